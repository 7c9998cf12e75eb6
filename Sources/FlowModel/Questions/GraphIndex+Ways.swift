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
  public func ways(to destination: Destination) -> [Way] {
    let strict = WayMap(self, followingTransitions: true).ways(to: destination)
    let missing = Set(starts).subtracting(strict.map(\.start))
    guard !missing.isEmpty else { return strict }
    let loose = WayMap(self, followingTransitions: false).ways(to: destination)
    let found = Dictionary(
      (strict + loose).map { ($0.start, $0) }, uniquingKeysWith: { first, _ in first })
    return starts.compactMap { found[$0] }
  }

  private var starts: [Way.Start] {
    entries.map { .entry($0.id) } + graph.links.map { .link($0.id) }
  }
}
