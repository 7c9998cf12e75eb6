public import Foundation

/// Finds keys that occur twice in one object of a JSON document; readers differ in which of the two they take.
///
/// The bytes must be valid JSON. The scan keeps its own stack, since a hostile file may be nested deeper than the call stack.
public enum JSONKeys {
  /// A repeated key and the line of its second occurrence.
  public struct Repeated: Error, Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// The line, counted from 1.
    public let line: Int
  }

  /// The first repeated key; nil if there is none.
  public static func firstRepeated(in data: Data) -> Repeated? {
    data.withUnsafeBytes { bytes in
      var scan = KeyScan(bytes.bindMemory(to: UInt8.self))
      return scan.firstRepeated()
    }
  }
}

private struct KeyScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The keys of each open object; nil for an open list.
  private var open: [ObjectKeys?] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var document: JSONBytes { JSONBytes(bytes) }

  mutating func firstRepeated() -> JSONKeys.Repeated? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): open.append(ObjectKeys())
      case UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let start = position + 1
        position = document.end(ofString: start)
        if let repeated = repeated(start..<position) { return repeated }
      default: break
      }
      position += 1
    }
    return nil
  }

  private mutating func repeated(_ range: Range<Int>) -> JSONKeys.Repeated? {
    guard isKey(after: range.upperBound), let last = open.indices.last, open[last] != nil else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    guard open[last]?.insert(text) == false else { return nil }
    return JSONKeys.Repeated(key: ObjectKeys.text(of: text), line: document.line(of: range.lowerBound))
  }

  /// Whether a colon follows the string that ends here.
  private func isKey(after end: Int) -> Bool {
    let next = document.skippingSpace(from: end + 1)
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }
}

/// The keys of one object so far; most objects have few, and a linear search is faster than hashing.
private struct ObjectKeys {
  private var few: [UnsafeBufferPointer<UInt8>] = []
  private var many: Set<String> = []

  private static let limit = 24

  /// Inserts a key; returns false if it is a repeat.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    // With escapes, the same key can be spelled in different bytes.
    if many.isEmpty, few.count < Self.limit, !key.contains(UInt8(ascii: "\\")) {
      guard !few.contains(where: { $0.elementsEqual(key) }) else { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few.map(Self.text)) }
    return many.insert(Self.text(of: key)).inserted
  }

  static func text(of key: UnsafeBufferPointer<UInt8>) -> String {
    let plain = String(decoding: key, as: UTF8.self)
    guard key.contains(UInt8(ascii: "\\")) else { return plain }
    return (try? JSONDecoder().decode(String.self, from: Data("\"\(plain)\"".utf8))) ?? plain
  }
}
