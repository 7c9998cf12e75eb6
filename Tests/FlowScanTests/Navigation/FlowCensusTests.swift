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

  @Test func screensThatOtherTypesShowAreTold() {
    let app = """
      final class MenuCoordinator {
        let navigation = UINavigationController()
        func start() {
          let model = MenuModel(navigation: navigation)
          navigation.pushViewController(MenuController(model: model), animated: true)
        }
      }
      final class MenuController: UIViewController {
        let model: MenuModel
        init(model: MenuModel) { self.model = model }
        @objc func openHelp() { present(HelpController(), animated: true) }
        @objc func openTerms() { model.open() }
      }
      final class HelpController: UIViewController {}
      final class TermsController: UIViewController {}
      final class PrivacyController: UIViewController {}

      """
    let model = """
      final class MenuModel {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func open() {
          navigation.pushViewController(TermsController(), animated: true)
          navigation.pushViewController(PrivacyController(), animated: true)
        }
      }
      """
    #expect(
      findings(app + model) == [
        "shown-elsewhere: 3 screens are shown by 2 types that are not counted as flows: MenuModel, MenuController"
      ])
    #expect(
      findings(app + "// flowdoc:flow\n" + model) == [
        "shown-elsewhere: 1 screen is shown by 1 type that is not counted as a flow: MenuController"
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
