/// Checks that every id a graph refers to is in it.
struct ReferenceCheck {
  private let graph: FlowGraph
  private let flows: Set<String>
  private let screens: Set<String>
  private let routes: Set<String>

  init(_ graph: FlowGraph) {
    self.graph = graph
    flows = Set(graph.flows.map(\.id))
    screens = Set(graph.screens.map(\.id))
    // A graph may have a million routes that nothing refers to.
    let isReferredTo = !graph.transitions.isEmpty || !graph.links.isEmpty
    routes = isReferredTo ? Set(graph.flows.lazy.flatMap(\.routes).map(\.id)) : []
  }

  func firstError() -> GraphFileError? {
    inRoutes() ?? inTransitions() ?? inLinks() ?? inUnresolved()
  }
}

extension ReferenceCheck {
  private func inRoutes() -> GraphFileError? {
    for (flowIndex, flow) in graph.flows.enumerated() {
      for (index, target) in flow.routes.lazy.map(\.target).enumerated() {
        if isKnown(target), isKnown(screen: target.screen) { continue }
        let path = "flows[\(flowIndex)].routes[\(index)].target"
        return isKnown(target)
          ? dangling(target.screen, "screen", "\(path).screen")
          : dangling(target.id, target.kind.rawValue, "\(path).id")
      }
    }
    return nil
  }

  private func inTransitions() -> GraphFileError? {
    for (index, transition) in graph.transitions.enumerated() {
      let path = "transitions[\(index)]"
      if !flows.contains(transition.flow) { return dangling(transition.flow, "flow", "\(path).flow") }
      if !isKnown(transition.from) {
        return dangling(transition.from.id, transition.from.kind.rawValue, "\(path).from.id")
      }
      if !isKnown(route: transition.route) { return dangling(transition.route, "route", "\(path).route") }
    }
    return nil
  }

  private func inLinks() -> GraphFileError? {
    for (index, link) in graph.links.enumerated() {
      if !isKnown(route: link.route) { return dangling(link.route, "route", "links[\(index)].route") }
      if let step = link.path.firstIndex(where: { !routes.contains($0) }) {
        return dangling(link.path[step], "route", "links[\(index)].path[\(step)]")
      }
    }
    return nil
  }

  private func inUnresolved() -> GraphFileError? {
    for (index, call) in graph.unresolved.enumerated() where !call.flow.isEmpty && !flows.contains(call.flow)
    {
      return dangling(call.flow, "flow", "unresolved[\(index)].flow")
    }
    return nil
  }
}

extension ReferenceCheck {
  private func isKnown(_ target: Target) -> Bool {
    switch target.kind {
    case .flow: flows.contains(target.id)
    case .screen: screens.contains(target.id)
    case .system: true
    }
  }

  private func isKnown(_ source: Source) -> Bool {
    switch source.kind {
    case .flow: flows.contains(source.id)
    case .screen: screens.contains(source.id)
    case .start, .link, .anywhere: true
    }
  }

  private func isKnown(screen: String) -> Bool { screen.isEmpty || screens.contains(screen) }

  private func isKnown(route: String) -> Bool { route.isEmpty || routes.contains(route) }

  private func dangling(_ id: String, _ kind: String, _ path: String) -> GraphFileError {
    GraphFileError(path: path, problem: .danglingReference(id, kind: kind))
  }
}
