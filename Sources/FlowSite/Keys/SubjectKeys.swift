import FlowAnalysis
internal import FlowModel

/// A hash of each flow, screen and link by itself, with everything that the graph and the findings contain about it.
///
/// A transition belongs to its flow. Links count as subjects, and as neighbours of everything that they lead to.
struct SubjectKeys {
  let facts: SiteFacts

  /// The hashes, in the order of `SubjectNumbers`.
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
      hash.add(uses(of: route.id))
      hash.add(strays(among: facts.requesters[route.id]))
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
    hash.add(facts.names.label(node))
    hash.add(strays(among: facts.moves[node]))
    for finding in facts.findings.about(node) { hash.add("\(finding) \(finding.remedy)") }
    return hash
  }

  private func key(of link: Link) -> ContentHash {
    var hash = ContentHash()
    hash.add(link)
    hash.add(facts.linkMarks[link.id])
    hash.add(facts.index.flow(ofRoute: link.route)?.id ?? "")
    hash.add(uses(of: link.id))
    for finding in facts.findings.about(link: link.id) { hash.add("\(finding) \(finding.remedy)") }
    for rival in facts.rivals[link.id] ?? [] {
      hash.add(rival.link)
      hash.add(rival.witness)
    }
    return hash
  }

  /// Transitions of flows that are not in the graph, and so belong to no subject.
  private func strays(among transitions: [Transition]?) -> [Transition] {
    (transitions ?? []).filter { facts.index.flow($0.flow) == nil }
  }

  private func uses(of id: String) -> UInt64 { UInt64(facts.uses[id] ?? 0) }
}
