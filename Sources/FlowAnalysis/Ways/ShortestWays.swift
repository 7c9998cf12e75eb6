import FlowModel

/// The shortest ways to everything, computed once from all starts, so that each query is immediate.
///
/// ``GraphIndex/ways(to:)`` searches for one destination. This is for callers that need all of them, such as the site: of the links
/// that lead to a node, only the nearest are kept, and of a long way only its ends.
public struct ShortestWays: Sendable {
  private let strict: NearestStarts
  private let loose: NearestStarts
  private let links: Int

  /// The way from a start, without its middle steps if it is long.
  public struct Found: Equatable, Sendable {
    /// The start of the way.
    public let start: Way.Start
    /// The routes on the way; a link's way begins with the routes of the link itself.
    public let steps: Abridged<Way.Step>
  }

  /// Finds the ways from every entry, and from the `links` nearest links of each node; of a way with more steps it keeps so many of
  /// the first and the last.
  public init(_ index: GraphIndex, links: Int = 8, first: Int = 8, last: Int = 24) {
    self.links = links
    let limits = NearestStarts.Limits(links: links, first: first, last: last)
    strict = NearestStarts(index, followingTransitions: true, limits)
    // Without transitions, both are the same.
    loose =
      index.graph.transitions.isEmpty
      ? strict : NearestStarts(index, followingTransitions: false, limits)
  }

  /// The shortest ways to a flow or screen: from entries, then from links, shortest first.
  ///
  /// A way follows transitions; for a start from which none reaches the node, every route of a flow counts as open.
  public func ways(to node: Node) -> [Found] {
    let known = strict.ways(to: node)
    let seen = Set(known.map(\.start))
    let all = known + loose.ways(to: node).filter { !seen.contains($0.start) }
    let entries = all.filter { $0.start.isEntry }
    let others = all.filter { !$0.start.isEntry }
    return Self.sorted(entries) + Self.sorted(others).prefix(links)
  }

  private static func sorted(_ ways: [Found]) -> [Found] {
    ways.enumerated().sorted { ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset) }
      .map(\.element)
  }
}

extension Way.Start {
  /// Whether the way starts at an entry of the app.
  public var isEntry: Bool {
    if case .entry = self { true } else { false }
  }
}
