public import FlowModel

/// A graph prepared for queries: lookup by id, and what leads to what.
///
/// ```swift
/// let index = GraphIndex(graph)
/// index.children(of: "ShopFlow")                       // ["CheckoutFlow", "HelpFlow"]
/// index.neighbourhood(of: .screen("CartScreen"), depth: 2)
/// ```
///
/// Building it and each query take time linear in the size of the graph.
public struct GraphIndex: Sendable {
  /// The flows, screens and routes by id.
  let lookup: GraphLookup
  /// All flows and screens, in order.
  public let nodes: [Node]
  let numbers: [Node: Int]
  /// For each node, the nodes that its routes and transitions lead to, in order, each once.
  let successors: [[Int]]
  /// For each node, the nodes that lead to it.
  let predecessors: [[Int]]
  private let linksByRoute: NumbersByKey
  /// The flows with a route to a node, in order, each once; of a screen that is made together with a flow, that flow.
  let flowsByTarget: [Node: [Int]]
  private let routesByTarget: [Node: [RoutePlace]]

  /// Prepares a graph; references that do not resolve are skipped.
  public init(_ graph: FlowGraph) {
    let lookup = GraphLookup(graph)
    let graph = lookup.graph
    self.lookup = lookup
    nodes = (graph.flows.map { .flow($0.id) } + graph.screens.map { .screen($0.id) }).sorted()
    numbers = Dictionary(zip(nodes, nodes.indices), uniquingKeysWith: { first, _ in first })
    linksByRoute = NumbersByKey(graph.links, by: \.route)
    routesByTarget = Self.routesByTarget(graph)
    flowsByTarget = routesByTarget.mapValues(Self.flows)
      .merging(Self.flowsOfOwnScreens(lookup)) { $1 }
    let edges = Self.edges(of: lookup, numbers: numbers)
    successors = Self.lists(edges, count: nodes.count)
    predecessors = Self.lists(edges.map { ($0.to, $0.from) }, count: nodes.count)
  }
}

extension GraphIndex {
  private static func routesByTarget(_ graph: FlowGraph) -> [Node: [RoutePlace]] {
    var places: [Node: [RoutePlace]] = [:]
    for (flow, element) in graph.flows.enumerated() {
      for (route, element) in element.routes.enumerated() {
        for target in element.target.nodes {
          places[target, default: []].append(RoutePlace(flow: flow, route: route))
        }
      }
    }
    return places
  }

  /// The flows of routes that are in order, each once.
  private static func flows(of routes: [RoutePlace]) -> [Int] {
    var flows: [Int] = []
    for route in routes where route.flow != flows.last { flows.append(route.flow) }
    return flows
  }

  /// For each screen that is made together with a flow, that flow.
  private static func flowsOfOwnScreens(_ lookup: GraphLookup) -> [Node: [Int]] {
    let targets = lookup.graph.flows.lazy.flatMap(\.routes).map(\.target).filter { !$0.screen.isEmpty }
    return targets.reduce(into: [:]) { found, target in
      if let flow = lookup.flowNumber(target.id) { found[.screen(target.screen)] = [flow] }
    }
  }

  /// The routes that lead to a node, in the order of their ids.
  public func routes(to node: Node) -> [Route] {
    (routesByTarget[node] ?? []).map { graph.flows[$0.flow].routes[$0.route] }.sorted { $0.id < $1.id }
  }

  /// The routes of a flow that lead to a node, in order, without a look at its other routes or at those of other flows.
  public func routes(of flow: String, to node: Node) -> [Route] {
    guard let flow = lookup.flowNumber(flow), let places = routesByTarget[node] else { return [] }
    // The flows of places are in order.
    var (low, high) = (places.startIndex, places.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].flow < flow { low = middle + 1 } else { high = middle }
    }
    return places[low...].prefix { $0.flow == flow }.map { graph.flows[flow].routes[$0.route] }
  }

  /// The graph, in canonical order.
  public var graph: FlowGraph { lookup.graph }

  /// The flow with an id.
  public func flow(_ id: String) -> Flow? { lookup.flow(id) }

  /// The screen with an id.
  public func screen(_ id: String) -> Screen? { lookup.screen(id) }

  /// The screen that is made together with a flow, and by which it begins; nil if it begins otherwise.
  public func ownScreen(of flow: String) -> Screen? {
    routes(to: .flow(flow)).lazy.compactMap { screen($0.target.screen) }.first
  }

  /// The route with an id.
  public func route(_ id: String) -> Route? { lookup.route(id) }

  /// The flow that has the route with an id.
  public func flow(ofRoute id: String) -> Flow? { lookup.flow(ofRoute: id) }

  /// The transitions that a flow decides, in order.
  public func transitions(of flow: String) -> [Transition] { lookup.transitions(of: flow) }

  /// The number of transitions that a flow decides.
  public func transitionCount(of flow: String) -> Int { lookup.transitionCount(of: flow) }

  /// The links that end at a route, in order.
  public func links(ofRoute route: String) -> [Link] { linksByRoute[route].map { graph.links[$0] } }

  /// The links that end at one of a flow's routes, in the order of the routes.
  public func links(of flow: String) -> [Link] {
    self.flow(flow)?.routes.flatMap { links(ofRoute: $0.id) } ?? []
  }

  /// The display name of a node.
  public func name(of node: Node) -> String { lookup.name(of: node) }
}

extension GraphIndex {
  private static func edges(
    of lookup: GraphLookup, numbers: [Node: Int]
  ) -> [(from: Int, to: Int)] {
    var edges: [(from: Int, to: Int)] = []
    func add(_ from: Node?, _ to: Node?) {
      guard let from = from.flatMap({ numbers[$0] }), let to = to.flatMap({ numbers[$0] }) else { return }
      edges.append((from, to))
    }
    for flow in lookup.graph.flows {
      for target in flow.routes.lazy.map(\.target) {
        add(.flow(flow.id), Node(target))
        if !target.screen.isEmpty { add(Node(target), .screen(target.screen)) }
      }
    }
    for transition in lookup.graph.transitions where transition.kind == .route {
      guard let route = lookup.route(transition.route) else { continue }
      add(Node(transition.from), Node(route.target))
    }
    return edges
  }

  private static func lists(_ edges: [(from: Int, to: Int)], count: Int) -> [[Int]] {
    var lists = [[Int]](repeating: [], count: count)
    for edge in edges { lists[edge.from].append(edge.to) }
    return lists.map { Set($0).sorted() }
  }
}

extension GraphIndex {
  /// The bytes that `GraphFile.write` gives, without sorting again: an index's graph is canonical already.
  public var fileBytes: [UInt8] { GraphFile.bytes(ofOrdered: graph) }
}
