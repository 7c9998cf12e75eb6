internal import FlowModel

/// Finds paths of the association file that no link answers.
struct AssociationUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "association-unanswered", title: "A path of the association file that no link answers",
    severity: .note,
    why: "The system hands the app URLs that it does nothing with, and the website is not asked.",
    evidence:
      "`links.association` of the configuration must name the file, and some universal link of the graph must be declared. Paths that are excluded are left alone.",
    remedy: "Declare a link for the path, or take it out of the file.",
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
      .map { finding(nil, at: file.location, "no link answers '\($0.shown)' of the association file") }
  }
}
