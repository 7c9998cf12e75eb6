internal import FlowModel
internal import FlowReview
internal import FlowScan
internal import Foundation

/// The kind of value that a key expects.
struct ConfigurationForm<Value>: Sendable {
  /// The name of the kind in messages, such as `a list of paths`.
  let name: String
  let example: String
  /// Reads a value: nil if it is of another kind, an error if the kind is right and the value is not.
  let read: @Sendable (CommentedJSON.Value, ConfigurationFile) throws(DriverError) -> Value?

  init(
    _ name: String, example: String,
    read: @escaping @Sendable (CommentedJSON.Value, ConfigurationFile) throws(DriverError) -> Value?
  ) {
    self.name = name
    self.example = example
    self.read = read
  }
}

extension ConfigurationForm where Value == Bool {
  static let flag = Self("true or false", example: "true") { value, _ in
    if case .bool(let flag) = value.content { flag } else { nil }
  }
}

extension ConfigurationForm where Value == Int {
  static func percent(_ example: String) -> Self {
    Self("a whole number from 0 to 100", example: example) { value, _ in value.percent }
  }

  static func count(_ example: String, from least: Int = 1) -> Self {
    Self("a whole number from \(least) to 10000", example: example) { value, _ in
      guard case .number(let number) = value.content else { return nil }
      return Int(exactly: number).flatMap { (least...10_000).contains($0) ? $0 : nil }
    }
  }
}

extension ConfigurationForm where Value == String {
  static func text(_ example: String) -> Self {
    Self("a string", example: "\"\(example)\"") { value, _ in value.text }
  }

  static func name(_ example: String) -> Self {
    Self("a string", example: "\"\(example)\"") { value, _ in value.text.flatMap { $0.isEmpty ? nil : $0 } }
  }

  static func path(_ example: String) -> Self {
    Self("a path", example: "\"\(example)\"") { value, file throws(DriverError) in
      guard let path = value.path else { return nil }
      return try file.place(of: path, line: value.line)
    }
  }

  static func revisionOrFile(_ example: String) -> Self {
    Self("a revision, or a path after file:", example: "\"\(example)\"") { value, file throws(DriverError) in
      guard let word = value.path, let path = MarkedPath.path(in: word) else { return value.path }
      return MarkedPath.mark + (try file.place(of: path, line: value.line))
    }
  }

  /// A web address: links of other schemes do not belong on a page.
  static func address(_ example: String) -> Self {
    Self("an address that begins with https:// or http://", example: "\"\(example)\"") { value, _ in
      value.text.flatMap { SourceLinks.isWebAddress($0) ? $0 : nil }
    }
  }

  static func pattern(_ example: String) -> Self {
    Self("an address with {file} in it", example: "\"\(example)\"") { value, file throws(DriverError) in
      guard let text = value.text, SourceLinks.isWebAddress(text), text.contains("{file}") else { return nil }
      for match in text.matches(of: /{([^{}]*)}/) where !SourceLinks.holes.contains(String(match.1)) {
        let hint = suggestion(for: String(match.1), among: SourceLinks.holes)
        throw file.error(
          value.line, "there is no placeholder {\(match.1)}\(hint); there are {file}, {line} and {revision}")
      }
      return text
    }
  }
}

extension ConfigurationForm where Value == [String] {
  static func texts(_ example: String) -> Self {
    Self("a list of strings", example: "[\"\(example)\"]") { value, _ in value.elements { $0.text } }
  }

  static func paths(_ example: String) -> Self {
    Self("a list of paths", example: "[\"\(example)\"]") { value, file throws(DriverError) in
      guard let paths = value.elements({ $0.path }) else { return nil }
      var places: [String] = []
      for path in paths { places.append(try file.place(of: path, line: value.line)) }
      return places
    }
  }

  /// Paths that are only compared with others, and never opened.
  static func comparedPaths(_ example: String) -> Self {
    Self("a list of paths", example: "[\"\(example)\"]") { value, file in
      value.elements { $0.path }?.map { file.place(of: $0) }
    }
  }
}

