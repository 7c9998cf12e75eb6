internal import FlowModel

/// A mapping from the ids of an earlier graph to those of a later one.
struct Renaming: Hashable {
  var flows: [String: String] = [:]
  var screens: [String: String] = [:]
  var routes: [String: String] = [:]
  var links: [String: String] = [:]

  /// The graph with the new ids.
  func applied(to graph: FlowGraph) -> FlowGraph {
    var graph = graph
    graph.flows = graph.flows.map(flow)
    for index in graph.screens.indices { graph.screens[index].id = now(graph.screens[index].id, in: screens) }
    graph.transitions = graph.transitions.map(transition)
    graph.links = graph.links.map(link)
    return graph
  }

  private func flow(_ flow: Flow) -> Flow {
    var flow = flow
    flow.id = now(flow.id, in: flows)
    for index in flow.routes.indices {
      flow.routes[index].id = route(flow.routes[index].id)
      flow.routes[index].target.id = target(flow.routes[index].target)
    }
    return flow
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
