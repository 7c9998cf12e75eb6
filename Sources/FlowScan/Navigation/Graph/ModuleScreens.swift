import FlowModel
import ValueFlow

/// Names the targets of routes to modules by their screens.
///
/// A builder makes a module's screen together with its flow, such as a wireframe, and whoever calls it shows the screen: the flow begins
/// there, and shows only what comes next.
struct ModuleScreens {
  let assembled: AssembledScreens
  let seen: [String: [SeenRoute]]
  let solution: Solution

  func name(_ graph: inout FlowGraph) {
    let own = ownScreens(graph)
    if own.isEmpty { return }
    let left = Set(own.values.map(\.route))
    for flow in graph.flows.indices {
      graph.flows[flow].routes = graph.flows[flow].routes.filter { !left.contains($0.id) }.map { route in
        var route = route
        route.target = named(route.target, own)
        return route
      }
    }
    graph.transitions.removeAll { left.contains($0.route) }
  }

  private func named(_ target: Target, _ own: [String: OwnScreen]) -> Target {
    guard target.kind == .flow, let screen = own[target.id]?.screen else { return target }
    return Target(kind: .flow, id: target.id, name: screen.name, screen: screen.id)
  }

  private struct OwnScreen {
    var screen: Target
    /// The route of the flow to it.
    var route: String
  }

  /// For each flow that only other code shows, its screen that is made with it, and the route to that.
  private func ownScreens(_ graph: FlowGraph) -> [String: OwnScreen] {
    let shown = Set(graph.flows.flatMap(\.routes).filter { $0.target.kind == .flow }.map(\.target.id))
    return graph.flows.filter { shown.contains($0.id) && !$0.isEntry }.reduce(into: [:]) { found, flow in
      let built = flow.routes.filter { isBuilt($0.id) }
      if built.count == 1 { found[flow.id] = OwnScreen(screen: built[0].target, route: built[0].id) }
    }
  }

  /// Tells whether a route leads to the screen that code makes together with the flow, and returns without that: who is given the flow, shows it.
  private func isBuilt(_ route: String) -> Bool {
    seen[route, default: []].contains { route in
      guard let flow = route.sight.flatMap({ assembled.flows[$0.object] }) else { return false }
      return solution.info(of: flow).type == route.flow && !isGiven(flow)
    }
  }

  private func isGiven(_ flow: ObjectIndex) -> Bool {
    solution.objects.makers(of: flow).contains { solution.holds(flow, at: solution.resultNode($0.instance)) }
  }
}
