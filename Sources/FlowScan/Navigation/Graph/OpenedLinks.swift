import FlowModel
import SwiftFacts
import ValueFlow

/// Adds the transitions by links that code opens: `app.open("shop://orders/42")`.
struct OpenedLinks {
  let transitions: TableTransitions

  /// Adds them, and returns the calls with a URL that no link matches.
  func add(to graph: inout FlowGraph) -> [TableAsk] {
    let links = LinkTable.of(graph).table
    var found = FoundTransitions(graph)
    var lost: [TableAsk] = []
    for ask in transitions.scan.asks {
      guard case .link(let url) = ask.kind else { continue }
      guard let route = route(answering: url, links, graph) else {
        lost.append(ask)
        continue
      }
      for (source, trigger, screen) in transitions.sources(of: ask) {
        var transition = transitions.transition(ask, source, trigger, .route)
        (transition.flow, transition.route) = route
        found.add(transition, screen)
      }
    }
    graph.transitions = found.all
    transitions.addScreens(found.screens, to: &graph)
    return lost
  }

  private func route(answering url: String, _ links: LinkTable, _ graph: FlowGraph) -> (String, String)? {
    guard let match = try? links.match(url), let link = graph.links.first(where: { $0.id == match.id }),
      let flow = graph.flows.first(where: { $0.routes.contains { $0.id == link.route } })
    else { return nil }
    return (flow.id, link.route)
  }
}
