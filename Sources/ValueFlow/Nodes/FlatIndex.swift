/// A hash table of the numbers of elements that a list keeps, without a second copy of these.
struct FlatIndex {
  /// The numbers, counted from 1; 0 marks an empty place.
  private var table: [Int32]
  private var count = 0

  init(capacity: Int = 1 << 10) { table = [Int32](repeating: 0, count: capacity) }

  /// The number of an element with a hash, if the list has one.
  @inline(__always) func number(_ hash: UInt64, where isEqual: (Int32) -> Bool) -> Int32? {
    let mask = table.count &- 1
    var place = FlatSet.hash(hash) & mask
    while table[place] != 0 {
      if isEqual(table[place] &- 1) { return table[place] &- 1 }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// Inserts the number of an element that the table does not have.
  @inline(__always) mutating func insert(_ number: Int32, hash: (Int32) -> UInt64) {
    if count * 2 >= table.count {
      let old = table
      table = [Int32](repeating: 0, count: old.count * 2)
      for known in old where known != 0 { put(known, hash(known &- 1)) }
    }
    put(number &+ 1, hash(number))
    count += 1
  }

  @inline(__always) private mutating func put(_ entry: Int32, _ hash: UInt64) {
    let mask = table.count &- 1
    var place = FlatSet.hash(hash) & mask
    while table[place] != 0 { place = (place &+ 1) & mask }
    table[place] = entry
  }
}
