import FlowAnalysis
internal import FlowModel

/// Finds links whose chain of routes has a step that the previous one does not lead to.
struct LinkChainRule: GraphRule {
  let card = RuleCard(
    id: "link-chain", title: "A link whose chain has a missing step", severity: .error,
    why: "The app cannot follow the chain, and stops halfway or does nothing.",
    evidence:
      "If a link is only known from a scan, the beginning of its chain is not checked: scans often see only the last steps.",
    remedy:
      "List every route from the entry to the target; each must belong to the flow that the previous one leads to.",
    bad: """
      AppFlow.shop start ShopFlow
      ShopFlow.orders push OrdersFlow
      OrdersFlow.order push OrderScreen
      shop://orders/:id = AppFlow.shop OrdersFlow.order
      """,
    good: """
      AppFlow.shop start ShopFlow
      ShopFlow.orders push OrdersFlow
      OrdersFlow.order push OrderScreen
      shop://orders/:id = AppFlow.shop ShopFlow.orders OrdersFlow.order
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.compactMap { link in
      problem(of: link, context).map {
        finding(.link(link.id), at: link.location, "the chain of '\(link.pattern)' has a gap: \($0)")
      }
    }
  }

  private func problem(of link: Link, _ context: LintContext) -> String? {
    guard let first = link.path.first, let last = link.path.last else { return nil }
    if let flow = context.index.flow(ofRoute: first), !flow.isEntry, context.hasEntry,
      !link.origins.isScanOnly
    {
      return "it begins with '\(first)', but '\(flow.name)' is not an entry of the app"
    }
    for (step, next) in zip(link.path, link.path.dropFirst()) {
      if let problem = gap(from: step, to: next, context) { return problem }
    }
    return last == link.route || link.route.isEmpty
      ? nil : "it ends with '\(last)' instead of '\(link.route)'"
  }

  /// The gap between two steps, if there is one; a screen may be shown on top of another of the same flow.
  private func gap(from step: String, to next: String, _ context: LintContext) -> String? {
    guard let route = context.index.route(step), let flow = context.index.flow(ofRoute: next) else {
      return nil
    }
    if Node(route.target) == .flow(flow.id) { return nil }
    if route.target.kind != .flow, context.index.flow(ofRoute: step)?.id == flow.id { return nil }
    return "'\(step)' leads to '\(route.target.name)', but '\(next)' is a route of '\(flow.name)'"
  }
}
