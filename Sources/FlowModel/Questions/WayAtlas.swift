/// The shortest ways to everything, found once from all starts; each question is then answered at once.
///
/// ``GraphIndex/ways(to:)`` searches for one destination. This is for those who ask about all of them, as a site does: of the
/// links that lead to a place only the nearest are kept.
public struct WayAtlas: Sendable {
  private let strict: WayField
  private let loose: WayField
  private let links: Int

  /// Finds the ways from every entry, and from the `links` nearest links of each place.
  public init(_ index: GraphIndex, links: Int = 8) {
    self.links = links
    strict = WayField(index, followingTransitions: true, links: links)
    loose = WayField(index, followingTransitions: false, links: links)
  }

  /// The shortest ways to a flow or screen: from entries, then from links, the shorter first.
  ///
  /// A way goes where transitions allow; for a start from which none gets there, each route of a flow counts as open.
  public func ways(to node: Node) -> [Way] {
    let known = strict.ways(to: node)
    let seen = Set(known.map(\.start))
    let all = known + loose.ways(to: node).filter { !seen.contains($0.start) }
    let entries = all.filter { $0.start.isEntry }
    let others = all.filter { !$0.start.isEntry }
    return Self.sorted(entries) + Self.sorted(others).prefix(links)
  }

  private static func sorted(_ ways: [Way]) -> [Way] {
    ways.enumerated().sorted { ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset) }
      .map(\.element)
  }
}

extension Way.Start {
  /// Whether the way begins where the app does.
  public var isEntry: Bool {
    if case .entry = self { true } else { false }
  }
}
