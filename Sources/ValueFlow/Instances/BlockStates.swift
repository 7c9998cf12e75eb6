/// For the blocks of all instances which of their tests hold, and by which objects.
struct BlockStates {
  /// A bit for each test; the highest is set where the block runs.
  private var states: [UInt32] = []
  private var matches: [Int64: [ObjectIndex]] = [:]
  private var knownMatches = FlatSet()
  private static let runs: UInt32 = 0x8000_0000

  var count: Int { states.count }

  /// The blocks to which an object opened the way.
  var opened: [(instance: InstanceIndex, block: Int32)] {
    matches.keys.map { (InstanceIndex($0 >> 20), Int32($0 & 0xF_FFFF)) }
  }

  /// The objects that opened the way to a block, in the order in which they came.
  func matched(_ instance: InstanceIndex, _ block: Int32) -> [ObjectIndex] {
    matches[Self.key(instance, block)] ?? []
  }

  mutating func append(_ count: Int) { states += repeatElement(0, count: count) }

  func runs(_ state: Int32) -> Bool { states[Int(state)] & Self.runs != 0 }

  /// Lets a block run; false where it did before.
  mutating func run(_ state: Int32) -> Bool {
    if runs(state) { return false }
    states[Int(state)] |= Self.runs
    return true
  }

  mutating func note(_ object: ObjectIndex, at state: Int32, of instance: InstanceIndex, _ block: Int32) {
    guard object >= 0, knownMatches.insert(UInt64(pair: state, object)) else { return }
    matches[Self.key(instance, block), default: []].append(object)
  }

  /// Notes that one of the tests of a block holds; true where all of them do and it does not run yet.
  mutating func satisfy(_ test: Int32, of count: Int, at state: Int32) -> Bool {
    if runs(state) { return false }
    states[Int(state)] |= 1 << UInt32(min(test, 30))
    let all: UInt32 = count >= 31 ? 0x7FFF_FFFF : (1 << UInt32(count)) - 1
    return states[Int(state)] & all == all
  }

  private static func key(_ instance: InstanceIndex, _ block: Int32) -> Int64 {
    Int64(instance) << 20 | Int64(block)
  }
}
