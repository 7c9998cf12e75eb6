/// A value that can stand behind a key of a file.
public protocol FileValue: Codable, Hashable, Sendable {
  /// What the value looks like in JSON.
  static var shape: ValueShape { get }
  /// Which of two values is kept where graphs disagree; any strict order will do, as long as it is total.
  static func precedes(_ left: Self, _ right: Self) -> Bool
  /// Tells all that the value says, part by part.
  func tell(_ sink: inout any FileSink)
}

extension FileValue {
  /// Compares the values' JSON.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left.json < right.json }

  /// The value as one line of JSON, for messages.
  var json: String { String(decoding: JSONWriter.bytes(of: self, isPretty: false), as: UTF8.self) }
}

/// What a value looks like in JSON.
public indirect enum ValueShape: Sendable {
  /// A string.
  case text
  /// A whole number.
  case number
  /// `true` or `false`.
  case flag
  /// One of a few strings.
  case choice([String])
  /// An array of values that look alike.
  case list(ValueShape)
  /// An object.
  case object(ObjectDescription)
}

extension String: FileValue {
  /// A JSON string.
  public static var shape: ValueShape { .text }
  /// The smaller string is kept.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left < right }
  /// Tells the text.
  public func tell(_ sink: inout any FileSink) { sink.add(self) }
}

extension Int: FileValue {
  /// A JSON number without a fraction.
  public static var shape: ValueShape { .number }
  /// Tells the number.
  public func tell(_ sink: inout any FileSink) { sink.add(self) }
}

extension Bool: FileValue {
  /// A JSON boolean.
  public static var shape: ValueShape { .flag }
  /// Tells whether it is up.
  public func tell(_ sink: inout any FileSink) { sink.add(self) }
}

extension Array: FileValue where Element: FileValue {
  /// A JSON array.
  public static var shape: ValueShape { .list(Element.shape) }
  /// Tells each value.
  public func tell(_ sink: inout any FileSink) {
    sink.beginList(of: count)
    for element in self { element.tell(&sink) }
    sink.endList()
  }
}

extension Optional: FileValue where Wrapped: FileValue {
  /// The shape of the value; where there is none, the key is left out.
  public static var shape: ValueShape { Wrapped.shape }
  /// Tells the value, if there is one.
  public func tell(_ sink: inout any FileSink) {
    if let self { self.tell(&sink) } else { sink.addNothing() }
  }
}

/// A value that is one of a few words of the file format.
public protocol FileChoice: FileValue, CaseIterable, RawRepresentable<String> {}

extension FileChoice {
  /// The words to choose from.
  public static var shape: ValueShape { .choice(allCases.map(\.rawValue)) }
  /// Tells the word.
  public func tell(_ sink: inout any FileSink) { sink.add(rawValue) }
}
