/// The flows of a large app in areas that a reader can take in at a glance.
///
/// What can only be reached through one flow is an area of its own where it is large enough, and one plate for those outside.
///
/// ```swift
/// for area in FlowAreas(index).areas {
///   print(area.head ?? "the start", area.flows.count, "flows")
/// }
/// ```
public struct FlowAreas: Hashable, Sendable {
  /// Some flows, and what of the rest of the app they touch.
  public struct Area: Hashable, Sendable {
    /// The flow that the others are reached through; nil for the start of the app.
    public let head: String?
    /// The flows, the head first, then in the order in which they are reached.
    public internal(set) var flows: [String] = []
    /// The areas that are reached through this one: their heads, and how many flows are behind each.
    public internal(set) var folded: [Fold] = []
    /// The flows elsewhere that flows of this area lead to, in order.
    public internal(set) var outside: [String] = []
    /// What leads from one of these to another, areas seen as their heads.
    public internal(set) var edges: [Edge] = []
  }

  /// An area as it is seen from above.
  public struct Fold: Hashable, Sendable {
    /// The flow that it is reached through.
    public let head: String
    /// How many flows it has besides, those of areas within it counted.
    public let count: Int
  }

  /// What leads from one plate of an area to another.
  public struct Edge: Hashable, Sendable {
    /// The flow at its beginning, or the head of the area that it begins in.
    public let from: String
    /// The flow at its end, or the head of the area that it ends in.
    public let to: String
    /// The routes.
    public let routes: CollapsedGraph.Edge
  }

  /// The area of the start, then the others, each behind the one that leads to it.
  public let areas: [Area]

  /// Folds the flows of an app with more than `limit` of them into areas of `size` or more.
  public init(_ index: GraphIndex, limit: Int = 60, size: Int = 30) {
    let graph = CollapsedGraph(index)
    let plan = AreaPlan(
      graph, entries: index.entries.map(\.id), size: limit < graph.plates.count ? size : nil)
    areas = plan.areas()
  }
}

extension FlowAreas.Area {
  /// The area without what is beyond its first flows.
  public func cut(to limit: Int) -> Self {
    guard flows.count > limit else { return self }
    var area = self
    area.flows = Array(flows.prefix(limit))
    let left = Set(area.flows)
    area.edges = edges.filter { left.contains($0.from) }
    let reached = Set(area.edges.map(\.to))
    area.folded = folded.filter { reached.contains($0.head) }
    area.outside = reached.subtracting(left).subtracting(folded.map(\.head)).sorted()
    return area
  }
}
