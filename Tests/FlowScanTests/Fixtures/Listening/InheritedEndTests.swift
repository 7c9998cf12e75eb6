import Testing

/// Flows that end by code which they inherit.
@Suite struct InheritedEndTests {
  @Test func aFlowWhoseScreenRunsTheInheritedEndAsksItsParent() {
    expectGraph(
      """
      import UIKit
      protocol FlowParent: AnyObject { func childDidEnd(_ child: BaseFlow) }
      class BaseFlow {
        let navigation: UINavigationController
        weak var parent: FlowParent?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() {}
        func end() { parent?.childDidEnd(self) }
      }
      final class RootFlow: BaseFlow, FlowParent {
        var children: [BaseFlow] = []
        override func begin() { showLogin() }
        func showLogin() {
          let page = LoginController()
          page.onDone = showAccount
          navigation.setViewControllers([page], animated: false)
        }
        func showAccount() {
          let flow = AccountFlow(navigation: navigation)
          flow.parent = self
          children.append(flow)
          flow.begin()
        }
        func childDidEnd(_ child: BaseFlow) {
          children.removeAll { $0 === child }
          showLogin()
        }
      }
      final class AccountFlow: BaseFlow {
        override func begin() {
          let page = AccountController()
          page.onLogout = end
          navigation.pushViewController(page, animated: true)
        }
      }
      final class LoginController: UIViewController {
        var onDone: (() -> Void)?
        @objc func done() { onDone?() }
      }
      final class AccountController: UIViewController {
        var onLogout: (() -> Void)?
        @objc func logout() { onLogout?() }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let root = RootFlow(navigation: UINavigationController())
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          root.begin()
          return true
        }
      }
      """,
      """
      RootFlow entry
      > showLogin -root-> LoginController
        showAccount -start-> [AccountFlow]
        [AccountFlow] -end-> showLogin
        LoginController -onDone-> showAccount
      AccountFlow
      > begin -push-> AccountController
        AccountController -onLogout-> !childDidEnd
      """)
  }

  /// A generic base class has its end once for any result and once for none.
  @Test func theEndOfAGenericBaseClassMayTakeNothing() {
    expectGraph(
      """
      import UIKit
      class BaseFlow<Output> {
        var onOutput: ((Output) -> Void)?
        func start() {}
        func finish(_ output: Output) { onOutput?(output) }
      }
      extension BaseFlow where Output == Void {
        func finish() { finish(()) }
      }
      final class HomeFlow: BaseFlow<Void> {
        let navigation = UINavigationController()
        override func start() {
          let home = HomeController()
          home.onHelp = { [weak self] in self?.help() }
          navigation.pushViewController(home, animated: true)
        }
        private func help() {
          let help = HelpFlow(navigation: navigation)
          help.onOutput = { [weak self, weak help] in self?.remove(help) }
          help.start()
        }
        private func remove(_ child: AnyObject?) {}
      }
      final class HelpFlow: BaseFlow<Void> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() {
          let help = HelpController()
          help.onClose = { [weak self] in self?.navigation.dismiss(animated: true) { self?.finish() } }
          navigation.present(help, animated: true)
        }
      }
      class HomeController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func help() { onHelp?() }
      }
      class HelpController: UIViewController {
        var onClose: (() -> Void)?
        @objc func close() { onClose?() }
      }
      """,
      """
      HomeFlow
      > start -push-> HomeController
        help -start-> [HelpFlow]
        HomeController -onHelp-> help
      HelpFlow
      > start -present-> HelpController
        HelpController -onClose-> <
        HelpController -onClose-> !finish
      """)
  }
}
