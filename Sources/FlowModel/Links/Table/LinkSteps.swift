/// The literal steps of an automaton in one flat hash table, so that a step touches little memory.
///
/// Linear probing, half of the slots free. The hash is seeded in each process, so nobody can craft patterns that collide.
struct LinkSteps: Sendable {
  /// The number of steps.
  let count: Int
  private var slots: [Slot]

  /// A step as it is found.
  struct Step {
    let from: Int32
    let literal: Int32
    let to: Int32
  }

  /// A step as it is stored; a slot without a target is free.
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

  /// Finds the next state for a text, if it is a literal there.
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
