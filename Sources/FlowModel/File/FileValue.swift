/// A value that a key of a file can have.
public protocol FileValue: Codable, Hashable, Sendable {
  /// The value's shape in JSON.
  static var shape: ValueShape { get }
  /// Tells which of two values is kept if graphs disagree; any strict total order will do.
  static func precedes(_ left: Self, _ right: Self) -> Bool
  /// Emits the whole value, part by part.
  func emit(_ sink: inout any FileSink)
  /// Reads a value that is plainly written; nil if it is not.
  init?(plain reader: inout JSONReader)
}

extension FileValue {
  /// Compares the values as JSON.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left.json < right.json }

  /// The value as one line of JSON, for messages.
  var json: String { String(decoding: JSONWriter.bytes(of: self, isPretty: false), as: UTF8.self) }
}

/// The shape of a value in JSON.
public indirect enum ValueShape: Sendable {
  /// A string.
  case text
  /// A whole number.
  case number
  /// `true` or `false`.
  case flag
  /// One of a fixed set of strings.
  case choice([String])
  /// An array of values of one shape.
  case list(ValueShape)
  /// An object.
  case object(ObjectDescription)
}

extension String: FileValue {
  /// A JSON string.
  public static var shape: ValueShape { .text }
  /// Keeps the smaller string.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left < right }
  /// Emits the string.
  public func emit(_ sink: inout any FileSink) { sink.add(self) }
  /// Reads a string.
  public init?(plain reader: inout JSONReader) {
    guard let text = reader.string() else { return nil }
    self = text
  }
}

extension Int: FileValue {
  /// A JSON number without a fraction.
  public static var shape: ValueShape { .number }
  /// Emits the number.
  public func emit(_ sink: inout any FileSink) { sink.add(self) }
  /// Reads a whole number.
  public init?(plain reader: inout JSONReader) {
    guard let number = reader.number() else { return nil }
    self = number
  }
}

extension Bool: FileValue {
  /// A JSON boolean.
  public static var shape: ValueShape { .flag }
  /// Emits the flag.
  public func emit(_ sink: inout any FileSink) { sink.add(self) }
  /// Reads a flag.
  public init?(plain reader: inout JSONReader) {
    guard let flag = reader.flag() else { return nil }
    self = flag
  }
}

extension Array: FileValue where Element: FileValue {
  /// A JSON array.
  public static var shape: ValueShape { .list(Element.shape) }
  /// Emits each value.
  public func emit(_ sink: inout any FileSink) {
    sink.beginList(of: count)
    for element in self { element.emit(&sink) }
    sink.endList()
  }
  /// Reads a list of plain values.
  public init?(plain reader: inout JSONReader) {
    self = []
    guard reader.skips("[") else { return nil }
    if reader.skips("]") { return }
    repeat {
      guard let element = Element(plain: &reader) else { return nil }
      append(element)
    } while reader.skips(",")
    guard reader.skips("]") else { return nil }
  }
}

extension Optional: FileValue where Wrapped: FileValue {
  /// The shape of the wrapped value; a missing value is a missing key.
  public static var shape: ValueShape { Wrapped.shape }
  /// Emits the value, or null if there is none.
  public func emit(_ sink: inout any FileSink) {
    if let self { self.emit(&sink) } else { sink.addNothing() }
  }
  /// Reads a plain value that is there.
  public init?(plain reader: inout JSONReader) {
    guard let value = Wrapped(plain: &reader) else { return nil }
    self = value
  }
}

/// A value that is one of a fixed set of words of the file format.
public protocol FileChoice: FileValue, CaseIterable, RawRepresentable<String> {}

extension FileChoice {
  /// The words to choose from.
  public static var shape: ValueShape { .choice(allCases.map(\.rawValue)) }
  /// Emits the word.
  public func emit(_ sink: inout any FileSink) { sink.add(rawValue) }
  /// Reads a word that is one of the choices.
  public init?(plain reader: inout JSONReader) {
    guard let word = reader.string() else { return nil }
    self.init(rawValue: word)
  }
}
