internal import FlowModel

/// Finds links without a summary.
struct LinkUndocumentedRule: GraphRule {
  let card = RuleCard(
    id: "link-undocumented", title: "A link without a summary", severity: .note,
    whyOff: "Few apps are complete in this respect; turn the rule on if yours should be.",
    why: "Readers who look up the link do not learn when to use it.",
    remedy: "Write a doc comment above the route that has the link, or a summary in a graph file.",
    bad: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      """,
    good: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      set shop://cart summary What is in the cart.
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.filter(\.summary.isEmpty).map {
      finding(.link($0.id), at: $0.location, "the link '\($0.pattern)' has no summary")
    }
  }
}
