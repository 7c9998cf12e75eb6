import Testing

/// A store of the app's own: screens dispatch actions, a reducer changes the state, and a coordinator shows what the state says.
@Suite struct OwnStoreTests {
  static let subscriptions = [
    CodeForm(
      testDescription: "by a closure",
      code: "store.$state.sink { [weak self] in self?.apply($0.navigation) }.store(in: &bag)"),
    CodeForm(
      testDescription: "by operators",
      code:
        "store.$state.map(\\.navigation).removeDuplicates().sink { [weak self] in self?.apply($0) }.store(in: &bag)"
    ),
    CodeForm(
      testDescription: "as a subscriber", code: "store.subscribe(self)",
      members: "func newState(_ state: AppState) { apply(state.navigation) }"),
  ]

  @Test(arguments: subscriptions) func whoDispatchesAnActionAsksForWhatTheStateThenSays(form: CodeForm) {
    expectGraph(
      """
      import UIKit
      protocol Action {}
      enum Root: Equatable { case login, feed }
      enum Route: Equatable { case post(id: String), author }
      enum Modal: Equatable { case settings }
      struct NavigationState: Equatable {
        var root: Root = .login
        var stack: [Route] = []
        var modal: Modal?
      }
      struct AppState: Equatable { var navigation = NavigationState() }
      enum NavigationAction: Action { case push(Route), pop, present(Modal), dismiss }
      enum SessionAction: Action { case logIn, logOut }

      func appReducer(state: inout AppState, action: Action) { navigationReducer(state: &state.navigation, action: action) }
      func navigationReducer(state: inout NavigationState, action: Action) {
        switch action {
        case let action as NavigationAction:
          switch action {
          case .push(let route): state.stack.append(route)
          case .pop: _ = state.stack.popLast()
          case .present(let modal): state.modal = modal
          case .dismiss: state.modal = nil
          }
        case SessionAction.logIn: state.root = .feed
        case SessionAction.logOut: state = NavigationState()
        default: break
        }
      }
      protocol Subscriber: AnyObject { func newState(_ state: AppState) }
      final class Store<S> {
        @Published private(set) var state: S
        private let reducer: (inout S, Action) -> Void
        private weak var subscriber: Subscriber?
        init(initial: S, reducer: @escaping (inout S, Action) -> Void) {
          state = initial
          self.reducer = reducer
        }
        func subscribe(_ subscriber: Subscriber) { self.subscriber = subscriber }
        func dispatch(_ action: Action) {
          reducer(&state, action)
          if let state = state as? AppState { subscriber?.newState(state) }
        }
      }
      final class AppCoordinator: Subscriber {
        private let window: UIWindow
        private let store: Store<AppState>
        private let navigation = UINavigationController()
        private var current = NavigationState()
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow, store: Store<AppState>) { (self.window, self.store) = (window, store) }
        func start() { \(form.code) }
        \(form.members.isEmpty ? "func newState(_ state: AppState) {}" : form.members)
        private func apply(_ new: NavigationState) {
          let old = current
          current = new
          if old.root != new.root { window.rootViewController = page(for: new.root) }
          if new.stack.count > old.stack.count {
            for route in new.stack.dropFirst(old.stack.count) {
              navigation.pushViewController(page(for: route), animated: true)
            }
          }
          if let modal = new.modal { navigation.present(page(for: modal), animated: true) }
        }
        private func page(for root: Root) -> UIViewController {
          switch root {
          case .login: return LoginController(store: store)
          case .feed: return FeedController(store: store)
          }
        }
        private func page(for route: Route) -> UIViewController {
          switch route {
          case .post: return PostController(dispatch: store.dispatch)
          case .author: return AuthorController()
          }
        }
        private func page(for modal: Modal) -> UIViewController {
          switch modal { case .settings: return SettingsController(store: store) }
        }
      }
      class StoreController: UIViewController {
        let store: Store<AppState>
        init(store: Store<AppState>) { self.store = store }
      }
      final class LoginController: StoreController {
        @IBAction func logIn() { store.dispatch(SessionAction.logIn) }
      }
      final class FeedController: StoreController {
        @IBAction func select() { store.dispatch(NavigationAction.push(.post(id: "1"))) }
        @IBAction func openSettings() { store.dispatch(NavigationAction.present(.settings)) }
      }
      final class PostController: UIViewController {
        private let dispatch: (Action) -> Void
        init(dispatch: @escaping (Action) -> Void) { self.dispatch = dispatch }
        @IBAction func openAuthor() { dispatch(NavigationAction.push(.author)) }
      }
      final class AuthorController: UIViewController {}
      final class SettingsController: StoreController {
        @IBAction func logOut() { store.dispatch(SessionAction.logOut) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let store = Store(initial: AppState(), reducer: appReducer)
        private lazy var coordinator = AppCoordinator(window: UIWindow(), store: store)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          coordinator.start()
          return true
        }
      }
      """,
      """
      AppCoordinator entry
        feed -root-> FeedController
      > login -root-> LoginController
        author -push-> AuthorController
        post(id: String) -push-> PostController
        settings -present-> SettingsController
        FeedController -post-> post
        FeedController -settings-> settings
        LoginController -logIn-> feed
        PostController -author-> author
        SettingsController -logOut-> login
      """)
  }
}
