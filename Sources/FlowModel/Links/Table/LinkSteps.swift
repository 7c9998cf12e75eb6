/// The steps of an automaton that literals lead to: one flat hash table, so that a step touches little memory.
///
/// Slots are tried one after another from where the hash points; half of them are free. The hash is seeded anew in each
/// process, so nobody can write patterns that all fall on one slot.
struct LinkSteps: Sendable {
  /// How many steps there are.
  let count: Int
  private var slots: [Slot]

  /// A step as it is found.
  struct Step {
    let from: Int32
    let literal: Int32
    let to: Int32
  }

  /// A step as it is kept: free where it leads nowhere.
  private struct Slot {
    var from: Int32 = -1
    var to: Int32 = -1
    var hash: UInt32 = 0
    var text = LiteralPool.Place(start: 0, count: 0)
  }

  init(_ steps: [Step], _ literals: LiteralPool) {
    count = steps.count
    slots = Array(repeating: Slot(), count: 2 << (Int.bitWidth - (steps.count | 1).leadingZeroBitCount))
    for step in steps {
      let place = literals.places[Int(step.literal)]
      let hash = Self.hash(step.from, literals.text(at: place))
      slots[freeSlot(for: hash)] = Slot(from: step.from, to: step.to, hash: hash, text: place)
    }
  }

  /// The state that a text leads to, where it is a literal there.
  func next(after state: Int32, _ text: ArraySlice<UInt8>, in literals: LiteralPool) -> Int32? {
    let hash = Self.hash(state, text)
    var index = Int(hash) & (slots.count - 1)
    while slots[index].to >= 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.from == state, literals.text(at: slot.text) == text { return slot.to }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }
}

extension LinkSteps {
  private func freeSlot(for hash: UInt32) -> Int {
    var index = Int(hash) & (slots.count - 1)
    while slots[index].to >= 0 { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private static func hash(_ state: Int32, _ text: ArraySlice<UInt8>) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(state)
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
