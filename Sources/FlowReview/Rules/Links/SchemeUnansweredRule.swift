internal import FlowModel

/// Finds declared schemes that no link has.
struct SchemeUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "scheme-unanswered", title: "A scheme in Info.plist that no link has", severity: .note,
    why: "The system hands the app URLs that it does nothing with, or links are missing from the graph.",
    evidence:
      "Some link of the graph must be declared. Schemes by which other services call back (`fb…`, `msauth.…`, names with dots) are left alone.",
    remedy: "Declare the links that have the scheme, or take it out of Info.plist.",
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
      finding(nil, at: scheme.location, "no link has the scheme '\(scheme.text)'")
    }
  }

  private func isCallback(_ scheme: String) -> Bool {
    scheme.contains(".") || scheme.wholeMatch(of: /fb\d+.*/) != nil || scheme.hasPrefix("msauth")
  }
}
