public import Foundation

/// The size of a JSON document that may be decoded: a decoder takes some fifty bytes of memory for each value, whether it is used or not.
///
/// The bytes need not be valid JSON. Nothing is kept but a number for each open object, so that a file of a gigabyte is refused within a
/// few bytes of memory.
public enum JSONSize {
  /// The largest number of values in a document, with keys and containers; a graph of a million routes has 15 million.
  static let mostValues = 1 << 24
  /// The largest number of keys in one object; an object of flowdoc's formats has some thirty.
  static let mostKeys = 100_000

  /// The reason why a document is not decoded.
  public enum Excess: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document has too many values.
    case values
    /// An object has too many keys; the line is that of the first one above the limit.
    case keys(line: Int)

    /// The limit and what to do about it.
    public var description: String {
      switch self {
      case .values:
        "the file has more than \(mostValues) values, and is not read; describe modules in files of their own"
      case .keys(let line):
        "an object has more than \(mostKeys) keys on line \(line), and the file is not read; use a file that flowdoc wrote"
      }
    }
  }

  /// The limit that a document exceeds; nil if it can be decoded.
  public static func excess(in data: Data) -> Excess? { excess(in: data, values: mostValues, keys: mostKeys) }

  static func excess(in data: Data, values: Int, keys: Int) -> Excess? {
    // Each value and each key takes two bytes at least.
    guard data.count > 2 * min(values, keys) else { return nil }
    return data.withUnsafeBytes { excess(in: JSONBytes($0.bindMemory(to: UInt8.self)), values, keys) }
  }

  private static func excess(in bytes: JSONBytes, _ mostValues: Int, _ mostKeys: Int) -> Excess? {
    var values = 1
    var keys: [Int] = []
    var position = 0
    while let mark = bytes.nextMark(from: &position) {
      switch mark {
      case UInt8(ascii: "{"), UInt8(ascii: "["): keys.append(0)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = keys.popLast()
        continue
      case UInt8(ascii: ":"):
        guard let last = keys.indices.last else { break }
        keys[last] += 1
        if keys[last] > mostKeys { return .keys(line: bytes.line(of: position)) }
      default: break
      }
      values += 1
      if values > mostValues { return .values }
    }
    return nil
  }
}
