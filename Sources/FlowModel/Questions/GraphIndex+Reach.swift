extension GraphIndex {
  /// Everything that routes and transitions lead to from some nodes, themselves included, in order.
  public func reachable(from starts: [Node]) -> [Node] {
    spread(from: starts, limit: .max) { successors[$0] }
  }

  /// Everything at most `depth` steps away from a node in either direction, itself included, in order.
  public func neighbourhood(of node: Node, depth: Int) -> [Node] {
    spread(from: [node], limit: depth) { successors[$0] + predecessors[$0] }
  }

  private func spread(from starts: [Node], limit: Int, next: (Int) -> [Int]) -> [Node] {
    // A set and no table of all nodes: who asks for every neighbourhood of a large graph would pay for the table each time.
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
