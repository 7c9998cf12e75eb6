import Testing

/// Shared objects that belong to no screen, and tell a flow of what a screen did.
@Suite struct SharedObjectTests {
  @Test(arguments: [
    (
      "var onLogout: (() -> Void)?", "onLogout?()",
      "Session.shared.onLogout = { [weak self] in self?.showLogin() }"
    ),
    (
      "let loggedOut = PassthroughSubject<Void, Never>()", "loggedOut.send()",
      "Session.shared.loggedOut.sink { [weak self] in self?.showLogin() }.store(in: &bag)"
    ),
    (
      "let loggedOut: PublishRelay<Void> = PublishRelay()", "loggedOut.accept(())",
      "Session.shared.loggedOut.subscribe(onNext: { [weak self] _ in self?.showLogin() }).disposed(by: bag)"
    ),
  ])
  func whoTellsTheSharedObjectAsks(property: String, code: String, listening: String) {
    expectGraph(
      """
      import Combine
      import RxCocoa
      final class Session {
        static let shared = Session()
        \(property)
        func logout() { \(code) }
      }
      final class AppCoordinator {
        private let navigation: UINavigationController
        private var bag: Set<AnyCancellable> = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          \(listening)
          navigation.setViewControllers([HomeController()], animated: false)
        }
        private func showLogin() { navigation.setViewControllers([LoginController()], animated: true) }
      }
      final class HomeController: UIViewController {
        @IBAction func tapped() { Session.shared.logout() }
      }
      final class LoginController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        showLogin -root-> LoginController
        HomeController -logout-> showLogin
      """)
  }
}
