import FlowModel

extension GraphIndex {
  /// A possible destination of a way.
  public enum Destination: Hashable, Sendable {
    /// A flow or a screen.
    case node(Node)
    /// A route, by its id: the way ends by taking it.
    case route(String)
  }

  /// Finds the shortest ways to a destination: from each entry, then from each link that leads there, in order.
  ///
  /// A way follows transitions. If none reaches the destination, every route of a flow counts as open wherever the flow is.
  public func ways(to destination: Destination) -> [Way] { nearestWays(to: destination, most: .max).ways }

  /// Finds the shortest ways as `ways(to:)` does, but at most so many from entries and as many from links, and counts the others.
  ///
  /// The ways of a chain of flows with a link to each have, all together, as many steps as the square of its length. So only those
  /// that are wanted are put together.
  public func nearestWays(to destination: Destination, most: Int) -> (ways: [Way], others: Int) {
    let strict = WayMap(self, to: destination, followingTransitions: true)
    // Without transitions, both are the same.
    lazy var loose =
      graph.transitions.isEmpty ? strict : WayMap(self, to: destination, followingTransitions: false)
    let starts = [entries.map(WayMap.Start.entry), graph.links.map(WayMap.Start.link)]
    let found = starts.map { starts in
      starts.compactMap { start in
        strict.length(from: start).map { (start, strict, $0) }
          ?? loose.length(from: start).map { (start, loose, $0) }
      }
    }
    let ways = found.flatMap { found in
      let nearest = found.indices.sorted { (found[$0].2, $0) < (found[$1].2, $1) }.prefix(most).sorted()
      return nearest.compactMap { found[$0].1.way(from: found[$0].0) }
    }
    return (ways, found.joined().count - ways.count)
  }
}
