import Testing

/// XCoordinator: `deepLink`, whose first route the coordinator takes itself, and the others those that it leads to.
@Suite struct XCoordinatorLinkTests {
  @Test(arguments: ["MainRoute.birds, BirdRoute.bird(id: id)", "[MainRoute.birds, BirdRoute.bird(id: id)]"])
  func eachRouteOfADeepLinkGoesToTheCoordinatorThatTakesIt(routes: String) {
    expectGraph(
      """
      import UIKit
      import XCoordinator

      enum AppRoute: Route { case main, link(AppLink) }
      enum AppLink { case help, bird(id: String) }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .main) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .main: return .present(MainCoordinator())
          case .link(.help): return deepLink(.main, MainRoute.help)
          case .link(.bird(let id)): return deepLink(.main, \(routes))
          }
        }
      }
      enum MainRoute: Route { case birds, help }
      final class MainCoordinator: NavigationCoordinator<MainRoute> {
        override func prepareTransition(for route: MainRoute) -> NavigationTransition {
          switch route {
          case .birds: return .present(BirdCoordinator())
          case .help: return .push(HelpController())
          }
        }
      }
      enum BirdRoute: Route { case list, bird(id: String) }
      final class BirdCoordinator: NavigationCoordinator<BirdRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: BirdRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(BirdsController())
          case .bird(let id): return .push(BirdController(id: id))
          }
        }
      }
      final class HelpController: UIViewController {}
      final class BirdsController: UIViewController {}
      final class BirdController: UIViewController { init(id: String) {} }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let router = AppCoordinator().strongRouter
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "aviary" else { return }
          switch url.host {
          case "help": router.trigger(.link(.help))
          case "birds": router.trigger(.link(.bird(id: url.lastPathComponent)))
          default: break
          }
        }
      }
      """,
      """
      AppCoordinator entry
      > main -present-> [MainCoordinator]
        aviary://birds/:value -bird-> main
        aviary://help -help-> main
      MainCoordinator
        birds -present-> [BirdCoordinator]
        help -push-> HelpController
        aviary://birds/:value -bird-> birds
        aviary://help -help-> help
      BirdCoordinator
      > list -push-> BirdsController
        bird(id: String) -push-> BirdController
        aviary://birds/:value -bird-> bird
      """)
  }
}
