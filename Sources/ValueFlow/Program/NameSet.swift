/// A set of names as one bit for each: for every call and member that is met, several such sets are asked.
struct NameSet {
  private var words: [UInt64]
  let isEmpty: Bool

  init(_ names: Set<Name>) {
    isEmpty = names.isEmpty
    words = [UInt64](repeating: 0, count: (names.max().map { Int($0) + 64 } ?? 0) / 64)
    for name in names { words[Int(name) / 64] |= 1 << UInt64(name % 64) }
  }

  @inline(__always) func contains(_ name: Name) -> Bool {
    let word = Int(UInt32(bitPattern: name) / 64)
    return word < words.count && words[word] >> UInt64(name & 63) & 1 == 1
  }
}
