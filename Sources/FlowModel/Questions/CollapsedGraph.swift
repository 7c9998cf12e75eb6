/// A graph folded by flow: screens are inside the flows that show them, and between two flows there is one edge.
public struct CollapsedGraph: Hashable, Sendable {
  /// A flow with what was folded into it.
  public struct Plate: Hashable, Sendable {
    /// The flow's id.
    public let flow: String
    /// The ids of the screens that it shows, in order.
    public let screens: [String]
    /// How many links end at one of its routes.
    public let links: Int
  }

  /// All routes from one flow to another.
  public struct Edge: Hashable, Sendable {
    /// The id of the flow that has the routes.
    public let from: String
    /// The id of the flow that they lead to.
    public let to: String
    /// The styles of the routes, in the order in which the format lists them.
    public let styles: [PresentationStyle]
    /// The ids of the routes, in order.
    public let routes: [String]
  }

  /// The flows, by id.
  public let plates: [Plate]
  /// The edges, by their ends.
  public let edges: [Edge]

  /// Folds a graph.
  public init(_ index: GraphIndex) {
    plates = index.graph.flows.map { Plate(of: $0, in: index) }
    edges = index.graph.flows.flatMap { flow in
      Dictionary(
        grouping: flow.routes.filter { $0.target.kind == .flow && index.flow($0.target.id) != nil },
        by: \.target.id
      )
      .sorted { $0.key < $1.key }
      .map { target, routes in Edge(from: flow.id, to: target, routes: routes) }
    }
  }
}

extension CollapsedGraph.Plate {
  /// One flow, folded.
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
