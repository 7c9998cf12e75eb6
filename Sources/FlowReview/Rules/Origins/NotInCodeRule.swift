internal import FlowModel

/// Finds registered things that a scan of the same flow did not find.
struct NotInCodeRule: GraphRule {
  let card = RuleCard(
    id: "not-in-code", title: "Registered, but not in the code", severity: .warning,
    why:
      "The registry's graph is older than the source, or the scan cannot follow how the route is declared.",
    evidence:
      "Both must know the flow itself, so that a scan of part of the app reports nothing about the rest.",
    remedy: "Generate the registry's graph again.",
    bad: """
      ShopFlow.cart push CartScreen
      ShopFlow.old push OldScreen
      set ShopFlow origins declared scanned
      set ShopFlow.cart origins declared scanned
      set ShopFlow.old origins declared
      """,
    good: """
      ShopFlow.cart push CartScreen
      set ShopFlow origins declared scanned
      set ShopFlow.cart origins declared scanned
      """)

  func findings(in context: LintContext) -> [Finding] {
    let both: Set<Origin> = [.declared, .scanned]
    return context.graph.flows.filter { both.isSubset(of: $0.origins) }.flatMap(\.routes)
      .filter { $0.origins.contains(.declared) && !$0.origins.contains(.scanned) }
      .map {
        finding(
          .route($0.id), at: $0.location, "the registry has the route '\($0.id)', but the code does not")
      }
  }
}
