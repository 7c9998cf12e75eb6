import Testing

/// Why a row could not be understood: where a screen's way ends, or where that begins of which nothing is known.
@Suite struct ExplainedRowTests {
  @Test func aScreenThatIsMadeAndNotShown() {
    expectExplanation(
      of: "ShopCoordinator.LostScreen",
      """
      final class ListScreen: UIViewController {}
      final class LostScreen: UIViewController {}
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ListScreen()], animated: false) }
        func lose() { 1️⃣keep(2️⃣LostScreen()) }
        private func keep(_ screen: UIViewController) { Vault.shared.3️⃣store(screen) }
      }
      """,
      """
      LostScreen: It is made here, and not seen to be shown.
        made 2️⃣ LostScreen()
        handed 1️⃣ keep(LostScreen())
        ends 3️⃣ Vault.shared.store(screen), which is not known to show anything
      """)
  }

  @Test func aPrimitiveAtWhichNothingKnownArrives() {
    expectExplanation(
      of: "ShopCoordinator",
      """
      final class Pusher {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func go(_ controller: UIViewController) { navigation.1️⃣pushViewController(controller, animated: true) }
      }
      final class ShopCoordinator {
        private let pusher: Pusher
        init(pusher: Pusher) { self.pusher = pusher }
        func plugIn() { pusher.2️⃣go(PlugIns.3️⃣controller(named: "map")) }
      }
      """,
      """
      pusher.go(PlugIns.controller(named: "map")): What is shown is not known here.
        unknown 3️⃣ PlugIns.controller(named: "map"), of which nothing is known
        handed 2️⃣ pusher.go(PlugIns.controller(named: "map"))
        shown 1️⃣ navigation.pushViewController(controller, animated: true)
      """)
  }

  /// A row is found by any word of its call.
  @Test func aClosureThatNobodyHandsOver() {
    expectExplanation(
      of: "ShopCoordinator.make",
      """
      final class ListScreen: UIViewController {}
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ListScreen()], animated: false) }
        func open(_ make: () -> UIViewController) { navigation.1️⃣pushViewController(2️⃣make(), animated: true) }
      }
      """,
      """
      navigation.pushViewController(make(), animated: true): What is shown is not known here.
        unknown 2️⃣ make(), of which nothing is known
        shown 1️⃣ navigation.pushViewController(make(), animated: true)
      """)
  }

  /// One of those that fit stands in where a function is called with what nobody is seen to give.
  @Test func aScreenThatOnlyFits() {
    expectExplanation(
      of: "ShopCoordinator.start.ListScreen.push",
      """
      final class ListScreen: UIViewController {}
      final class Router {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func 1️⃣push(_ screen: ListScreen) { navigation.2️⃣pushViewController(screen, animated: true) }
      }
      final class ShopCoordinator {
        private let router: Router
        private let navigation: UINavigationController
        init(router: Router, navigation: UINavigationController) {
          self.router = router
          self.navigation = navigation
        }
        func 3️⃣start() { navigation.setViewControllers([ListScreen()], animated: false) }
        func open() { router.push(PlugIns.list()) }
      }
      """,
      """
      ShopCoordinator.start.ListScreen.push -push-> ListScreen
        assumed 1️⃣ ListScreen, which fits screen of push; nobody is seen to give it
        shown 2️⃣ navigation.pushViewController(screen, animated: true)
        asked 3️⃣ the flow begins with it
      """)
  }
}
