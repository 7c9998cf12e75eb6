import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Sixteen times the graph takes each rule about sixteen times the work, whatever the graph's shape.
@Suite struct LinearRulesTests {
  @Test(arguments: ManyFlows.Shape.allCases) func noRuleMultiplies(shape: ManyFlows.Shape) {
    let (few, many) = (context(shape, 100), context(shape, 1_600))
    for rule in GraphRules.all {
      let small = work(of: rule.id, in: few)
      let limit = small * 64 + .milliseconds(30)
      let large = work(of: rule.id, in: many, enough: limit)
      #expect(large < limit, "\(rule.id): \(small), then \(large)")
    }
  }

  private func context(_ shape: ManyFlows.Shape, _ count: Int) -> LintContext {
    var project = ProjectFacts()
    project.schemes = DeclaredNames((0..<count).map { DeclaredNames.Name("scheme\($0)") })
    project.domains = DeclaredNames((0..<count).map { DeclaredNames.Name("*.a\($0).example") })
    return LintContext(ManyFlows(shape: shape, count: count).graph, project: project)
  }

  /// The least work of three runs; of fewer if one takes less than is enough.
  private func work(of rule: String, in context: LintContext, enough: Duration = .zero) -> Duration {
    let linter = Linter(only: [rule])
    var least = Duration.seconds(3_600)
    for _ in 0..<3 where least >= enough {
      least = min(least, ProcessorTime.measure { _ = linter.findings(in: context) })
    }
    return least
  }
}
