public import FlowModel

/// The parts of a graph by id, for those who need nothing else: a `GraphIndex` also knows what leads to what, and takes several times
/// the memory.
public struct GraphLookup: Sendable {
  /// The graph, in canonical order.
  public let graph: FlowGraph
  private let flows: [String: Int]
  private let screens: [String: Int]
  private let links: [String: Int]
  private let routes: [String: RoutePlace]
  private let moves: NumbersByKey

  /// Prepares a graph.
  public init(_ graph: FlowGraph) {
    let graph = graph.canonical
    self.graph = graph
    flows = Self.numbers(of: graph.flows)
    screens = Self.numbers(of: graph.screens)
    links = Self.numbers(of: graph.links)
    routes = Self.places(in: graph)
    moves = NumbersByKey(graph.transitions, by: \.flow)
  }

  private static func numbers<Element: Identifiable>(of elements: [Element]) -> [String: Int]
  where Element.ID == String {
    Dictionary(zip(elements.lazy.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func places(in graph: FlowGraph) -> [String: RoutePlace] {
    var places: [String: RoutePlace] = [:]
    for (flow, element) in graph.flows.enumerated() {
      for (route, element) in element.routes.enumerated() {
        places[element.id] = RoutePlace(flow: flow, route: route)
      }
    }
    return places
  }
}

/// The place of a route in a graph.
struct RoutePlace {
  /// The number of its flow.
  let flow: Int
  /// The number among the routes of the flow.
  let route: Int
}

extension GraphLookup {
  /// The flow with an id.
  public func flow(_ id: String) -> Flow? { flows[id].map { graph.flows[$0] } }

  /// The place of the flow with an id among the flows.
  func flowNumber(_ id: String) -> Int? { flows[id] }

  /// The screen with an id.
  public func screen(_ id: String) -> Screen? { screens[id].map { graph.screens[$0] } }

  /// The link with an id.
  public func link(_ id: String) -> Link? { links[id].map { graph.links[$0] } }

  /// The route with an id.
  public func route(_ id: String) -> Route? {
    routes[id].map { graph.flows[$0.flow].routes[$0.route] }
  }

  /// The flow that has the route with an id.
  public func flow(ofRoute id: String) -> Flow? { routes[id].map { graph.flows[$0.flow] } }

  /// The transitions that a flow decides, in order.
  public func transitions(of flow: String) -> [Transition] { moves[flow].map { graph.transitions[$0] } }

  /// The number of transitions that a flow decides.
  public func transitionCount(of flow: String) -> Int { moves[flow].count }

  /// The display name of a node.
  public func name(of node: Node) -> String {
    switch node {
    case .flow(let id): flow(id)?.name ?? id
    case .screen(let id): screen(id)?.name ?? id
    }
  }
}
