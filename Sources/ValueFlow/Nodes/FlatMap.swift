/// A hash map from 64-bit to 32-bit numbers in two arrays; 0 marks an empty place, so keys begin at 1.
struct FlatMap {
  private var keys: [UInt64]
  private var values: [Int32]
  private var mask: Int
  private var count = 0

  init(capacity: Int = 1 << 10) {
    keys = [UInt64](repeating: 0, count: capacity)
    values = [Int32](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  @inline(__always) private func place(of key: UInt64) -> Int {
    var place = FlatSet.hash(key) & mask
    while keys[place] != 0, keys[place] != key { place = (place &+ 1) & mask }
    return place
  }

  subscript(key: UInt64) -> Int32? {
    get {
      let place = place(of: key)
      return keys[place] == 0 ? nil : values[place]
    }
    set {
      guard let newValue else { return }
      if count * 2 >= keys.count { grow() }
      let place = place(of: key)
      if keys[place] == 0 { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  private mutating func grow() {
    var grown = FlatMap(capacity: keys.count * 2)
    for (key, value) in zip(keys, values) where key != 0 {
      let place = grown.place(of: key)
      grown.keys[place] = key
      grown.values[place] = value
    }
    grown.count = count
    self = grown
  }
}

extension UInt64 {
  /// Combines two numbers, which may be -1, to a key other than 0.
  @inline(__always) init(pair first: Int32, _ second: Int32) {
    self = UInt64(UInt32(bitPattern: first &+ 1)) << 32 | UInt64(UInt32(bitPattern: second &+ 2))
  }
}
