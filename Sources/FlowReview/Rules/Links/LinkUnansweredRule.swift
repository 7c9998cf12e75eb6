internal import FlowModel

/// Finds links that lead to no route.
struct LinkUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "link-unanswered", title: "A link that opens no route", severity: .warning,
    why: "Users who tap the link see the app open, and nothing else happens.",
    evidence:
      "If the link is only known from a scan, which may have lost the way from the URL to the screen, the finding is a note. Links whose pattern cannot be parsed are reported by link-pattern.",
    remedy: "Name the route that the link opens, or remove the link.",
    bad: """
      ShopFlow.cart push CartScreen
      shop://cart =
      """,
    good: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.filter { $0.route.isEmpty && context.patterns[$0.id] != nil }.map { link in
      let isScanned = link.origins.isScanOnly
      let name = "the link '\(link.pattern)'"
      let message = isScanned ? "the scan does not see which route \(name) opens" : "\(name) opens no route"
      return finding(
        .link(link.id), at: link.location, isDoubtful: isScanned, message)
    }
  }
}
