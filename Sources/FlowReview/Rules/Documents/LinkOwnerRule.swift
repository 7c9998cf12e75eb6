import FlowAnalysis
internal import FlowModel

/// Finds links without an owner.
struct LinkOwnerRule: GraphRule {
  let card = RuleCard(
    id: "link-owner", title: "A link without an owner", severity: .note,
    whyOff: "Few apps are complete in this respect; turn the rule on if yours should be.",
    why: "Customers keep links for years, so somebody must be asked before one is changed.",
    evidence: "The owner may be declared by the link, by its route, or by CODEOWNERS for its file.",
    remedy: "Add an owner to the link, or a line for its file to CODEOWNERS.",
    bad: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      """,
    good: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      set shop://cart owner @shop/growth
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.filter { link in
      link.owner.isEmpty && context.index.route(link.route)?.owner.isEmpty ?? true
    }
    .map { finding(.link($0.id), at: $0.location, "the link '\($0.pattern)' has no owner") }
  }
}
