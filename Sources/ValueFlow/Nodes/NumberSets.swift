/// Many growing sets of numbers in one store; each keeps its numbers in the order of insertion.
///
/// Small sets are searched linearly; larger ones have a hash table of places after their numbers, which is at most three quarters full.
struct NumberSets {
  private struct Row {
    var start: Int32 = 0
    var count: Int32 = 0
    /// A power of two: the numbers that fit if the set is small, or the places of its hash table.
    var capacity: Int32 = 0

    var isTabled: Bool { capacity >= NumberSets.tabled }
    /// How many numbers fit.
    var limit: Int32 { isTabled ? capacity / 4 * 3 : capacity }
    /// The places in the store that it takes.
    var size: Int { isTabled ? Int(limit &+ capacity) : Int(capacity) }
  }

  private var rows: [Row] = []
  private var store: [Int32] = []
  /// Freed places of the store, by capacity.
  private var free = [[Int32]](repeating: [], count: 32)
  /// The number of elements in all sets.
  private(set) var total = 0
  /// The capacity from which a set has a hash table.
  private static let tabled: Int32 = 64

  mutating func addSets(_ count: Int) {
    rows.makeRoom(for: count)
    rows += repeatElement(Row(), count: count)
  }

  @inline(__always) func count(of set: Int32) -> Int32 { rows[Int(set)].count }

  @inline(__always) func isEmpty(_ set: Int32) -> Bool { rows[Int(set)].count == 0 }

  /// The element of a set at an index of its order.
  @inline(__always) subscript(set: Int32, place: Int32) -> Int32 {
    store[Int(rows[Int(set)].start &+ place)]
  }

  @inline(__always) func numbers(of set: Int32) -> ArraySlice<Int32> {
    let row = rows[Int(set)]
    return store[Int(row.start)..<Int(row.start + row.count)]
  }

  @inline(__always) func contains(_ number: Int32, in set: Int32) -> Bool {
    let row = rows[Int(set)]
    if !row.isTabled { return isListed(number, row) }
    return store[entry(of: number, row)] != 0
  }

  /// Tells whether a number is among the first ones of a set.
  @inline(__always) func contains(_ number: Int32, in set: Int32, first count: Int32) -> Bool {
    var row = rows[Int(set)]
    if row.isTabled {
      let place = store[entry(of: number, row)]
      return place > 0 && place <= count
    }
    row.count = count
    return isListed(number, row)
  }

  /// Inserts a number; returns whether it was new.
  mutating func insert(_ number: Int32, in set: Int32) -> Bool {
    var row = rows[Int(set)]
    if row.capacity == 0 {
      begin(set, with: number)
      return true
    }
    if row.isTabled ? store[entry(of: number, row)] != 0 : isListed(number, row) { return false }
    if row.count == row.limit {
      free[row.capacity.trailingZeroBitCount].append(row.start)
      row = copy(of: row)
    }
    if row.isTabled { store[entry(of: number, row)] = row.count &+ 1 }
    store[Int(row.start &+ row.count)] = number
    row.count &+= 1
    rows[Int(set)] = row
    total += 1
    return true
  }

  /// Adds a set of one number and returns its index.
  mutating func addSet(with number: Int32) -> Int32 {
    addSets(1)
    begin(Int32(rows.count - 1), with: number)
    return Int32(rows.count - 1)
  }

  /// Adds a set with the first numbers of another and returns its index.
  mutating func addSet(with count: Int32, of set: Int32) -> Int32 {
    var row = rows[Int(set)]
    row.count = count
    rows.makeRoom()
    rows.append(copy(of: row))
    total += Int(count)
    return Int32(rows.count - 1)
  }

  /// Inserts the first number of a set, which is the only one of most.
  private mutating func begin(_ set: Int32, with number: Int32) {
    let start: Int32
    if let freed = free[0].popLast() {
      start = freed
      store[Int(freed)] = number
    } else {
      start = Int32(store.count)
      store.makeRoom()
      store.append(number)
    }
    rows[Int(set)] = Row(start: start, count: 1, capacity: 1)
    total += 1
  }

  @inline(__always) private func isListed(_ number: Int32, _ row: Row) -> Bool {
    var place = Int(row.start)
    let end = place &+ Int(row.count)
    while place < end {
      if store[place] == number { return true }
      place &+= 1
    }
    return false
  }

  /// The position of a number in a set's hash table, or the empty position for it.
  @inline(__always) private func entry(of number: Int32, _ row: Row) -> Int {
    let mask = Int(row.capacity) &- 1
    let table = Int(row.start &+ row.limit)
    var hash = UInt32(bitPattern: number) &* 0x9E37_79B1
    hash ^= hash >> 15
    var place = Int(hash) & mask
    while store[table &+ place] != 0, store[Int(row.start &+ store[table &+ place] &- 1)] != number {
      place = (place &+ 1) & mask
    }
    return table &+ place
  }

  /// Copies the numbers of a set to where one more fits.
  private mutating func copy(of row: Row) -> Row {
    var copy = Row(start: 0, count: row.count, capacity: 1)
    while copy.limit <= copy.count { copy.capacity *= 2 }
    copy.start = take(copy)
    for index in 0..<row.count {
      let number = store[Int(row.start &+ index)]
      store[Int(copy.start &+ index)] = number
      if copy.isTabled { store[entry(of: number, copy)] = index &+ 1 }
    }
    return copy
  }

  /// Takes empty places of the store for a set.
  private mutating func take(_ row: Row) -> Int32 {
    if let start = free[row.capacity.trailingZeroBitCount].popLast() {
      for place in Int(start)..<Int(start) + row.size { store[place] = 0 }
      return start
    }
    let start = store.count
    store.makeRoom(for: row.size)
    store.append(contentsOf: repeatElement(0, count: row.size))
    return Int32(start)
  }
}
