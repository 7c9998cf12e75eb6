internal import FlowModel

/// Finds flows without a summary.
struct FlowUndocumentedRule: GraphRule {
  let card = RuleCard(
    id: "flow-undocumented", title: "A flow without a summary", severity: .note,
    whyOff: "Few apps are complete in this respect; turn the rule on if yours should be.",
    why: "The page of the flow does not say what it is for.",
    remedy: "Write a doc comment above the coordinator.",
    bad: """
      ShopFlow.cart push CartScreen
      """,
    good: """
      ShopFlow.cart push CartScreen
      set ShopFlow summary All that can be bought.
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.flows.filter(\.summary.isEmpty).map {
      finding(.flow($0.id), at: $0.location, "the flow '\($0.name)' has no summary")
    }
  }
}
