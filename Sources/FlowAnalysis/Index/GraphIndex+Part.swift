public import FlowModel

extension GraphIndex {
  /// Extracts the graph of some nodes: the routes between them, and the transitions and links that need no others.
  ///
  /// Routes of flows that are not among `withRoutesOf` are left out, so that neighbours are shown without their own routes.
  public func part(of nodes: [Node], withRoutesOf flows: Set<String>? = nil) -> FlowGraph {
    let kept = Set(nodes)
    var part = graph
    part.flows = graph.flows.filter { kept.contains(.flow($0.id)) }.map { flow in
      var flow = flow
      let isKept = flows?.contains(flow.id) ?? true
      flow.routes.removeAll { route in !isKept || !(Node(route.target).map(kept.contains) ?? true) }
      for route in flow.routes.indices where !kept.contains(.screen(flow.routes[route].target.screen)) {
        flow.routes[route].target.screen = ""
      }
      return flow
    }
    part.screens = graph.screens.filter { kept.contains(.screen($0.id)) }
    let routes = Set(part.flows.flatMap(\.routes).map(\.id))
    part.transitions = graph.transitions.filter { transition in
      kept.contains(.flow(transition.flow)) && (flows?.contains(transition.flow) ?? true)
        && (transition.route.isEmpty || routes.contains(transition.route))
        && (Node(transition.from).map(kept.contains) ?? true)
    }
    part.links = graph.links.filter { routes.contains($0.route) }.map { link in
      var link = link
      link.path.removeAll { !routes.contains($0) }
      return link
    }
    part.unresolved = graph.unresolved.filter { kept.contains(.flow($0.flow)) }
    return part
  }

  /// Extracts the graph of one flow: what it shows, without the content of its child flows.
  public func part(ofFlow id: String) -> FlowGraph {
    let targets = flow(id)?.routes.flatMap(\.target.nodes) ?? []
    return part(of: [.flow(id)] + targets, withRoutesOf: [id])
  }
}
