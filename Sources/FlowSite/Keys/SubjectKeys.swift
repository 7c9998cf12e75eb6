internal import FlowModel

/// What stands for each flow, screen and link by itself: all that the graph and the findings say of it.
struct SubjectKeys {
  let facts: SiteFacts

  /// In the order of `SubjectNumbers`.
  var all: [ContentHash] {
    let graph = facts.index.graph
    return graph.flows.map(key) + graph.screens.map(key) + graph.links.map(key)
  }

  private func key(of flow: Flow) -> ContentHash {
    var hash = key(of: .flow(flow.id))
    hash.add(flow)
    hash.add(facts.index.transitions(of: flow.id))
    hash.add(facts.calls[flow.id] ?? [])
    for route in flow.routes {
      hash.add(facts.askers[route.id] ?? [])
      hash.add(facts.index.links(ofRoute: route.id).map(\.id))
      hash.add(uses(of: route.id))
    }
    return hash
  }

  private func key(of screen: Screen) -> ContentHash {
    var hash = key(of: .screen(screen.id))
    hash.add(screen)
    return hash
  }

  private func key(of node: Node) -> ContentHash {
    var hash = ContentHash()
    hash.add(facts.index.parents(of: node))
    hash.add(facts.index.routes(to: node).map(\.id))
    hash.add(facts.moves[node] ?? [])
    hash.add((facts.linksTo[node] ?? []).map(\.id))
    for finding in facts.findings.about(node) { hash.add("\(finding) \(finding.remedy)") }
    return hash
  }

  private func key(of link: Link) -> ContentHash {
    var hash = ContentHash()
    hash.add(link)
    hash.add(uses(of: link.id))
    for rival in facts.rivals[link.id] ?? [] {
      hash.add(rival.link)
      hash.add(rival.witness)
    }
    return hash
  }

  private func uses(of id: String) -> UInt64 { UInt64(facts.uses[id] ?? 0) }
}
