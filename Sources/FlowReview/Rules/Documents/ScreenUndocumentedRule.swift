internal import FlowModel

/// Finds screens without a summary.
struct ScreenUndocumentedRule: GraphRule {
  let card = RuleCard(
    id: "screen-undocumented", title: "A screen without a summary", severity: .note,
    whyOff: "Few apps are complete in this respect; turn the rule on if yours should be.",
    why: "The page of the screen does not say what it is for.",
    remedy: "Write a doc comment above the view or view controller.",
    bad: """
      ShopFlow.cart push CartScreen
      """,
    good: """
      ShopFlow.cart push CartScreen
      set CartScreen summary What is in the cart.
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.screens.filter(\.summary.isEmpty).map {
      finding(.screen($0.id), at: $0.location, "the screen '\($0.name)' has no summary")
    }
  }
}
