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

  @Test func aFlowThatReturnsThePublisherOfItsChildReportsByIt() {
    expectGraph(
      """
      class Flow<Result> {
        let bag = DisposeBag()
        func begin<Other>(_ flow: Flow<Other>) -> Observable<Other> { flow.start() }
        func start() -> Observable<Result> { fatalError() }
      }
      enum Leaving { case signedOut, deleted }
      final class AppCoordinator: Flow<Void> {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() -> Observable<Void> {
          begin(HomeCoordinator(window: window))
            .subscribe(onNext: { [weak self] leaving in
              switch leaving {
              case .signedOut: self?.window.rootViewController = LoginController()
              case .deleted: self?.window.rootViewController = FarewellController()
              }
            })
            .disposed(by: bag)
          return .never()
        }
      }
      final class HomeCoordinator: Flow<Leaving> {
        private let window: UIWindow
        private let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        override func start() -> Observable<Leaving> {
          let leaving = begin(AccountCoordinator(navigation: navigation))
          window.rootViewController = navigation
          return leaving
        }
      }
      final class AccountCoordinator: Flow<Leaving> {
        private let navigation: UINavigationController
        private let end = PublishSubject<Leaving>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<Leaving> {
          let account = AccountController()
          account.onSignOut = { [end] in end.onNext(.signedOut) }
          account.onDelete = { [weak self] in self?.end.onNext(.deleted) }
          navigation.setViewControllers([account], animated: false)
          return end.take(1)
        }
      }
      final class AccountController: UIViewController {
        var onSignOut: (() -> Void)?
        var onDelete: (() -> Void)?
        @objc func signOutTapped() { onSignOut?() }
        @objc func deleteTapped() { onDelete?() }
      }
      final class LoginController: UIViewController {}
      final class FarewellController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -start-> [HomeCoordinator]
        signedOut -root-> LoginController
        deleted -root-> FarewellController
        [HomeCoordinator] -deleted-> deleted
        [HomeCoordinator] -signedOut-> signedOut
      HomeCoordinator
      > start -root-> [AccountCoordinator]
        [AccountCoordinator] -deleted-> !deleted
        [AccountCoordinator] -signedOut-> !signedOut
      AccountCoordinator
      > start -root-> AccountController
        AccountController -onDelete-> !deleted
        AccountController -onSignOut-> !signedOut
      """)
  }
}
