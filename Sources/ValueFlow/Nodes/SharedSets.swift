/// Many growing sets of numbers, of which those with the same numbers in the same order are stored once.
///
/// Each is the beginning of a list, and grows along it as long as the list has, or can be given, the number that is inserted. So what
/// flows from one set to another takes neither time nor memory for each number, unless other sets flow there, too.
struct SharedSets {
  private struct Row {
    /// The list; any if there are no numbers.
    var list: Int32 = -1
    var count: Int32 = 0
  }

  private var rows: [Row] = []
  private var lists = NumberSets()
  /// For each number, the list that begins with it, counted from 1; 0 if none does.
  private var firstLists: [Int32] = []
  /// The lists that begin like others, by the beginning and the next number.
  private var branches = FlatMap()
  /// The number of elements in all sets.
  private(set) var total = 0

  mutating func addSets(_ count: Int) {
    rows.makeRoom(for: count)
    rows += repeatElement(Row(), count: count)
  }

  @inline(__always) func count(of set: Int32) -> Int32 { rows[Int(set)].count }

  @inline(__always) func isEmpty(_ set: Int32) -> Bool { rows[Int(set)].count == 0 }

  /// The list with the elements of a set, which other sets may share.
  @inline(__always) func list(of set: Int32) -> Int32 { rows[Int(set)].list }

  /// The element of a set at an index of its order.
  @inline(__always) subscript(set: Int32, place: Int32) -> Int32 { lists[rows[Int(set)].list, place] }

  @inline(__always) func numbers(of set: Int32) -> ArraySlice<Int32> {
    let row = rows[Int(set)]
    return row.count == 0 ? [] : lists.numbers(of: row.list).prefix(Int(row.count))
  }

  @inline(__always) func contains(_ number: Int32, in set: Int32) -> Bool {
    let row = rows[Int(set)]
    return row.count > 0 && lists.contains(number, in: row.list, first: row.count)
  }

  /// Inserts a number; returns whether it was new.
  mutating func insert(_ number: Int32, in set: Int32) -> Bool {
    if contains(number, in: set) { return false }
    let row = rows[Int(set)]
    rows[Int(set)] = Row(list: list(continuing: row, with: number), count: row.count &+ 1)
    total += 1
    return true
  }

  /// Tells whether a set that is given some elements of another goes on as a part of its list.
  @inline(__always) func shares(_ set: Int32, _ places: Range<Int32>, of other: Int32) -> Bool {
    let row = rows[Int(set)]
    if row.count == 0 { return places.lowerBound == 0 }
    return row.list == list(of: other) && row.count >= places.lowerBound
  }

  /// Inserts elements of another set whose list it shares; returns whether there were new ones.
  mutating func share(_ places: Range<Int32>, of other: Int32, in set: Int32) -> Bool {
    let new = places.upperBound - rows[Int(set)].count
    guard new > 0 else { return false }
    rows[Int(set)] = Row(list: list(of: other), count: places.upperBound)
    total += Int(new)
    return true
  }

  /// Drops what only insertions need.
  mutating func forgetSearch() { (firstLists, branches) = ([], FlatMap()) }

  private mutating func list(continuing row: Row, with number: Int32) -> Int32 {
    if row.count == 0 { return list(beginningWith: number) }
    guard lists.count(of: row.list) > row.count else {
      _ = lists.insert(number, in: row.list)
      return row.list
    }
    return lists[row.list, row.count] == number ? row.list : branch(of: row, with: number)
  }

  private mutating func list(beginningWith number: Int32) -> Int32 {
    let missing = Int(number) + 1 - firstLists.count
    if missing > 0 {
      firstLists.makeRoom(for: missing)
      firstLists += repeatElement(0, count: missing)
    }
    if firstLists[Int(number)] == 0 {
      firstLists[Int(number)] = lists.addSet(with: number) + 1
    }
    return firstLists[Int(number)] - 1
  }

  private mutating func branch(of row: Row, with number: Int32) -> Int32 {
    let key = UInt64(mixing: row.list, row.count, number)
    if let known = branches[key] { return known }
    let list = lists.addSet(with: row.count, of: row.list)
    _ = lists.insert(number, in: list)
    branches[key] = list
    return list
  }
}
