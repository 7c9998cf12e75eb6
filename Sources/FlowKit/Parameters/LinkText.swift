/// Parses and formats values of types that are only known at run time.
enum LinkText {
  /// Tells whether links can carry values of a type.
  static func canCarry(_ type: Any.Type) -> Bool {
    if type is any LinkConvertible.Type { return true }
    if let type = type as? any RawRepresentable.Type { return canCarry(rawType(of: type)) }
    return type is any LosslessStringConvertible.Type
  }

  /// Parses a text as a value of a type.
  static func read(_ text: String, as type: Any.Type) -> Any? {
    if let type = type as? any LinkConvertible.Type { return type.init(linkText: text) }
    if let type = type as? any RawRepresentable.Type { return readRaw(text, as: type) }
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) }
    return nil
  }

  /// The text of a value; nil if links cannot carry it.
  static func write(_ value: Any) -> String? {
    if let value = value as? any LinkConvertible { return value.linkText }
    if let value = value as? any RawRepresentable { return writeRaw(value) }
    if let value = value as? any LosslessStringConvertible { return value.description }
    return nil
  }

  /// The texts of all values, if the type has only a few.
  static func all(of type: Any.Type) -> [String] {
    guard let type = type as? any CaseIterable.Type else { return [] }
    return texts(ofAll: type)
  }
}

extension LinkText {
  private static func rawType<Value: RawRepresentable>(of type: Value.Type) -> Any.Type {
    Value.RawValue.self
  }

  private static func readRaw<Value: RawRepresentable>(_ text: String, as type: Value.Type) -> Any? {
    guard let raw = read(text, as: Value.RawValue.self) as? Value.RawValue else { return nil }
    return Value(rawValue: raw)
  }

  private static func writeRaw<Value: RawRepresentable>(_ value: Value) -> String? { write(value.rawValue) }

  private static func texts<Value: CaseIterable>(ofAll type: Value.Type) -> [String] {
    Value.allCases.compactMap(write)
  }
}
