/// A hash map from 64-bit to 32-bit numbers in one array; the key 0 marks an empty place, so keys begin at 1.
struct FlatMap {
  private struct Entry {
    var key: UInt64 = 0
    var value: Int32 = 0
  }

  private var entries: [Entry]
  private var mask: Int
  private var count = 0

  init(capacity: Int = 1 << 10) {
    entries = [Entry](repeating: Entry(), count: capacity)
    mask = capacity - 1
  }

  @inline(__always) private func place(of key: UInt64) -> Int {
    var place = FlatSet.hash(key) & mask
    while entries[place].key != 0, entries[place].key != key { place = (place &+ 1) & mask }
    return place
  }

  subscript(key: UInt64) -> Int32? {
    get {
      let entry = entries[place(of: key)]
      return entry.key == 0 ? nil : entry.value
    }
    set {
      guard let newValue else { return }
      if count * 3 >= entries.count * 2 { grow() }
      let place = place(of: key)
      if entries[place].key == 0 { count += 1 }
      entries[place] = Entry(key: key, value: newValue)
    }
  }

  private mutating func grow() {
    var grown = FlatMap(capacity: entries.count * 2)
    for entry in entries where entry.key != 0 { grown.entries[grown.place(of: entry.key)] = entry }
    grown.count = count
    self = grown
  }
}

extension UInt64 {
  /// Combines four numbers to a key other than 0; others have the same as rarely as two of so many random numbers are equal.
  @inline(__always) init(mixing first: Int32, _ second: Int32, _ third: Int32, _ fourth: Int32 = 0) {
    var mixed = UInt64(pair: first, second) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 32
    mixed = (mixed ^ UInt64(pair: third, fourth)) &* 0xC2B2_AE3D_27D4_EB4F
    mixed ^= mixed >> 29
    self = Swift.max(mixed, 1)
  }

  /// Combines two numbers, which may be -1, to a key other than 0.
  @inline(__always) init(pair first: Int32, _ second: Int32) {
    self = UInt64(UInt32(bitPattern: first &+ 1)) << 32 | UInt64(UInt32(bitPattern: second &+ 2))
  }
}
