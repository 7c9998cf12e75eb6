import FlowModel
import FlowReview
import Testing

/// Where something can be asked for anywhere, no screen is without a way on.
@Suite struct AnywhereTests {
  @Test(arguments: ["dead-end", "trap"]) func nobodyIsHeld(id: String) throws {
    let rule = try #require(GraphRules.all.first { $0.id == id })
    var graph = RuleExample(rule.card.bad).graph
    #expect(!rule.findings(in: LintContext(graph)).isEmpty)
    let flow = graph.flows[0]
    graph.transitions.append(
      Transition(
        flow: flow.id, from: .anywhere, triggers: ["onHelp"], kind: .route, route: flow.routes[0].id))
    #expect(rule.findings(in: LintContext(graph)).isEmpty)
  }
}
