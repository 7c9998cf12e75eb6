import FlowAnalysis
internal import FlowModel

/// A hash of everything that all pages share: their frame, and the targets of references.
enum SharedKey {
  static func of(_ facts: SiteFacts) -> ContentHash {
    var hash = facts.input.key
    for text in settings(facts) + guides(facts) + counts(facts) + anchors(facts) { hash.add(text) }
    hash.add(tree(facts))
    hash.add(addresses(facts))
    return hash
  }

  private static func settings(_ facts: SiteFacts) -> [String] {
    let settings = facts.input.settings
    return [
      facts.name, settings.summary, settings.platform, settings.baseURL, String(settings.budget),
      settings.version, String(facts.limits.moves), String(facts.limits.storyboard),
    ]
  }

  private static func guides(_ facts: SiteFacts) -> [String] {
    facts.guides.guides.flatMap { [$0.title, $0.address.path, String($0.level)] }
  }

  private static func counts(_ facts: SiteFacts) -> [String] {
    let graph = facts.index.graph
    let counts = [
      facts.findings.all.count, graph.unresolved.count, facts.changes.count,
      facts.input.coverage == nil ? 0 : 1, facts.input.baseline == nil ? 0 : 1,
    ]
    return counts.map(String.init) + facts.entries.map(\.id)
  }

  /// The names of flows, with their parents.
  private static func tree(_ facts: SiteFacts) -> [String] {
    facts.forest.roots + [""] + facts.forest.orphanRoots
      + facts.forest.order.flatMap { flow in
        [facts.names.label(.flow(flow))] + facts.forest.children(of: flow)
      }
  }

  /// The addresses of everything that has a page: a text may refer to any of it.
  private static func addresses(_ facts: SiteFacts) -> [String] {
    let graph = facts.index.graph
    let all =
      graph.flows.map { ($0.id, facts.addresses.flow($0.id)) }
      + graph.screens.map { ($0.id, facts.addresses.screen($0.id)) }
      + graph.links.map { ($0.id + " " + $0.pattern, facts.addresses.link($0.id)) }
    return all.flatMap { [$0, $1?.folder ?? ""] }
  }

  /// The anchors of routes, if any text refers to one; otherwise, new and removed routes do not affect other pages.
  private static func anchors(_ facts: SiteFacts) -> [String] {
    guard facts.texts.contains(where: { $0.contains("route:") }) else { return [] }
    return facts.index.graph.flows.lazy.flatMap(\.routes).flatMap {
      [$0.id, facts.addresses.anchor(ofRoute: $0.id) ?? ""]
    }
  }
}
