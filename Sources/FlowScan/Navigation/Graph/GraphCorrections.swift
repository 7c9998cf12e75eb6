import FlowModel
import ValueFlow

/// Adds the targets of corrections to a graph, and removes the unresolved calls that they settle.
struct GraphCorrections {
  let names: NavigationNames
  let search: TypeSearch

  func apply(_ corrections: [Correction], to graph: inout FlowGraph) -> [Finding] {
    var findings: [Finding] = []
    for correction in corrections {
      guard case .shows(let shown) = correction.saying else { continue }
      let flows = search.types(of: correction).map(names.id)
      guard let flow = graph.flows.firstIndex(where: { flows.contains($0.id) }) else {
        if !flows.isEmpty {
          findings.append(
            .correctionUnused(
              correction, because: "\(correction.type) is no flow; say so with `flowdoc:flow`"))
        }
        continue
      }
      findings += show(shown, correction, flow, &graph)
    }
    return findings
  }

  private func show(
    _ shown: Correction.AddedRoute, _ correction: Correction, _ flow: Int, _ graph: inout FlowGraph
  ) -> [Finding] {
    let target = target(shown, correction, graph)
    settle(correction, target.id, graph.flows[flow].id, &graph)
    let known = graph.flows[flow].routes.indices.filter {
      graph.flows[flow].routes[$0].target.id == target.id
    }
    if let same = known.first(where: { graph.flows[flow].routes[$0].style == shown.style }) {
      let adds = name(shown, correction, graph.flows[flow].routes[same].id, flow, &graph)
      return adds ? [] : [.correctionUnused(correction, because: "the scan sees it by itself")]
    }
    if let other = known.first(where: { isMeant(graph.flows[flow].routes[$0], correction) })
      ?? theOnly(known, correction)
    {
      let seen = graph.flows[flow].routes[other].style.rawValue
      graph.flows[flow].routes[other].style = shown.style
      graph.flows[flow].routes[other].origins = [.corrected]
      _ = name(shown, correction, graph.flows[flow].routes[other].id, flow, &graph)
      return [.correctionContradicted(correction, by: "the scan sees it shown as '\(seen)'", severity: .note)]
    }
    let route = route(shown, correction, target, graph.flows[flow])
    graph.flows[flow].routes.append(route)
    add(target, correction, &graph)
    let asks = !shown.asker.isEmpty || !shown.trigger.isEmpty
    return !asks || name(shown, correction, route.id, flow, &graph)
      ? [] : [.correctionWithoutAsker(correction)]
  }

  // MARK: - The route

  /// Tells whether a comment is about a route: both are in the same member.
  private func isMeant(_ route: Route, _ correction: Correction) -> Bool {
    correction.location?.file == route.location?.file && !correction.member.isEmpty
      && correction.member == route.name
  }

  /// The only route to a target: what the configuration says of the target is said of it.
  private func theOnly(_ routes: [Int], _ correction: Correction) -> Int? {
    correction.location == nil && routes.count == 1 ? routes.first : nil
  }

  private func target(_ shown: Correction.AddedRoute, _ correction: Correction, _ graph: FlowGraph) -> Target
  {
    guard let type = search.types(named: shown.target, near: correction).first else {
      return Target(kind: .system, id: shown.target)
    }
    let id = names.id(of: type)
    let isFlow = graph.flows.contains { $0.id == id }
    return Target(kind: isFlow ? .flow : .screen, id: id, name: names.name(of: type))
  }

  private func route(
    _ shown: Correction.AddedRoute, _ correction: Correction, _ target: Target, _ flow: Flow
  ) -> Route {
    let name = correction.member.isEmpty || correction.member == "init" ? "start" : correction.member
    let used = Set(flow.routes.map(\.id))
    let ids = [name, "\(name).\(target.name)", "\(name).\(target.name).\(shown.style.rawValue)"]
    let id = ids.map { "\(flow.id).\($0)" }.first { !used.contains($0) } ?? "\(flow.id).\(shown.target)"
    return Route(
      id: id, name: name, style: shown.style, parameters: [], target: target, summary: "",
      location: correction.location, origins: [.corrected])
  }

  private func add(_ target: Target, _ correction: Correction, _ graph: inout FlowGraph) {
    guard target.kind == .screen, !graph.screens.contains(where: { $0.id == target.id }),
      let type = search.types(named: target.name, near: correction).first
    else { return }
    var screen = names.screen(type)
    screen.origins = [.corrected]
    graph.screens.append(screen)
    graph.screens.sort { $0.id < $1.id }
  }

  // MARK: - Source of the transition

  /// Adds the source and the trigger; returns false if they are known already, or no source can be found.
  private func name(
    _ shown: Correction.AddedRoute, _ correction: Correction, _ route: String, _ flow: Int,
    _ graph: inout FlowGraph
  ) -> Bool {
    if shown.asker.isEmpty, shown.trigger.isEmpty { return false }
    guard let source = asker(shown, graph.flows[flow], graph) else { return false }
    let transition = Transition(
      flow: graph.flows[flow].id, from: source, triggers: shown.trigger.isEmpty ? [] : [shown.trigger],
      kind: .route, route: route, location: correction.location, origins: [.corrected])
    if !shown.asker.isEmpty { dropAssumedStart(transition, &graph) }
    guard let known = graph.transitions.firstIndex(where: { $0.identity == transition.identity }) else {
      graph.transitions.append(transition)
      return true
    }
    if transition.triggers.allSatisfy(graph.transitions[known].triggers.contains) { return false }
    graph.transitions[known].triggers = Set(graph.transitions[known].triggers + transition.triggers).sorted()
    return true
  }

  /// Drops what a scan assumes where nobody is seen to ask: that the flow begins with it.
  private func dropAssumedStart(_ known: Transition, _ graph: inout FlowGraph) {
    graph.transitions.removeAll {
      $0.flow == known.flow && $0.route == known.route && $0.from.kind == .start && !known.triggers.isEmpty
        && $0.triggers == known.triggers
    }
  }

  /// The named screen or flow, else the only screen of the flow with this trigger, or the only screen at all.
  private func asker(_ shown: Correction.AddedRoute, _ flow: Flow, _ graph: FlowGraph) -> Source? {
    if !shown.asker.isEmpty {
      if let screen = graph.screens.first(where: { [$0.id, $0.name].contains(shown.asker) }) {
        return Source(kind: .screen, id: screen.id, name: screen.name)
      }
      return graph.flows.first { [$0.id, $0.name].contains(shown.asker) }
        .map { Source(kind: .flow, id: $0.id, name: $0.name) }
    }
    let asking = Set(
      graph.transitions.filter { $0.flow == flow.id && $0.triggers.contains(shown.trigger) }.map(\.from))
    if asking.count == 1 { return asking.first }
    let own = Set(
      flow.routes.filter { $0.target.kind == .screen && $0.origins != [.corrected] }.map(\.target.id))
    guard own.count == 1, let screen = graph.screens.first(where: { own.contains($0.id) }) else { return nil }
    return Source(kind: .screen, id: screen.id, name: screen.name)
  }

  // MARK: - Settled calls

  private func settle(_ correction: Correction, _ target: String, _ flow: String, _ graph: inout FlowGraph) {
    graph.unresolved.removeAll { row in
      if row.flow == flow, row.target == target || row.expression == target { return true }
      guard let place = correction.location, let line = row.location?.line else { return false }
      return row.location?.file == place.file && (line == place.line || line == place.line + 1)
    }
  }
}
