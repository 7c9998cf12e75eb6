import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Sixteen times the graph takes each rule about sixteen times the work, whatever the graph's shape.
@Suite struct LinearRulesTests {
  @Test(arguments: ManyFlows.Shape.allCases) func noRuleMultiplies(shape: ManyFlows.Shape) {
    let (few, many) = (context(shape, 100), context(shape, 1_600))
    for rule in GraphRules.all {
      let (small, large) = (work(of: rule.id, in: few), work(of: rule.id, in: many))
      #expect(large < small * 64 + .milliseconds(30), "\(rule.id): \(small), then \(large)")
    }
  }

  private func context(_ shape: ManyFlows.Shape, _ count: Int) -> LintContext {
    var project = ProjectFacts()
    project.schemes = DeclaredNames((0..<count).map { DeclaredNames.Name("scheme\($0)") })
    project.domains = DeclaredNames((0..<count).map { DeclaredNames.Name("*.a\($0).example") })
    return LintContext(ManyFlows(shape: shape, count: count).graph, project: project)
  }

  /// The least work of three runs.
  private func work(of rule: String, in context: LintContext) -> Duration {
    let linter = Linter(only: [rule])
    return (0..<3).map { _ in ProcessorTime.measure { _ = linter.findings(in: context) } }.min() ?? .zero
  }
}
