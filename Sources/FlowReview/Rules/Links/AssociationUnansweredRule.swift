internal import FlowModel

/// Finds paths of the association file that no link answers.
struct AssociationUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "association-unanswered", title: "A path in the association file that no link matches",
    severity: .note,
    why: "The system passes URLs to the app that the app ignores, and the website never sees them.",
    evidence:
      "`links.association` in the configuration must name the file, and the graph must have at least one declared universal link. Excluded paths are not reported.",
    remedy: "Declare a link for the path, or remove it from the file.",
    bad: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project association /cart
      set project association /help/*
      """,
    good: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project association /cart
      """)

  func findings(in context: LintContext) -> [Finding] {
    let samples = context.samples
    guard let file = context.project.association, samples.contains(where: { !$0.link.origins.isScanOnly })
    else { return [] }
    let urls = AssociationURLs(samples.map(\.url))
    return file.components.filter { !$0.isExcluded && !urls.haveOne(of: $0) }
      .map { finding(nil, at: file.location, "no link matches '\($0.shown)' in the association file") }
  }
}
