import FlowModel
import Testing

@testable import FlowScan

/// Code that leads to more than is followed.
@Suite struct PlayLimitTests {
  private let source = SourceFile(
    parsing: """
      final class OceanCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ShoreController()], animated: false) }
        func dive() { navigation.pushViewController(ReefController(), animated: true) }
      }
      final class ShoreController: UIViewController {}
      final class ReefController: UIViewController {}
      """, path: "Ocean.swift")

  @Test func aFlowThatIsNotFollowedToItsEndIsAFinding() throws {
    let result = Scanner(limits: PlayLimits(flow: 12, entry: 12)).graph(of: [source.facts])
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.rule == "scan-limit")
    #expect(finding.location == SourceLocation(file: "Ocean.swift", line: 1, column: 13))
    #expect(finding.message.contains("OceanCoordinator"))
    #expect(result.graph.flows.flatMap(\.routes).count < 2)
  }

  @Test func aFlowThatIsFollowedToItsEndIsNone() {
    let result = Scanner().graph(of: [source.facts])
    #expect(result.findings.isEmpty)
    #expect(result.graph.flows.flatMap(\.routes).count == 2)
  }
}
