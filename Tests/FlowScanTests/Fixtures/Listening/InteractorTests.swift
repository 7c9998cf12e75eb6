import Testing

/// Interactors that belong to a flow and to which the screens of its children report.
@Suite struct InteractorTests {
  @Test func whatAScreenReportsToTheInteractorOfAFlowIsItsRequest() {
    expectGraph(
      """
      protocol LoginListener: AnyObject { func didLogin() }
      protocol TermsListener: AnyObject { func didAccept() }
      protocol RootRouting: AnyObject { func showHome() ; func showLogin() }
      final class RootInteractor: LoginListener, TermsListener {
        weak var router: RootRouting?
        func didAccept() { router?.showLogin() }
        func didLogin() { router?.showHome() }
      }
      final class TermsController: UIViewController {
        weak var listener: TermsListener?
        @objc func tapAccept() { listener?.didAccept() }
      }
      final class LoginController: UIViewController {
        weak var listener: LoginListener?
        @objc func tapLogin() { listener?.didLogin() }
      }
      final class HomeController: UIViewController {}
      final class RootCoordinator: RootRouting {
        let navigation = UINavigationController()
        let interactor: RootInteractor
        init(interactor: RootInteractor) {
          self.interactor = interactor
          interactor.router = self
        }
        func start() {
          let terms = TermsController()
          terms.listener = interactor
          navigation.pushViewController(terms, animated: false)
        }
        func showLogin() {
          let login = LoginController()
          login.listener = interactor
          navigation.pushViewController(login, animated: true)
        }
        func showHome() { navigation.pushViewController(HomeController(), animated: true) }
      }
      """,
      """
      RootCoordinator
      > start -push-> TermsController
        showLogin -push-> LoginController
        showHome -push-> HomeController
        LoginController -didLogin-> showHome
        TermsController -didAccept-> showLogin
      """)
  }
}
