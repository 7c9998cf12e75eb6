/// One key of an object in the configuration: how it is read, and its documentation.
struct ConfigurationKey<Object>: Sendable {
  let name: String
  /// The expected kind of value, such as `a list of paths`.
  let form: String
  /// An example value, as in the file.
  let example: String
  let meaning: String
  let read: @Sendable (inout Object, CommentedJSON.Value, ConfigurationFile) throws(DriverError) -> Void
}

extension ConfigurationKey {
  typealias Path<Value> = WritableKeyPath<Object, Value> & Sendable

  static func key<Value>(
    _ name: String, _ path: any Path<Value>, _ form: ConfigurationForm<Value>, _ meaning: String
  ) -> Self {
    Self(name: name, form: form.name, example: form.example, meaning: meaning) {
      object, value, file throws(DriverError) in
      guard let read = try form.read(value, file) else {
        throw file.error(value.line, "\"\(name)\" is \(form.name): \(form.example)")
      }
      object[keyPath: path] = read
    }
  }

  static func key<Value>(
    _ name: String, _ path: any Path<Value?>, _ form: ConfigurationForm<Value>, _ meaning: String
  ) -> Self {
    let optional = ConfigurationForm<Value?>(form.name, example: form.example) {
      value, file throws(DriverError) in
      try form.read(value, file).map(Optional.some)
    }
    return key(name, path, optional, meaning)
  }
}

extension ConfigurationObject {
  /// Reads an object; an unknown key is an error, since a misspelt one would otherwise be lost silently.
  init(_ fields: [CommentedJSON.Field], of file: ConfigurationFile) throws(DriverError) {
    self.init()
    var seen: Set<String> = []
    for field in fields {
      guard let key = Self.keys.first(where: { $0.name == field.key }) else {
        let hint = suggestion(for: field.key, among: Self.keys.map(\.name))
        throw file.error(field.line, "the key \"\(field.key)\" is unknown\(hint)")
      }
      guard seen.insert(field.key).inserted else {
        throw file.repeated(field)
      }
      try key.read(&self, field.value, file)
    }
  }
}
