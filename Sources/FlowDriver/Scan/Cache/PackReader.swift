internal import FlowModel
internal import Foundation

/// Reads numbers, hashes and blocks of bytes; nil at the end of the data.
struct PackReader {
  private(set) var rest: Data

  init(_ data: Data) { rest = data }

  mutating func bytes(_ count: Int) -> Data? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func number() -> Int? {
    bytes(8).map { part in
      part.withUnsafeBytes {
        Int(truncatingIfNeeded: UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)))
      }
    }
  }

  mutating func hash() -> ContentHash? {
    guard let low = number(), let high = number() else { return nil }
    return ContentHash(low: UInt64(bitPattern: Int64(low)), high: UInt64(bitPattern: Int64(high)))
  }

  mutating func block() -> Data? { number().flatMap { bytes($0) } }

  mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }

  /// Reads a list of elements of at least one byte each.
  mutating func list<Element>(_ element: (inout PackReader) -> Element?) -> [Element]? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }
}

// The writing counterparts.
extension Data {
  mutating func append(number: Int) { append(bits: UInt64(bitPattern: Int64(number))) }

  mutating func append(hash: ContentHash) {
    append(bits: hash.low)
    append(bits: hash.high)
  }

  mutating func append(block: Data) {
    append(number: block.count)
    append(block)
  }

  mutating func append(text: String) { append(block: Data(text.utf8)) }

  mutating func append<Element>(list: [Element], _ element: (inout Data, Element) -> Void) {
    append(number: list.count)
    for next in list { element(&self, next) }
  }

  private mutating func append(bits: UInt64) {
    Swift.withUnsafeBytes(of: bits.littleEndian) { append(contentsOf: $0) }
  }
}
