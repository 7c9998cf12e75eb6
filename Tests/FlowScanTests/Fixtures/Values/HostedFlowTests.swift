import Testing

/// Flows in the tabs of a controller, whoever makes them.
@Suite struct HostedFlowTests {
  @Test(arguments: [
    "private let shop = ShopCoordinator()\n  override func viewDidLoad() {",
    "override func viewDidLoad() {\n    let shop = ShopCoordinator()",
  ])
  func aTabBarControllerMakesTheFlowsInItsTabs(members: String) {
    expectGraph(
      """
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = TabsController() }
      }
      final class TabsController: UITabBarController {
        \(members)
          shop.start()
          viewControllers = [shop.navigation]
        }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ShopController(), animated: false) }
      }
      final class ShopController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.TabsController -root-> TabsController
      > start.ShopCoordinator -tab-> [ShopCoordinator]
      ShopCoordinator
      > start -push-> ShopController
      """)
  }

  /// Users see what the flow shows, and no screen named after the frame.
  @Test(arguments: [
    ("Host<C: Coordinator>", "C", "coordinator.start()"), ("Host", "any Coordinator", "coordinator.start()"),
    ("Host<C: Coordinator>", "C", "Task { [coordinator] in coordinator.start() }"),
  ])
  func aFrameAroundAnyFlowIsNoScreen(declaration: String, type: String, starting: String) {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        var navigation: UINavigationController { get }
        func start()
      }
      final class \(declaration): UIViewController {
        private let coordinator: \(type)
        init(_ coordinator: \(type)) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          addChild(coordinator.navigation)
          view.addSubview(coordinator.navigation.view)
          \(starting)
        }
      }
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        private let tabs = UITabBarController()
        private let feed = FeedCoordinator()
        func start() {
          tabs.viewControllers = [Host(feed)]
          navigation.setViewControllers([tabs], animated: false)
        }
        func help() { navigation.present(Host(HelpCoordinator()), animated: true) }
      }
      final class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([FeedController()], animated: false) }
      }
      final class HelpCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HelpController()], animated: false) }
      }
      final class FeedController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -tab-> [FeedCoordinator]
        help -present-> [HelpCoordinator]
      FeedCoordinator
      > start -root-> FeedController
      HelpCoordinator
      > start -root-> HelpController
      """)
  }

  @Test(arguments: ["private let shop =", "private lazy var shop ="])
  func aFlowMakesThoseInItsTabsWithItself(property: String) {
    expectGraph(
      """
      final class AppCoordinator {
        private let tabs = UITabBarController()
        private let navigation = UINavigationController()
        \(property) ShopCoordinator(navigation: navigation)
        func start(in window: UIWindow) {
          shop.start()
          tabs.viewControllers = [navigation]
          window.rootViewController = tabs
        }
      }
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(ShopController(), animated: false) }
      }
      final class ShopController: UIViewController {}
      """,
      """
      AppCoordinator
      > start(window: UIWindow) -tab-> [ShopCoordinator]
      ShopCoordinator
      > start -push-> ShopController
      """)
  }

  @Test func aTabMayHaveAContainerAroundThatOfTheFlow() {
    expectGraph(
      """
      final class AppCoordinator {
        private let shop = ShopCoordinator()
        func start(in window: UIWindow) {
          let tabs = UITabBarController()
          tabs.viewControllers = [shop.start()]
          window.rootViewController = tabs
        }
      }
      final class ShopCoordinator {
        private let pages = UIPageViewController()
        func start() -> UIViewController {
          pages.setViewControllers([ShopController()], direction: .forward, animated: false)
          return UINavigationController(rootViewController: pages)
        }
      }
      final class ShopController: UIViewController {}
      """,
      """
      AppCoordinator
      > start(window: UIWindow) -tab-> [ShopCoordinator]
      ShopCoordinator
      > start -root-> ShopController
      """)
  }
}
