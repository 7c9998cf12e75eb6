internal import FlowModel

/// Finds declared schemes that no link has.
struct SchemeUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "scheme-unanswered", title: "A scheme in Info.plist that no link uses", severity: .note,
    why: "The system passes URLs to the app that the app ignores, or links are missing from the graph.",
    evidence:
      "The graph must have at least one declared link. Schemes for callbacks of other services (`fb…`, `msauth.…`, names with dots) are not reported.",
    remedy: "Declare the links that use the scheme, or remove it from Info.plist.",
    bad: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      set project scheme shop
      set project scheme oldshop
      """,
    good: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      set project scheme shop
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard let schemes = context.project.schemes,
      context.graph.links.contains(where: { !$0.origins.isScanOnly })
    else { return [] }
    let used = Set(context.patterns.values.map(\.scheme))
    return schemes.names.filter { !used.contains($0.text) && !isCallback($0.text) }.map { scheme in
      finding(nil, at: scheme.location, "no link uses the scheme '\(scheme.text)'")
    }
  }

  private func isCallback(_ scheme: String) -> Bool {
    scheme.contains(".") || scheme.wholeMatch(of: /fb\d+.*/) != nil || scheme.hasPrefix("msauth")
  }
}
