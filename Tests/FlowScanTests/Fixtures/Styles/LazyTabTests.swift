import Testing

/// Tabs that a lazy property makes, which a flow shows when somebody asks for them.
@Suite struct LazyTabTests {
  @Test func whoeverAsksForTheContainerAsksForItsTabs() {
    expectGraph(
      """
      import UIKit
      final class AppCoordinator {
        private let window: UIWindow
        private lazy var tabs: UITabBarController = {
          let tabs = UITabBarController()
          tabs.viewControllers = [home.navigation, MoreController()]
          return tabs
        }()
        private lazy var home = HomeCoordinator()
        init(window: UIWindow) { self.window = window }
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.showTabs() }
          window.rootViewController = login
        }
        private func showTabs() {
          home.start()
          window.rootViewController = tabs
        }
      }
      final class HomeCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [HomeController()] }
      }
      final class LoginController: UIViewController {
        var onDone: (() -> Void)?
        @objc func done() { onDone?() }
      }
      final class HomeController: UIViewController {}
      final class MoreController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> LoginController
        showTabs.HomeCoordinator -tab-> [HomeCoordinator]
        showTabs.MoreController -tab-> MoreController
        LoginController -onDone-> showTabs.HomeCoordinator
        LoginController -onDone-> showTabs.MoreController
      HomeCoordinator
      > start -root-> HomeController
      """)
  }
}
