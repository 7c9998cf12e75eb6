import FlowModel
import FlowScan
import FlowTestSupport
import Testing

/// The order in which files are read changes nothing.
@Suite struct OrderTests {
  @Test func shuffledFilesGiveTheSameGraph() throws {
    let source = """
      // FILE A.swift
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeController()], animated: false) }
      }
      // FILE B.swift
      extension AppCoordinator {
        func open() {
          let child = ChildCoordinator(navigation: navigation)
          child.onEnd = { [weak self] in self?.navigation.popViewController(animated: true) }
          child.start()
        }
      }
      // FILE C.swift
      final class ChildCoordinator {
        var onEnd: (() -> Void)?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(ChildController(), animated: true) }
      }
      // FILE D/Controllers.swift
      final class HomeController: UIViewController {}
      final class ChildController: UIViewController {}
      // FILE E/AppCoordinator.swift
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeController(), animated: true) }
      }
      """
    let fixture = Fixture(source)
    let expected = fixture.scan()
    #expect(expected.flows.count == 3)
    var random = SeededGenerator()
    for _ in 0..<20 {
      let order = fixture.files.indices.shuffled(using: &random)
      #expect(fixture.scan(order) == expected, "seed \(random.seed), order \(order)")
    }
  }
}
