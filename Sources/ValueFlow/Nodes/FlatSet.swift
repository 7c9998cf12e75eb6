/// A hash set of 64-bit numbers in one array; 0 marks an empty place, so numbers begin at 1.
struct FlatSet {
  private var table: [UInt64]
  private var mask: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 12) {
    table = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  @inline(__always) static func hash(_ key: UInt64) -> Int {
    var x = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    x ^= x >> 32
    return Int(truncatingIfNeeded: x)
  }

  /// Inserts a number; returns whether it was new.
  mutating func insert(_ key: UInt64) -> Bool {
    if count * 3 >= table.count * 2 { grow() }
    var index = Self.hash(key) & mask
    while table[index] != 0 {
      if table[index] == key { return false }
      index = (index + 1) & mask
    }
    table[index] = key
    count += 1
    return true
  }

  func contains(_ key: UInt64) -> Bool {
    var index = Self.hash(key) & mask
    while table[index] != 0 {
      if table[index] == key { return true }
      index = (index + 1) & mask
    }
    return false
  }

  private mutating func grow() {
    let old = table
    table = [UInt64](repeating: 0, count: old.count * 2)
    mask = table.count - 1
    for key in old where key != 0 {
      var index = Self.hash(key) & mask
      while table[index] != 0 { index = (index + 1) & mask }
      table[index] = key
    }
  }
}
