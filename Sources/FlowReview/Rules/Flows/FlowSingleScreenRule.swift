import FlowAnalysis
internal import FlowModel

/// Finds flows of a single screen.
struct FlowSingleScreenRule: GraphRule {
  let card = RuleCard(
    id: "flow-single-screen", title: "A flow of one screen", severity: .note,
    whyOff: "Many teams give each screen its own coordinator on purpose, so that it can become a flow.",
    why: "A coordinator that decides nothing has to be read, started and ended for a single call.",
    evidence:
      "The flow shows one screen and nothing else, is not an entry, has no outcome with a value, and is started by one other flow.",
    remedy: "Show the screen from the flow that starts this one.",
    bad: """
      ShopFlow.cart push CartScreen
      ShopFlow.about start AboutFlow
      AboutFlow.about root AboutScreen
      """,
    good: """
      ShopFlow.cart push CartScreen
      ShopFlow.about push AboutScreen
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.flows.filter { flow in
      !flow.isEntry && context.index.ownScreen(of: flow.id) == nil
        && flow.routes.allSatisfy { $0.target.kind == .screen }
        && Set(flow.routes.map(\.target.id)).count == 1 && flow.outcomes.allSatisfy(\.type.isEmpty)
        && Set(context.index.parents(of: .flow(flow.id))).count == 1
    }
    .map { flow in
      finding(
        .flow(flow.id), at: flow.location,
        "the flow '\(flow.name)' shows '\(flow.routes.first?.target.name ?? "")' and nothing else")
    }
  }
}
