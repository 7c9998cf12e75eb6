/// The state of each block of each instance: which of its tests hold, and for which objects.
struct BlockStates {
  /// One bit per test; the highest is set if the block runs.
  private var states: [UInt32] = []
  /// For each block, the head of a linked list of the objects that opened it.
  private var lastMatches: [Int32] = []
  private var matches: [(object: ObjectIndex, next: Int32)] = []
  private var knownMatches = FlatSet()
  private static let runs: UInt32 = 0x8000_0000

  var count: Int { states.count }

  /// The blocks that were opened by an object.
  private(set) var opened: [(instance: InstanceIndex, block: Int32)] = []

  /// The objects that opened a block, in the order in which they arrived.
  func matched(_ state: Int32) -> [ObjectIndex] {
    var found: [ObjectIndex] = []
    var link = lastMatches[Int(state)]
    while link >= 0 {
      found.append(matches[Int(link)].object)
      link = matches[Int(link)].next
    }
    found.reverse()
    return found
  }

  mutating func append(_ count: Int) {
    states.makeRoom(for: count)
    states += repeatElement(0, count: count)
    lastMatches.makeRoom(for: count)
    lastMatches += repeatElement(-1, count: count)
  }

  @inline(__always) func runs(_ state: Int32) -> Bool { states[Int(state)] & Self.runs != 0 }

  /// Marks a block as running; returns false if it already was.
  mutating func run(_ state: Int32) -> Bool {
    if runs(state) { return false }
    states[Int(state)] |= Self.runs
    return true
  }

  mutating func note(_ object: ObjectIndex, at state: Int32, of instance: InstanceIndex, _ block: Int32) {
    guard object >= 0, knownMatches.insert(UInt64(pair: state, object)) else { return }
    if lastMatches[Int(state)] < 0 { opened.append((instance, block)) }
    matches.makeRoom()
    matches.append((object, lastMatches[Int(state)]))
    lastMatches[Int(state)] = Int32(matches.count - 1)
  }

  /// Records that one of the tests of a block holds; returns true if all of them do and the block is not running yet.
  mutating func satisfy(_ test: Int32, of count: Int, at state: Int32) -> Bool {
    if runs(state) { return false }
    states[Int(state)] |= 1 << UInt32(min(test, 30))
    let all: UInt32 = count >= 31 ? 0x7FFF_FFFF : (1 << UInt32(count)) - 1
    return states[Int(state)] & all == all
  }

  /// Drops what only tells new objects from known ones.
  mutating func forgetSearch() { knownMatches = FlatSet() }
}
