public import FlowModel

/// A graph collapsed by flow: each screen belongs to the flows that show it, and there is one edge between two flows.
public struct CollapsedGraph: Hashable, Sendable {
  /// A flow with everything folded into it.
  public struct FoldedFlow: Hashable, Sendable {
    /// The flow's id.
    public let flow: String
    /// The ids of its screens, in order.
    public let screens: [String]
    /// The number of links that end at one of its routes.
    public let links: Int
  }

  /// All routes from one flow to another.
  public struct Edge: Hashable, Sendable {
    /// The id of the flow that owns the routes.
    public let from: String
    /// The id of the flow that they lead to.
    public let to: String
    /// The styles of the routes, in the order of the format.
    public let styles: [PresentationStyle]
    /// The ids of the routes, in order.
    public let routes: [String]
  }

  /// The flows, by id.
  public let flows: [FoldedFlow]
  /// The edges, by their ends.
  public let edges: [Edge]

  /// Collapses a graph.
  public init(_ index: GraphIndex) {
    flows = index.graph.flows.map { FoldedFlow(of: $0, in: index) }
    edges = index.graph.flows.flatMap { Self.edges(from: $0, in: index) }
  }

  /// The edges of one flow, by their ends.
  public static func edges(from flow: Flow, in index: GraphIndex) -> [Edge] {
    Dictionary(
      grouping: flow.routes.filter { $0.target.kind == .flow && index.flow($0.target.id) != nil },
      by: \.target.id
    )
    .sorted { $0.key < $1.key }
    .map { target, routes in Edge(from: flow.id, to: target, routes: routes) }
  }
}

extension CollapsedGraph.FoldedFlow {
  /// Collapses one flow.
  public init(of flow: Flow, in index: GraphIndex) {
    let screens = flow.routes.map(\.target).filter { $0.kind == .screen }.map(\.id)
    self.init(flow: flow.id, screens: Set(screens).sorted(), links: index.links(of: flow.id).count)
  }
}

extension CollapsedGraph.Edge {
  fileprivate init(from: String, to: String, routes: [Route]) {
    let used = Set(routes.map(\.style))
    self.init(
      from: from, to: to, styles: PresentationStyle.allCases.filter(used.contains), routes: routes.map(\.id))
  }
}
