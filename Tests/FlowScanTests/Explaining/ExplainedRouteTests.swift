import Testing

/// Why a route is told: where its screen is made, handed on and shown, and who asks.
@Suite struct ExplainedRouteTests {
  @Test func aScreenThatIsMadeAndShownInOneCall() {
    expectExplanation(
      of: "ShopCoordinator.DetailScreen",
      """
      final class ListScreen: UIViewController {
        var onDetail: (() -> Void)?
        func tapped() { 1️⃣onDetail?() }
      }
      final class DetailScreen: UIViewController {}
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListScreen()
          list.onDetail = { [weak self] in self?.open() }
          navigation.setViewControllers([list], animated: false)
        }
        private func open() { navigation.2️⃣pushViewController(3️⃣DetailScreen(), animated: true) }
      }
      """,
      """
      ShopCoordinator.open -push-> DetailScreen
        made 3️⃣ DetailScreen()
        shown 2️⃣ navigation.pushViewController(DetailScreen(), animated: true)
        asked 1️⃣ ListScreen, by onDetail
      """)
  }

  @Test func throughARouterBehindAProtocol() {
    expectExplanation(
      of: "ShopCoordinator",
      """
      final class ListScreen: UIViewController {}
      protocol Routing { func push(_ module: UIViewController) }
      final class Router: Routing {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ module: UIViewController) { 1️⃣show(module) }
        private func show(_ module: UIViewController) { navigation.2️⃣pushViewController(module, animated: true) }
      }
      final class ShopCoordinator {
        private let router: Routing
        init(router: Routing) { self.router = router }
        func start() { router.3️⃣push(4️⃣ListScreen()) }
      }
      final class AppCoordinator {
        func start() { ShopCoordinator(router: Router(navigation: UINavigationController())).5️⃣start() }
      }
      """,
      """
      ShopCoordinator.start -push-> ListScreen
        made 4️⃣ ListScreen()
        handed 3️⃣ router.push(ListScreen())
        handed 1️⃣ show(module)
        shown 2️⃣ navigation.pushViewController(module, animated: true)
        asked 5️⃣ the flow begins with it, by start
      """)
  }

  @Test func throughAClosureIntoAContainer() {
    expectExplanation(
      of: "ShopCoordinator",
      """
      final class HelpScreen: UIViewController {}
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func 5️⃣start() { open { 1️⃣HelpScreen() } }
        private func open(_ make: () -> UIViewController) {
          navigation.2️⃣present(3️⃣UINavigationController(rootViewController: 4️⃣make()), animated: true)
        }
      }
      """,
      """
      ShopCoordinator.start -present-> HelpScreen
        made 1️⃣ HelpScreen()
        handed 4️⃣ make()
        handed 3️⃣ UINavigationController(rootViewController: make())
        shown 2️⃣ navigation.present(UINavigationController(rootViewController: make()), animated: true)
        asked 5️⃣ the flow begins with it
      """)
  }

  @Test func throughAFactoryAndAProperty() {
    expectExplanation(
      of: "ShopCoordinator.HelpScreen",
      """
      final class HelpScreen: UIViewController {}
      struct ScreenFactory { func makeHelp() -> UIViewController { 1️⃣HelpScreen() } }
      final class ShopCoordinator {
        private let factory = ScreenFactory()
        private let navigation: UINavigationController
        private var next: UIViewController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func 5️⃣start() {
          3️⃣next = factory.2️⃣makeHelp()
          goOn()
        }
        private func goOn() {
          if let next { navigation.4️⃣pushViewController(next, animated: true) }
        }
      }
      """,
      """
      ShopCoordinator.goOn -push-> HelpScreen
        made 1️⃣ HelpScreen()
        handed 2️⃣ factory.makeHelp()
        handed 3️⃣ into ShopCoordinator.next
        shown 4️⃣ navigation.pushViewController(next, animated: true)
        asked 5️⃣ the flow begins with it, by goOn
      """)
  }

  @Test func aNameThatNothingHasIsNotExplained() {
    expectExplanation(of: "ShopCoordinator.HelpScreen", "final class ShopCoordinator { func start() {} }", "")
  }
}
