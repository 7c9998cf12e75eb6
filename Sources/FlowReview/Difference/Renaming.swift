internal import FlowModel

/// A mapping from the ids of an earlier graph to those of a later one.
struct Renaming: Hashable {
  var flows: [String: String] = [:]
  var screens: [String: String] = [:]
  var routes: [String: String] = [:]
  var links: [String: String] = [:]

  /// Gives a graph the new ids; lists without a renamed element are left alone, since copies of a large graph take hundreds of megabytes.
  func apply(to graph: inout FlowGraph) {
    guard self != Renaming() else { return }
    for index in graph.flows.indices { apply(to: &graph.flows[index]) }
    for index in graph.screens.indices { graph.screens[index].id = now(graph.screens[index].id, in: screens) }
    graph.transitions = graph.transitions.map(transition)
    graph.links = graph.links.map(link)
  }

  private func apply(to flow: inout Flow) {
    flow.id = now(flow.id, in: flows)
    for index in flow.routes.indices {
      let (id, target) = (flow.routes[index].id, flow.routes[index].target)
      if route(id) != id { flow.routes[index].id = route(id) }
      if self.target(target) != target.id { flow.routes[index].target.id = self.target(target) }
      let screen = now(target.screen, in: screens)
      if screen != target.screen { flow.routes[index].target.screen = screen }
    }
  }

  private func transition(_ transition: Transition) -> Transition {
    var transition = transition
    transition.flow = now(transition.flow, in: flows)
    transition.route = route(transition.route)
    transition.from.id =
      switch transition.from.kind {
      case .flow: now(transition.from.id, in: flows)
      case .screen: now(transition.from.id, in: screens)
      case .link: now(transition.from.id, in: links)
      case .start, .anywhere: transition.from.id
      }
    return transition
  }

  private func link(_ link: Link) -> Link {
    var link = link
    link.id = now(link.id, in: links)
    link.route = route(link.route)
    link.path = link.path.map(route)
    return link
  }

  private func route(_ id: String) -> String { now(id, in: routes) }

  private func target(_ target: Target) -> String {
    switch target.kind {
    case .flow: now(target.id, in: flows)
    case .screen: now(target.id, in: screens)
    case .system: target.id
    }
  }

  private func now(_ id: String, in names: [String: String]) -> String { names[id] ?? id }
}
