import Testing

/// A `true` or `false` that the code itself hands over rules the other way out.
@Suite struct FlagTests {
  @Test func literalArgumentsChooseTheBranch() {
    expectGraph(
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { open(isNew: true) }
        func openKnown() { open(isNew: false) }
        private func open(isNew: Bool) {
          if isNew { navigation.pushViewController(WelcomeController(), animated: true) }
          else { navigation.pushViewController(HomeController(), animated: true) }
        }
      }
      final class WelcomeController: UIViewController {}
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > open.WelcomeController(isNew: Bool) -push-> WelcomeController
        open.HomeController(isNew: Bool) -push-> HomeController
      """)
  }

  @Test func guardsAndNegationsAndDefaults() {
    expectGraph(
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { first() }
        func first(skipping: Bool = true) {
          guard !skipping else {
            navigation.pushViewController(HomeController(), animated: true)
            return
          }
          navigation.pushViewController(WelcomeController(), animated: true)
        }
      }
      final class WelcomeController: UIViewController {}
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > first(skipping: Bool) -push-> HomeController
      """)
  }

  @Test func whatIsKeptMayChange() {
    expectGraph(
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        private var isNew = true
        init(isNew: Bool) { self.isNew = isNew }
        func start() {
          var asks = false
          if isNew || asks { navigation.pushViewController(WelcomeController(), animated: true) }
          else { navigation.pushViewController(HomeController(), animated: true) }
        }
      }
      final class WelcomeController: UIViewController {}
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.WelcomeController -push-> WelcomeController
      > start.HomeController -push-> HomeController
      """)
  }

  /// Whether a class is one that has no source is not known, so that neither way is ruled out.
  @Test func aTypeThatMayBeAnotherRulesOutNoWay() {
    expectGraph(
      """
      final class HomeCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeController(), animated: true) }
        func help() {
          guard let top = navigation.topViewController, !(top is UIAlertController) else { return }
          top.present(HelpController(), animated: true)
        }
        func terms() {
          let parent: UIViewController = navigation
          guard !(parent is BottomSheetController) else { return }
          parent.present(TermsController(), animated: true)
        }
      }
      final class HomeController: UIViewController {}
      final class HelpController: UIViewController {}
      final class TermsController: UIViewController {}
      """,
      """
      HomeCoordinator
      > start -push-> HomeController
        help -present-> HelpController
        terms -present-> TermsController
      """)
  }

  @Test func aNavigationControllerIsNoSplitViewController() {
    expectGraph(
      """
      final class HomeCoordinator {
        private let navigation = UINavigationController()
        func start() { open(UINavigationController(rootViewController: HomeController())) }
        private func open(_ screen: UIViewController) {
          if let split = screen as? UISplitViewController {
            navigation.1️⃣pushViewController(split, animated: true)
          } else {
            navigation.present(screen, animated: true)
          }
        }
      }
      final class HomeController: UIViewController {}
      """,
      """
      HomeCoordinator
      > start -present-> HomeController
        1️⃣ navigation.pushViewController(split, animated: true): What is shown is not known here.
      """)
  }

  @Test func aFlagThatIsAlsoNotKnownLeadsBothWays() {
    expectGraph(
      """
      final class FirstViewController: UIViewController {
        var onDecision: ((Bool) -> Void)?
        @IBAction private func allowTapped() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
            DispatchQueue.main.async { self.onDecision?(granted) }
          }
        }
        @IBAction private func skipTapped() { onDecision?(false) }
      }
      final class SecondViewController: UIViewController {}
      final class StartCoordinator {
        let navigation = UINavigationController()
        func start() {
          let controller = FirstViewController()
          controller.onDecision = { [weak self] granted in
            if granted { self?.showSecond() }
          }
          navigation.viewControllers = [controller]
        }
        func showSecond() { navigation.pushViewController(SecondViewController(), animated: true) }
      }
      """,
      """
      StartCoordinator
      > start -root-> FirstViewController
        showSecond -push-> SecondViewController
        FirstViewController -onDecision-> showSecond
      """)
  }
}
