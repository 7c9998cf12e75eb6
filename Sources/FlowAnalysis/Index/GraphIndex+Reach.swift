extension GraphIndex {
  /// Finds everything that routes and transitions lead to from some nodes, including themselves, in order.
  public func reachable(from starts: [Node]) -> [Node] {
    spread(from: starts, limit: .max) { successors[$0] }
  }

  /// Finds everything at most `depth` steps away from a node in either direction, including itself, in order.
  public func neighbourhood(of node: Node, depth: Int) -> [Node] {
    spread(from: [node], limit: depth) { successors[$0] + predecessors[$0] }
  }

  /// Tells whether nothing leads from some nodes to others.
  public func isClosed(_ nodes: [Node]) -> Bool {
    let inside = Set(nodes.compactMap { numbers[$0] })
    return inside.allSatisfy { inside.isSuperset(of: successors[$0]) }
  }

  private func spread(from starts: [Node], limit: Int, next: (Int) -> [Int]) -> [Node] {
    // A set, not a table of all nodes: a caller asking for every neighbourhood of a large graph would pay for the table each time.
    var edge = Set(starts.compactMap { numbers[$0] }).sorted()
    var seen = Set(edge)
    var depth = 0
    while depth < limit, !edge.isEmpty {
      edge = edge.flatMap(next).filter { seen.insert($0).inserted }
      depth += 1
    }
    return seen.sorted().map { nodes[$0] }
  }
}
