import FlowModel
import FlowScan
import Testing

/// A scan that finds less than the source promises says so.
@Suite struct FlowCensusTests {
  private func findings(_ source: String) -> [String] {
    Fixture(source).result().findings.map { "\($0.rule): \($0.message)" }
  }

  @Test func nothingFoundIsAnError() {
    #expect(findings("struct Model {}") == ["no-flows: no flow was found in 1 Swift file"])
    #expect(Fixture("struct Model {}").result().findings.allSatisfy { $0.severity == .error })
    let nothing = ValueFlowScan(settings: ScanSettings()).graph(of: [])
    #expect(nothing.findings.map(\.message) == ["there is no Swift source"])
  }

  @Test func coordinatorsOfWhichNothingIsSeenAreNamed() {
    let found = findings(
      """
      class BaseCoordinator {}
      final class HomeCoordinator: BaseCoordinator { func start() { Stage.show("home") } }
      final class CartCoordinator: BaseCoordinator { func start() { Stage.show("cart") } }
      """)
    #expect(
      found == [
        "no-flows: no flow was found, though 2 types are called or built as one: CartCoordinator, HomeCoordinator"
      ])
  }

  @Test func fewFlowsAmongManyCoordinatorsAreTold() {
    let lost = ["B", "C", "D", "E", "F", "G"].map { "final class \($0)Coordinator { func start() {} }" }
    let found = findings(
      """
      final class ACoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(AScreen(), animated: true) }
      }
      final class AScreen: UIViewController {}

      """ + lost.joined(separator: "\n"))
    #expect(
      found == [
        "few-flows: 1 flow was found, and 6 types are called or built as one and not seen to show anything: "
          + "BCoordinator, CCoordinator, DCoordinator, ECoordinator, FCoordinator and others"
      ])
  }

  @Test func aFlowThatIsFoundNeedsNoWord() {
    let found = findings(
      """
      final class ACoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(AScreen(), animated: true) }
      }
      final class AScreen: UIViewController {}
      final class HelperCoordinator { func count() {} }
      """)
    #expect(found == [])
  }
}
