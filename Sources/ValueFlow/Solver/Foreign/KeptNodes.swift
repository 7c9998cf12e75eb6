/// Pairs of nodes of which values of the first may be kept in the second, which is the content of an object without source.
struct KeptNodes {
  private var pairs = FlatSet()
  /// For each node, whether anything is kept there: few nodes are, and most pairs that are asked for have others.
  private var isTarget: [Bool] = []

  /// Inserts a pair; returns whether it was new.
  mutating func insert(_ from: NodeIndex, in target: NodeIndex) -> Bool {
    let missing = Int(target) + 1 - isTarget.count
    if missing > 0 { isTarget += repeatElement(false, count: missing) }
    isTarget[Int(target)] = true
    return pairs.insert(UInt64(pair: from, target))
  }

  @inline(__always) func contains(_ from: NodeIndex, in target: NodeIndex) -> Bool {
    Int(target) < isTarget.count && isTarget[Int(target)] && pairs.contains(UInt64(pair: from, target))
  }
}
