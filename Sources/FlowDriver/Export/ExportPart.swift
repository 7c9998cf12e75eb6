public import FlowAnalysis
import FlowModel

/// The part of a graph to export.
public enum ExportPart: Hashable, Sendable {
  /// The whole graph.
  case whole
  /// The whole graph, with screens collapsed into their flows.
  case collapsed
  /// One flow, drawn as a storyboard.
  case flow(String)
  /// A flow or screen with everything at most `depth` steps away.
  case neighbourhood(Node, depth: Int)
}

extension ExportPart {
  /// The part for a flow, given by id or name.
  public static func flow(named name: String, in index: GraphIndex) throws(DriverError) -> ExportPart {
    guard let flow = index.graph.flows.first(where: { $0.id == name || $0.name == name }) else {
      throw DriverError(
        "there is no flow '\(name)'\(suggestion(for: name, among: index.graph.flows.map(\.name)))")
    }
    return .flow(flow.id)
  }

  /// The part around a flow, a screen or the target of a route, given by id or name.
  public static func neighbourhood(
    of name: String, depth: Int, in index: GraphIndex
  ) throws(DriverError) -> ExportPart {
    .neighbourhood(try index.node(named: name), depth: depth)
  }
}

extension GraphIndex {
  /// Finds the flow or screen with an id or name; for a route, its target.
  func node(named name: String) throws(DriverError) -> Node {
    if let node = nodes.first(where: { $0.id == name }) ?? nodes.first(where: { self.name(of: $0) == name }) {
      return node
    }
    if let route = route(name), let node = Node(route.target) { return node }
    let names = nodes.map { self.name(of: $0) } + graph.flows.flatMap(\.routes).map(\.id)
    throw DriverError("no flow, screen or route is called '\(name)'\(suggestion(for: name, among: names))")
  }
}
