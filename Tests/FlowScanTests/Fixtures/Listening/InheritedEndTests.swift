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
}
