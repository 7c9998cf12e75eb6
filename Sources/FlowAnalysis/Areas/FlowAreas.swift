import FlowModel

/// The flows of a large app, grouped into areas that a reader can take in at a glance.
///
/// Flows that can only be reached through one flow form an area if they are enough, and are drawn as one box from outside.
///
/// ```swift
/// for area in FlowAreas(index).areas {
///   print(area.head ?? "the start", area.flows.count, "flows")
/// }
/// ```
public struct FlowAreas: Hashable, Sendable {
  /// A group of flows, and its connections to the rest of the app.
  public struct Area: Hashable, Sendable {
    /// The flow through which the others are reached; nil for the start of the app.
    public let head: String?
    /// The flows: the head first, then in the order in which they are reached.
    public internal(set) var flows: [String] = []
    /// The areas that are reached through this one: their heads and sizes.
    public internal(set) var folded: [Fold] = []
    /// The flows of other areas that this area leads to, in order.
    public internal(set) var outside: [String] = []
    /// The edges between these, with each area represented by its head.
    public internal(set) var edges: [Edge] = []
    /// The numbers of edges that are left out, by the box where they begin.
    public internal(set) var others: [String: Int] = [:]
  }

  /// An area as seen from the one above it.
  public struct Fold: Hashable, Sendable {
    /// The flow through which it is reached.
    public let head: String
    /// The number of its other flows, including those of nested areas.
    public let count: Int
  }

  /// An edge between two boxes of an area.
  public struct Edge: Hashable, Sendable {
    /// The flow at its beginning, or the head of the area in which it begins.
    public let from: String
    /// The flow at its end, or the head of the area in which it ends.
    public let to: String
    /// The routes.
    public let routes: CollapsedGraph.Edge
  }

  /// The area of the start, then the others, each after the one that leads to it.
  public let areas: [Area]

  /// Groups the flows of an app with more than `limit` of them into areas of at least `size`.
  ///
  /// Of an area with more than `edges`, only those that reach a box first are kept above this number.
  public init(_ index: GraphIndex, limit: Int = 60, size: Int = 30, edges: Int = .max) {
    let plan = AreaPlan(index, size: limit < index.graph.flows.count ? size : nil)
    areas = plan.areas(edges: edges)
  }
}

extension FlowAreas.Area {
  /// Reduces the area to its first flows.
  public func cut(to limit: Int) -> Self {
    guard flows.count > limit else { return self }
    var area = self
    area.flows = Array(flows.prefix(limit))
    let left = Set(area.flows)
    area.edges = edges.filter { left.contains($0.from) }
    area.others = others.filter { left.contains($0.key) }
    let reached = Set(area.edges.map(\.to))
    area.folded = folded.filter { reached.contains($0.head) }
    area.outside = reached.subtracting(left).subtracting(folded.map(\.head)).sorted()
    return area
  }
}
