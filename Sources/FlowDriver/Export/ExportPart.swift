public import FlowModel

/// What of a graph is exported.
public enum ExportPart: Hashable, Sendable {
  /// All of it.
  case whole
  /// All of it, with screens folded into their flows.
  case collapsed
  /// One flow, as a storyboard.
  case flow(String)
  /// A flow or screen and what is at most so many steps away.
  case neighbourhood(Node, depth: Int)
}

extension ExportPart {
  /// The part of a flow by its id or name.
  public static func flow(named name: String, in index: GraphIndex) throws(DriverError) -> ExportPart {
    guard let flow = index.graph.flows.first(where: { $0.id == name || $0.name == name }) else {
      throw DriverError(
        "there is no flow '\(name)'\(suggestion(for: name, among: index.graph.flows.map(\.name)))")
    }
    return .flow(flow.id)
  }

  /// The part around a flow, a screen or the target of a route, by its id or name.
  public static func neighbourhood(
    of name: String, depth: Int, in index: GraphIndex
  ) throws(DriverError) -> ExportPart {
    .neighbourhood(try index.node(named: name), depth: depth)
  }
}

extension GraphIndex {
  /// The flow or screen of an id or a name; of a route, what it leads to.
  func node(named name: String) throws(DriverError) -> Node {
    if let node = nodes.first(where: { $0.id == name }) ?? nodes.first(where: { self.name(of: $0) == name }) {
      return node
    }
    if let route = route(name), let node = Node(route.target) { return node }
    let names = nodes.map { self.name(of: $0) } + graph.flows.flatMap(\.routes).map(\.id)
    throw DriverError("there is no flow, screen or route '\(name)'\(suggestion(for: name, among: names))")
  }
}
