internal import FlowModel

/// Finds universal links on hosts that the app is not associated with.
struct LinkHostRule: GraphRule {
  let card = RuleCard(
    id: "link-host", title: "A universal link whose host is not in the entitlements", severity: .warning,
    why: "The system opens the URL in a browser instead of the app.",
    evidence:
      "Needs entitlements, or `links.hosts` in the configuration, without build variables in the domains. If no domain is associated at all, the finding is a note.",
    remedy: "Add applinks:HOST to the associated domains, or the host to links.hosts in the configuration.",
    bad: """
      ShopFlow.cart push CartScreen
      https://shop.test/cart = ShopFlow.cart
      set project domain shop.example
      """,
    good: """
      ShopFlow.cart push CartScreen
      https://www.shop.example/cart = ShopFlow.cart
      set project domain *.shop.example
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard let domains = context.project.domains, domains.isWhole else { return [] }
    let declared = Set(domains.names.map(\.text))
    return context.graph.links.compactMap { link in
      guard let pattern = context.patterns[link.id], pattern.webHost != nil,
        declared.isDisjoint(with: pattern.coveringDomains)
      else { return nil }
      return finding(
        .link(link.id), at: link.location, isDoubtful: domains.names.isEmpty,
        "the host of the link '\(link.pattern)' is not among the associated domains")
    }
  }
}
