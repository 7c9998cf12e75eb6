internal import FlowModel

/// Finds associated domains that no link has.
struct HostUnansweredRule: GraphRule {
  let card = RuleCard(
    id: "host-unanswered", title: "An associated domain that no link uses", severity: .note,
    why: "The system passes URLs to the app that the app ignores, or links are missing from the graph.",
    evidence: "The graph must have at least one declared universal link.",
    remedy: "Declare the links of the domain, or remove it from the entitlements.",
    bad: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project domain shop.example
      set project domain old.example
      """,
    good: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project domain shop.example
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard let domains = context.project.domains else { return [] }
    let declared = context.graph.links.filter { !$0.origins.isScanOnly }
    guard declared.contains(where: { context.patterns[$0.id]?.isWeb == true }) else { return [] }
    // A pattern whose host is a parameter matches every domain.
    let web = context.patterns.values.filter(\.isWeb)
    guard web.allSatisfy({ $0.webHost != nil }) else { return [] }
    let used = Set(web.flatMap(\.coveringDomains))
    return domains.names.filter { !used.contains($0.text) }.map {
      finding(nil, at: $0.location, "no link uses the associated domain '\($0.text)'")
    }
  }
}
