import ValueFlow

/// Tells where code takes a child view controller away to put another one in its place, which leads nowhere back:
/// `current.removeFromParent(); addChild(next)`.
struct ChildSwaps {
  private let solution: Solution
  /// The bodies that embed a child, by themselves or with a function that they call.
  private let embedding: Set<InstanceIndex>

  init(_ solution: Solution, _ showings: [Showing]) {
    self.solution = solution
    embedding = showings.filter { $0.style == "embed" }.reduce(into: []) { found, showing in
      found.insert(showing.instance)
      found.formUnion(solution.callers(of: showing.instance).map(\.instance))
    }
  }

  func isSwap(_ move: SeenMove) -> Bool {
    sequence(first: move.place.instance) { instance in
      let outer = solution.instances[instance].outer
      return outer < 0 ? nil : outer
    }.contains(where: embedding.contains)
  }
}
