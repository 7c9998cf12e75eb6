import Testing

/// Flows that return the publisher of a screen to the flow that starts them.
@Suite struct ReturnedPublisherTests {
  @Test func theFlowReportsByWhatItsScreenSends() {
    expectGraph(
      """
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { showHome() }
        private func showHome() {
          HomeCoordinator(window: window).start().sink { [weak self] in self?.showLogin() }.store(in: &bag)
        }
        private func showLogin() {
          LoginCoordinator(window: window).run().sink { [weak self] event in
            switch event {
            case .done: self?.showHome()
            }
          }.store(in: &bag)
        }
      }
      final class HomeCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() -> AnyPublisher<Void, Never> {
          let model = HomeModel()
          window.rootViewController = HomeController(model: model)
          return model.logout.eraseToAnyPublisher()
        }
      }
      final class HomeModel {
        let logout = PassthroughSubject<Void, Never>()
        func signOut() { logout.send() }
      }
      final class HomeController: UIViewController {
        private let model: HomeModel
        init(model: HomeModel) { self.model = model }
        @objc func signOutTapped() { model.signOut() }
      }
      enum LoginEvent { case done }
      final class LoginCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() -> AnyPublisher<LoginEvent, Never> {
          let login = LoginController()
          window.rootViewController = login
          return login.events.eraseToAnyPublisher()
        }
      }
      final class LoginController: UIViewController {
        let events = PassthroughSubject<LoginEvent, Never>()
        @objc func loginTapped() { events.send(.done) }
      }
      """,
      """
      AppCoordinator
      > showHome -start-> [HomeCoordinator]
        showLogin -start-> [LoginCoordinator]
        [HomeCoordinator] -logout-> showLogin
        [LoginCoordinator] -done-> showHome
      HomeCoordinator
      > start -root-> HomeController
        HomeController -logout-> !logout
      LoginCoordinator
      > run -root-> LoginController
        LoginController -done-> !done
      """)
  }
}
