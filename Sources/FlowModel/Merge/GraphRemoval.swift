/// Removes parts of a graph that do not exist according to another graph.
struct GraphRemoval {
  private(set) var graph: FlowGraph

  init(_ graph: FlowGraph) { self.graph = graph }

  /// Removes everything that a graph names; names of nothing are findings.
  mutating func apply(_ names: [String], of place: String, _ conflicts: inout MergeConflicts) {
    // Looked up first: a screen may be gone with the flow that was its only one.
    let known = names.filter { isKnown($0) }
    for name in names where !known.contains(name) { conflicts.note(unknown: name, in: place) }
    for name in known { remove(name) }
  }

  private func isKnown(_ name: String) -> Bool {
    graph.flows.contains { $0.id == name || $0.routes.contains { $0.id == name } }
      || graph.screens.contains { $0.id == name } || graph.links.contains { $0.id == name }
      || graph.transitions.contains { NamedMove(name)?.isMeant($0) == true }
  }

  private mutating func remove(_ name: String) {
    removeRoutes { flow, route in flow.id == name || route.id == name || route.target.id == name }
    graph.flows.removeAll { $0.id == name }
    graph.screens.removeAll { $0.id == name }
    graph.links.removeAll { $0.id == name }
    graph.unresolved.removeAll { $0.flow == name }
    graph.transitions.removeAll { $0.flow == name || $0.from.id == name }
    guard let move = NamedMove(name) else { return }
    graph.transitions = graph.transitions.compactMap(move.without)
  }

  /// Removes routes with everything that builds on them, and the screens that only they showed.
  private mutating func removeRoutes(where isMeant: (Flow, Route) -> Bool) {
    let gone = graph.flows.flatMap { flow in flow.routes.filter { isMeant(flow, $0) } }
    guard !gone.isEmpty else { return }
    let ids = Set(gone.map(\.id))
    for flow in graph.flows.indices { graph.flows[flow].routes.removeAll { ids.contains($0.id) } }
    graph.transitions.removeAll { ids.contains($0.route) }
    graph.links.removeAll { ids.contains($0.route) || $0.path.contains(where: ids.contains) }
    let shown = Set(graph.flows.flatMap(\.routes).map(\.target.id))
    let lost = Set(gone.filter { $0.target.kind == .screen }.map(\.target.id)).subtracting(shown)
    graph.screens.removeAll { lost.contains($0.id) }
    graph.transitions.removeAll { $0.from.kind == .screen && lost.contains($0.from.id) }
  }
}

/// The trigger of a screen, as in `CartFlow: CartScreen onPay`.
private struct NamedMove {
  let flow: String
  let from: String
  let trigger: String

  init?(_ text: String) {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    let words = parts.last?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2, words.count == 2 else { return nil }
    (flow, from, trigger) = (parts[0], words[0], words[1])
  }

  func isMeant(_ transition: Transition) -> Bool {
    let source = transition.from
    return transition.flow == flow && transition.triggers.contains(trigger)
      && [source.id, source.name, source.kind.rawValue].contains(from)
  }

  /// The transition without the trigger; nil if that was its only one.
  func without(_ transition: Transition) -> Transition? {
    guard isMeant(transition) else { return transition }
    var rest = transition
    rest.triggers.removeAll { $0 == trigger }
    return rest.triggers.isEmpty ? nil : rest
  }
}
