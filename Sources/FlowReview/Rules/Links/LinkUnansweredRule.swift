internal import FlowModel

/// Finds links that lead to no route.
struct LinkUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "link-unanswered", title: "A link that no route answers", severity: .warning,
    why: "Whoever taps the link sees the app and nothing else happen.",
    evidence:
      "Where only a scan knows of the link, it may have lost the way from the URL to the screen, and the finding is a note. Links whose pattern cannot be read are told by link-pattern.",
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
      let words = isScanned ? "the scan does not see which route answers" : "no route answers"
      return finding(
        .link(link.id), at: link.location, isDoubtful: isScanned, "\(words) the link '\(link.pattern)'")
    }
  }
}
