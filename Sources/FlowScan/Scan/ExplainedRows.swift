public import FlowModel

/// The rows of a graph selected by a name for explanation: `CheckoutFlow`, `CheckoutFlow.ReceiptScreen`, or a route's id.
public struct ExplainedRows: Hashable, Sendable {
  /// The flow; nil if there is none with the name.
  public var flow: Flow?
  /// Its selected routes.
  public var routes: [Route] = []
  /// Its selected unresolved calls.
  public var unresolved: [UnresolvedCall] = []
  /// The selected part of the flow; empty for all of it.
  public var part = ""

  /// Selects rows of a graph by name.
  public init(named name: String, in graph: FlowGraph) {
    // The longest name comes first, since nested types have a dot in their name.
    let found = graph.flows.compactMap { flow in Self.part(of: name, after: flow).map { (flow, $0) } }
    guard let (flow, part) = found.min(by: { ($0.1.count, $0.0.id) < ($1.1.count, $1.0.id) }) else { return }
    self.flow = flow
    self.part = part
    routes = flow.routes.filter { part.isEmpty || Self.names(of: $0, flow).contains(part) }
    unresolved = graph.unresolved.filter { row in
      row.flow == flow.id && (part.isEmpty || row.target == part || row.expression.contains(part))
    }
  }

  /// The names that select a part of the flow.
  public func names(in graph: FlowGraph) -> [String] {
    guard let flow else { return [] }
    let rows = graph.unresolved.filter { $0.flow == flow.id }.map(\.expression)
    return Array(Set(flow.routes.flatMap { Self.names(of: $0, flow) } + rows)).sorted()
  }

  private static func part(of name: String, after flow: Flow) -> String? {
    for own in [flow.id, flow.name] where !own.isEmpty {
      if name == own { return "" }
      if name.hasPrefix(own + ".") { return String(name.dropFirst(own.count + 1)) }
    }
    return nil
  }

  private static func names(of route: Route, _ flow: Flow) -> [String] {
    let id = route.id.hasPrefix(flow.id + ".") ? String(route.id.dropFirst(flow.id.count + 1)) : route.id
    return [id, route.name, route.target.id, route.target.name]
  }
}
