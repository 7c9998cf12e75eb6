import Testing

/// Routers of ReSwift, which show what the state of the store says.
@Suite struct ReSwiftTests {
  @Test(arguments: ["{ $0.select { $0.route } }", "{ $0.select { state in state.route }.skipRepeats() }"])
  func whoDispatchesAnActionAsksForTheRouteThatItsReducerSets(selection: String) {
    expectGraph(
      """
      import ReSwift
      import UIKit

      enum Page { case menu, game, scores }
      struct ShowPage: Action { let page: Page }
      struct AppState { let route: RouteState }
      struct RouteState {
        var page: Page
        init(page: Page = .menu) { self.page = page }
      }

      func appReducer(action: Action, state: AppState?) -> AppState {
        AppState(route: routeReducer(action: action, state: state?.route))
      }
      func routeReducer(action: Action, state: RouteState?) -> RouteState {
        var state = state ?? RouteState()
        switch action {
        case let show as ShowPage: state.page = show.page
        default: break
        }
        return state
      }
      let store = Store<AppState>(reducer: appReducer, state: nil)

      final class AppRouter: StoreSubscriber {
        private let navigation: UINavigationController
        init(window: UIWindow) {
          navigation = UINavigationController()
          window.rootViewController = navigation
          store.subscribe(self) \(selection)
        }
        func newState(state: RouteState) {
          switch state.page {
          case .menu: navigation.pushViewController(MenuController(), animated: true)
          case .game: navigation.pushViewController(GameController(), animated: true)
          case .scores: navigation.present(ScoresController(), animated: true)
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var router: AppRouter?
        func applicationDidFinishLaunching(_ application: UIApplication) { router = AppRouter(window: UIWindow()) }
      }
      final class MenuController: UIViewController {
        @objc func playTapped() { store.dispatch(ShowPage(page: .game)) }
      }
      final class GameController: UIViewController {
        @objc func ended() { store.dispatch(ShowPage(page: .scores)) }
      }
      final class ScoresController: UIViewController {}
      """,
      """
      AppRouter entry
        menu -push-> MenuController
        game -push-> GameController
        scores -present-> ScoresController
        GameController -scores-> scores
        MenuController -game-> game
      """)
  }
}
