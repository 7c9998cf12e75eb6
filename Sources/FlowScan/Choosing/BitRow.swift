/// A set of small numbers that is quick to join and to compare.
struct BitRow: Hashable {
  private var bits: [UInt64]

  init(_ count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

  subscript(_ number: Int) -> Bool { bits[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  /// Whether something was added.
  @discardableResult
  mutating func formUnion(_ other: BitRow) -> Bool {
    var isMore = false
    for index in bits.indices {
      let joined = bits[index] | other.bits[index]
      if joined != bits[index] {
        bits[index] = joined
        isMore = true
      }
    }
    return isMore
  }

  func meets(_ other: BitRow) -> Bool {
    for index in bits.indices where bits[index] & other.bits[index] != 0 { return true }
    return false
  }

  /// The numbers in the set, the least first.
  var numbers: [Int] {
    bits.indices.flatMap { index in
      (0..<64).filter { bits[index] >> UInt64($0) & 1 == 1 }.map { index << 6 + $0 }
    }
  }
}