extension ConfigurationForm where Value == [String: String] {
  static func map(_ key: String, _ example: String) -> Self {
    Self("an object of strings", example: "{\"\(key)\": \"\(example)\"}") { value, file throws(DriverError) in
      guard let fields = value.fields else { return nil }
      var map: [String: String] = [:]
      for field in fields {
        guard let text = field.value.text else { return nil }
        guard map.updateValue(text, forKey: field.key) == nil else {
          throw file.repeated(field)
        }
      }
      return map
    }
  }
}

extension ConfigurationForm where Value == RefusedChanges {
  static let choice = Self("breaking, risky or any", example: "\"breaking\"") { value, _ in
    value.text.flatMap(RefusedChanges.init)
  }
}

extension ConfigurationForm where Value == [CoverageAspect: Int] {
  /// The aspects of one kind, each with its minimum share.
  static func floors(_ kind: CoverageKind) -> Self {
    let names = kind.aspects.map(\.rawValue)
    return Self("an object of percents", example: "{\"summary\": 90}") { value, file throws(DriverError) in
      guard let fields = value.fields else { return nil }
      var floors: [CoverageAspect: Int] = [:]
      for field in fields {
        guard let aspect = CoverageAspect(rawValue: field.key), kind.aspects.contains(aspect) else {
          throw file.error(
            field.line, "\(kind.plural) have no \"\(field.key)\"; there are \(names.joined(separator: ", "))")
        }
        guard let percent = field.value.percent else { return nil }
        guard floors.updateValue(percent, forKey: aspect) == nil else {
          throw file.repeated(field)
        }
      }
      return floors
    }
  }
}

extension ConfigurationForm where Value == [ProjectFile] {
  /// Files that are read along with the configuration, so that a missing one is reported with its line.
  static func files(_ example: String) -> Self {
    Self("a list of paths", example: "[\"\(example)\"]") { value, file throws(DriverError) in
      guard case .array(let elements) = value.content, value.elements({ $0.path }) != nil else { return nil }
      var files: [ProjectFile] = []
      for element in elements {
        let path = element.path ?? ""
        guard let bytes = FileBytes.read(try file.place(of: path, line: element.line)) else {
          throw file.error(
            element.line, "\"\(path)\" cannot be read; paths begin at the configuration's own folder")
        }
        if let repeated = JSONKeys.firstRepeated(in: bytes) {
          throw file.error(
            element.line,
            "line \(repeated.line) of \"\(path)\" has the key \"\(repeated.key)\" a second time; keep one of them"
          )
        }
        files.append(ProjectFile(path: path, bytes: bytes))
      }
      return files
    }
  }
}

extension ConfigurationForm where Value: ConfigurationObject {
  static func object(_ key: String, _ example: String) -> Self {
    object(example: "{\"\(key)\": \"\(example)\"}")
  }

  static func object(_ key: String, _ example: [String]) -> Self {
    object(example: "{\"\(key)\": \(example)}")
  }

  static func object(_ key: String, _ example: Int) -> Self {
    object(example: "{\"\(key)\": \(example)}")
  }

  private static func object(example: String) -> Self {
    Self("an object", example: example) { value, file throws(DriverError) in
      guard let fields = value.fields else { return nil }
      return try Value(fields, of: file)
    }
  }
}

extension ConfigurationForm where Value == Configuration.Registry {
  /// An object with at least a product.
  static let registry = Self("an object", example: "{\"product\": \"shop\"}") {
    value, file throws(DriverError) in
    guard let fields = value.fields else { return nil }
    let registry = try Configuration.Registry(fields, of: file)
    return registry.product.isEmpty ? nil : registry
  }
}

extension ConfigurationForm where Value: ConfigurationFolder {
  static func folderOrObject(_ example: String) -> Self {
    Self("a path or an object", example: "\"\(example)\"") { value, file throws(DriverError) in
      if let fields = value.fields { return try Value(fields, of: file) }
      guard let folder = value.path else { return nil }
      var object = Value()
      object.folder = try file.place(of: folder, line: value.line)
      return object
    }
  }
}
