import FlowAnalysis
internal import FlowModel

/// Finds flows that cannot be reached from an entry of the app.
struct FlowUnreachedRule: GraphRule {
  let card = RuleCard(
    id: "flow-unreached", title: "A flow that nothing reaches", severity: .warning,
    why: "Users cannot get there: the flow is a leftover, or the graph lacks the way to it.",
    evidence:
      "Flows that can be reached from an entry or by a link are not reported. Of flows that can only be reached from each other, the first is reported. If the flow is only known from a scan, or if the graph has unresolved calls, the way to it may have been missed, and the finding is a note.",
    remedy: "Add a route to it from a reachable flow, declare it as an entry, or remove it.",
    bad: """
      AppFlow.shop start ShopFlow
      ShopFlow.cart push CartScreen
      HelpFlow.topics root TopicsScreen
      """,
    good: """
      AppFlow.shop start ShopFlow
      ShopFlow.help present HelpFlow
      HelpFlow.topics root TopicsScreen
      """)

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let reached = Set(index.reachable(from: starts(context)))
    return index.stronglyConnectedParts.compactMap { part in
      let flows = part.filter { $0.isFlow && !reached.contains($0) }
      guard let first = flows.first, let flow = index.flow(first.id) else { return nil }
      let parents = Set(flows.flatMap { index.parents(of: $0) }.map(Node.flow))
      guard parents.isSubset(of: part) else { return nil }
      let isScanned = flow.origins.isScanOnly
      let isDoubtful = isScanned || !context.graph.unresolved.isEmpty
      let words = isScanned ? "the scan sees no route" : "no route leads"
      return finding(
        .flow(flow.id), at: flow.location, isDoubtful: isDoubtful, "\(words) to the flow '\(flow.name)'")
    }
  }

  private func starts(_ context: LintContext) -> [Node] {
    let linked = context.graph.links.compactMap { link in
      (link.path.first ?? link.route).isEmpty
        ? nil : context.index.flow(ofRoute: link.path.first ?? link.route)
    }
    return (context.index.entries + linked).map { .flow($0.id) }
  }
}
