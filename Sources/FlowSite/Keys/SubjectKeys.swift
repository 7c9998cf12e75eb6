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
    flow.add(to: &hash)
    facts.index.transitions(of: flow.id).add(to: &hash)
    (facts.calls[flow.id] ?? []).add(to: &hash)
    for route in flow.routes {
      (facts.askers[route.id] ?? []).add(to: &hash)
      facts.index.links(ofRoute: route.id).map(\.id).add(to: &hash)
      hash.add(uses(of: route.id))
    }
    return hash
  }

  private func key(of screen: Screen) -> ContentHash {
    var hash = key(of: .screen(screen.id))
    screen.add(to: &hash)
    return hash
  }

  private func key(of node: Node) -> ContentHash {
    var hash = ContentHash()
    facts.index.parents(of: node).add(to: &hash)
    facts.index.routes(to: node).map(\.id).add(to: &hash)
    (facts.moves[node] ?? []).add(to: &hash)
    (facts.linksTo[node] ?? []).map(\.id).add(to: &hash)
    for finding in facts.findings.about(node) { hash.add("\(finding) \(finding.remedy)") }
    return hash
  }

  private func key(of link: Link) -> ContentHash {
    var hash = ContentHash()
    link.add(to: &hash)
    hash.add(uses(of: link.id))
    for rival in facts.rivals[link.id] ?? [] {
      hash.add(rival.link)
      hash.add(rival.witness)
    }
    return hash
  }

  private func uses(of id: String) -> UInt64 { UInt64(facts.uses[id] ?? 0) }
}
