/// A set of hashed words that is quick to fill: a table with room, looked through from where a word belongs.
struct WordSet {
  private var slots = [UInt32](repeating: 0, count: 512)
  private var count = 0

  mutating func insert(_ word: WordHash) {
    // Zero is an empty slot.
    let bits = word.bits == 0 ? 1 : word.bits
    guard place(bits) else { return }
    count += 1
    if count * 2 > slots.count { grow() }
  }

  /// False where the word was there.
  @inline(__always)
  private mutating func place(_ bits: UInt32) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: bits &* 0x9E37_79B1 >> 7) & mask
    while slots[index] != 0 {
      if slots[index] == bits { return false }
      index = (index + 1) & mask
    }
    slots[index] = bits
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt32](repeating: 0, count: old.count * 2)
    for bits in old where bits != 0 { _ = place(bits) }
  }

  /// The words in the order of their numbers.
  var sorted: [UInt32] { slots.filter { $0 != 0 }.sorted() }
}
