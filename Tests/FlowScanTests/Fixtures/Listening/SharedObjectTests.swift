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

  @Test func theInitialStateOfAServiceIsNoRequest() {
    expectGraph(
      """
      import Combine
      enum Phase { case first, guest }
      final class Sessions {
        static let shared = Sessions()
        private let subject = CurrentValueSubject<Phase, Never>(.first)
        var phase: AnyPublisher<Phase, Never> { subject.eraseToAnyPublisher() }
        init() { subject.send(isKnown ? .guest : .first) }
        var isKnown: Bool { UserDefaults.standard.bool(forKey: "known") }
        func signOut() { subject.send(.guest) }
      }
      final class AppCoordinator {
        let window: UIWindow
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow) { self.window = window }
        func start() {
          Sessions.shared.phase.sink { [weak self] phase in
            switch phase {
            case .first: self?.welcome()
            case .guest: self?.main()
            }
          }.store(in: &bag)
        }
        private func welcome() { window.rootViewController = WelcomeController() }
        private func main() { window.rootViewController = AccountController(sessions: .shared) }
      }
      final class WelcomeController: UIViewController {}
      final class AccountController: UIViewController {
        private let sessions: Sessions
        init(sessions: Sessions) { self.sessions = sessions }
        @objc func leave() { sessions.signOut() }
      }
      """,
      """
      AppCoordinator
      > welcome -root-> WelcomeController
      > main -root-> AccountController
        AccountController -guest-> main
      """)
  }

  @Test func ofTheScreensThatShareAServiceTheCallerAsks() {
    expectGraph(
      """
      import Combine
      final class Session {
        enum Phase { case signedOut, signedIn }
        let phase = CurrentValueSubject<Phase, Never>(.signedOut)
        func signIn() { phase.send(.signedIn) }
        func signOut() { phase.send(.signedOut) }
      }
      final class AppCoordinator {
        private let session = Session()
        private let window: UIWindow
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow) { self.window = window }
        func start() {
          session.phase.sink { [weak self] phase in
            switch phase {
            case .signedOut: self?.showLogin()
            case .signedIn: self?.showHome()
            }
          }.store(in: &bag)
        }
        private func showLogin() { window.rootViewController = LoginController(session: session) }
        private func showHome() { window.rootViewController = HomeController(session: session) }
      }
      final class LoginController: UIViewController {
        private let session: Session
        init(session: Session) { self.session = session }
        @objc func signIn() { session.signIn() }
      }
      final class HomeController: UIViewController {
        private let session: Session
        init(session: Session) { self.session = session }
        @objc func leave() { session.signOut() }
      }
      """,
      """
      AppCoordinator
      > showLogin -root-> LoginController
        showHome -root-> HomeController
        HomeController -signedOut-> showLogin
        LoginController -signedIn-> showHome
      """)
  }

  @Test func theOnlyScreenThatKeepsASharedServiceAsksForNothingThatOthersHaveItDo() {
    expectGraph(
      """
      final class ArchiveCoordinator {
        private let navigation = UINavigationController()
        init() {
          NotificationCenter.default.addObserver(forName: .shelfIsFull, object: nil, queue: .main) { [weak self] _ in
            self?.showSpace()
          }
        }
        func start() {
          let letter = LetterController()
          letter.onShelf = { [weak self] in self?.showShelf() }
          navigation.viewControllers = [letter]
        }
        private func showShelf() { navigation.pushViewController(ShelfController(), animated: true) }
        private func showSpace() { navigation.present(SpaceController(), animated: true) }
      }
      extension Notification.Name { static let shelfIsFull = Notification.Name("shelfIsFull") }
      final class Shelf {
        static let shared = Shelf()
        private var letters: [Int] = []
        func keep(_ letter: Int) {
          guard letters.count < 100 else {
            NotificationCenter.default.post(name: .shelfIsFull, object: nil)
            return
          }
          letters.append(letter)
        }
        func remove(_ letter: Int) { letters.removeAll { $0 == letter } }
      }
      final class LetterController: UIViewController {
        var onShelf: (() -> Void)?
        @objc func keepTapped() { Shelf.shared.keep(1) }
        @objc func shelfTapped() { onShelf?() }
      }
      final class ShelfController: UIViewController {
        private let shelf: Shelf
        init(shelf: Shelf = .shared) { self.shelf = shelf; super.init(nibName: nil, bundle: nil) }
        @objc func removeTapped() { shelf.remove(1) }
      }
      final class SpaceController: UIViewController {}
      """,
      """
      ArchiveCoordinator
      > start -root-> LetterController
        showShelf -push-> ShelfController
        showSpace -present-> SpaceController
        LetterController -onShelf-> showShelf
        LetterController -shelfIsFull-> showSpace
      """)
  }
}
