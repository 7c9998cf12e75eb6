public import Foundation

/// A 128-bit hash of some bytes.
///
/// Foundation has no hash that is both fast and the same in every run, and nobody gains from forging one: anyone who can write to the
/// user's cache needs no collision. This is a plain mixing hash, two lanes of multiplication over eight bytes at a time, at some
/// gigabytes a second.
public struct ContentHash: Hashable, Sendable {
  /// The lower half.
  public private(set) var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The upper half.
  public private(set) var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Makes the hash of no bytes.
  public init() {}

  /// Restores a hash from its two halves.
  public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Hashes bytes.
  public init(of bytes: some ContiguousBytes) {
    self.init()
    add(bytes)
  }

  /// Mixes in bytes and their number, so that `ab`, `c` differs from `a`, `bc`.
  public mutating func add(_ bytes: some ContiguousBytes) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Mixes in a string.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Mixes in a number.
  public mutating func add(_ number: UInt64) {
    low = Self.mix(low ^ number, 0xA076_1D64_78BD_642F)
    high = Self.mix(high ^ number.byteSwapped, 0xE703_7ED1_A0B4_28DB) &+ low
  }

  /// Mixes in another hash.
  public mutating func add(_ other: ContentHash) {
    add(other.low)
    add(other.high)
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~7
    var offset = 0
    while offset < whole {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    for index in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    add(rest)
    add(UInt64(bytes.count))
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// The hash as hexadecimal text, for file names.
  public var text: String {
    [high, low].map { String($0, radix: 16) }.map { String(repeating: "0", count: 16 - $0.count) + $0 }
      .joined()
  }

  /// Parses a hash from its `text`; nil if it is not one.
  public init?(text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(low: low, high: high)
  }
}
