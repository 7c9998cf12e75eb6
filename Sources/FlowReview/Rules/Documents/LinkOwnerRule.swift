internal import FlowModel

/// Finds links without an owner.
struct LinkOwnerRule: GraphRule {
  let card = RuleCard(
    id: "link-owner", title: "A link without an owner", severity: .note,
    whyOff: "Few apps have them all; a team turns it on when it wants to.",
    why: "Customers hold links for years, and somebody has to be asked before one is changed.",
    evidence: "An owner of the link counts, one of its route, and one that CODEOWNERS has for its file.",
    remedy: "Give the link an owner, or its file one in CODEOWNERS.",
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
