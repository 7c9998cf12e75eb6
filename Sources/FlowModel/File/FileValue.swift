internal import Foundation

/// A value that can stand behind a key of a file.
public protocol FileValue: Codable, Hashable, Sendable {
  /// What the value looks like in JSON.
  static var shape: ValueShape { get }
  /// Which of two values is kept where graphs disagree; any strict order will do, as long as it is total.
  static func precedes(_ left: Self, _ right: Self) -> Bool
  /// Mixes all that the value says into a hash that is the same in every run.
  func add(to hash: inout ContentHash)
}

extension FileValue {
  /// Compares the values' JSON.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left.json < right.json }

  /// The value as one line of JSON, for messages.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
  }
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
  /// Mixes the text in.
  public func add(to hash: inout ContentHash) { hash.add(self) }
}

extension Int: FileValue {
  /// A JSON number without a fraction.
  public static var shape: ValueShape { .number }
  /// Mixes the number in.
  public func add(to hash: inout ContentHash) { hash.add(UInt64(bitPattern: Int64(self))) }
}

extension Bool: FileValue {
  /// A JSON boolean.
  public static var shape: ValueShape { .flag }
  /// Mixes in whether it is up.
  public func add(to hash: inout ContentHash) { hash.add(UInt64(self ? 1 : 0)) }
}

extension Array: FileValue where Element: FileValue {
  /// A JSON array.
  public static var shape: ValueShape { .list(Element.shape) }
  /// Mixes in how many values there are, and each of them.
  public func add(to hash: inout ContentHash) {
    hash.add(UInt64(count))
    for element in self { element.add(to: &hash) }
  }
}

extension Optional: FileValue where Wrapped: FileValue {
  /// The shape of the value; where there is none, the key is left out.
  public static var shape: ValueShape { Wrapped.shape }
  /// Mixes in whether there is a value, and the value.
  public func add(to hash: inout ContentHash) {
    hash.add(UInt64(self == nil ? 0 : 1))
    self?.add(to: &hash)
  }
}

/// A value that is one of a few words of the file format.
public protocol FileChoice: FileValue, CaseIterable, RawRepresentable<String> {}

extension FileChoice {
  /// The words to choose from.
  public static var shape: ValueShape { .choice(allCases.map(\.rawValue)) }
  /// Mixes the word in.
  public func add(to hash: inout ContentHash) { hash.add(rawValue) }
}
