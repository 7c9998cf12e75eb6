internal import FlowModel

/// Finds links without an example URL.
struct LinkExampleRule: GraphRule {
  let card = RuleCard(
    id: "link-example", title: "A link without an example", severity: .note,
    whyOff: "Few apps are complete in this respect; turn the rule on if yours should be.",
    why: "Testers have to make up a URL, and pick one that nobody uses.",
    evidence: "A pattern without parameters is its own example.",
    remedy: "Add an example to the link, with .example(\"…\") on a FlowKit route or in a graph file.",
    bad: """
      ShopFlow.order push OrderScreen
      shop://orders/:id = ShopFlow.order
      """,
    good: """
      ShopFlow.order push OrderScreen
      shop://orders/:id = ShopFlow.order
      set shop://orders/:id example shop://orders/42
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.filter { link in
      link.examples.isEmpty && context.patterns[link.id].map { !$0.parameters.isEmpty } ?? true
    }
    .map { finding(.link($0.id), at: $0.location, "the link '\($0.pattern)' has no example") }
  }
}
