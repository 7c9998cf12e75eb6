internal import FlowModel

/// Finds things seen in a run that neither the code nor the registry has.
struct ObservedUnknownRule: GraphRule {
  let card = RuleCard(
    id: "observed-unknown", title: "Observed, but unknown", severity: .warning,
    why: "The app went somewhere that neither the code nor the registry mentions.",
    evidence: "Only checks what a graph file marks as observed; the page \"Coverage\" reports on traces.",
    remedy: "Register it, or make the scan find it; check where it was observed.",
    bad: """
      ShopFlow.cart push CartScreen
      ShopFlow.secret push SecretScreen
      set ShopFlow.secret origins observed
      """,
    good: """
      ShopFlow.cart push CartScreen
      ShopFlow.secret push SecretScreen
      set ShopFlow.secret origins observed scanned
      """)

  func findings(in context: LintContext) -> [Finding] {
    let graph = context.graph
    let flows = graph.flows.filter { $0.origins == [.observed] }.map {
      finding(
        .flow($0.id), at: $0.location, "the flow '\($0.name)' was observed, but no other source mentions it")
    }
    let routes = graph.flows.lazy.flatMap(\.routes).filter { $0.origins == [.observed] }.map {
      finding(
        .route($0.id), at: $0.location, "the route '\($0.id)' was observed, but no other source mentions it")
    }
    return flows + routes
  }
}
