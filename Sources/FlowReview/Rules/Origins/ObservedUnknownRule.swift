internal import FlowModel

/// Finds things seen in a run that neither the code nor the registry has.
struct ObservedUnknownRule: GraphRule {
  let card = RuleCard(
    id: "observed-unknown", title: "Observed, but unknown", severity: .warning,
    why: "The app has gone somewhere that nobody has written down.",
    evidence: "Only what a graph file says to be observed counts; traces are told by the page \"Coverage\".",
    remedy: "Register it, or have the scan find it; look at where it was observed.",
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
        .flow($0.id), at: $0.location, "the flow '\($0.name)' was observed, and nothing else tells of it")
    }
    let routes = graph.flows.flatMap(\.routes).filter { $0.origins == [.observed] }.map {
      finding(
        .route($0.id), at: $0.location, "the route '\($0.id)' was observed, and nothing else tells of it")
    }
    return flows + routes
  }
}
