import Testing

/// What could not be followed is listed where the flow's own text asks for it, once for each such call.
@Suite struct UnresolvedPlaceTests {
  @Test func callsThroughOneHelperAreTwoRowsAndAKnownOneIsNone() {
    expectGraph(
      """
      final class Pusher {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func go(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
      }
      final class KnownController: UIViewController {}

      final class MapCoordinator {
        private let pusher: Pusher
        init(pusher: Pusher) { self.pusher = pusher }
        func start() { pusher.go(KnownController()) }
        func plugIn() { pusher.1️⃣go(PlugIns.controller(named: "map")) }
        func legend() { pusher.2️⃣go(PlugIns.controller(named: "legend")) }
      }
      """,
      """
      MapCoordinator
      > start -push-> KnownController
        1️⃣ pusher.go(PlugIns.controller(named: "map")): What is shown is not known here.
        2️⃣ pusher.go(PlugIns.controller(named: "legend")): What is shown is not known here.
      """)
  }

  @Test func whatAClosureFromOutsideMakesIsNotKnown() {
    expectGraph(
      """
      final class FirstController: UIViewController {}
      final class PlugInCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([FirstController()], animated: false) }
        func open(_ make: () -> UIViewController) { navigation.1️⃣pushViewController(make(), animated: true) }
      }
      """,
      // What is not known is told in one way.
      """
      PlugInCoordinator
      > start -root-> FirstController
        1️⃣ navigation.pushViewController(make(), animated: true): What is shown is not known here.
      """)
  }

  @Test func equalCallsAreARowEachAlsoOnOneLine() {
    expectGraph(
      """
      final class TwinCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.1️⃣present(PlugIns.next(), animated: true); navigation.2️⃣present(PlugIns.next(), animated: true) }
        func again() {
          navigation.3️⃣present(PlugIns.next(), animated: true)
          navigation.4️⃣present(PlugIns.next(), animated: true)
        }
      }
      """,
      """
      TwinCoordinator
        1️⃣ navigation.present(PlugIns.next(), animated: true): What is shown is not known here.
        2️⃣ navigation.present(PlugIns.next(), animated: true): What is shown is not known here.
        3️⃣ navigation.present(PlugIns.next(), animated: true): What is shown is not known here.
        4️⃣ navigation.present(PlugIns.next(), animated: true): What is shown is not known here.
      """)
  }

  @Test func aCallThatManyAskForIsOneRow() {
    expectGraph(
      """
      final class HubCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let hub = HubController()
          hub.onLeft = { [weak self] in self?.open() }
          hub.onRight = { [weak self] in self?.open() }
          navigation.setViewControllers([hub], animated: false)
        }
        func open() { navigation.1️⃣present(PlugIns.next(), animated: true) }
      }
      final class HubController: UIViewController {
        var onLeft: (() -> Void)?
        var onRight: (() -> Void)?
      }
      """,
      """
      HubCoordinator
      > start -root-> HubController
        1️⃣ navigation.present(PlugIns.next(), animated: true): What is shown is not known here.
      """)
  }
}
