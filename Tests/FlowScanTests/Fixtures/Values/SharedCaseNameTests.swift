import Testing

/// Of two enums with cases of the same names, a link's and a route's, the one is meant whose value a function reads.
@Suite struct SharedCaseNameTests {
  @Test(arguments: [
    Handing(type: "Request", declared: "struct Request { let route: Route }", made: "Request(route: route)"),
    Handing(
      type: "Request<Route>", declared: "struct Request<Value> { let route: Value }",
      made: "Request(route: route)"),
  ])
  func aRouteThatIsReadFromAParameterIsMeant(handing: Handing) {
    expectGraph(
      """
      import UIKit
      enum Link {
        case news, ticket
        init?(url: URL) {
          switch url.host {
          case "news": self = .news
          case "ticket": self = .ticket
          default: return nil
          }
        }
        var route: Route? {
          switch self {
          case .news: return .news
          case .ticket: return .ticket
          }
        }
      }
      enum Route { case home, news, ticket }
      \(handing.declared)
      protocol RouterDelegate: AnyObject { func show(_ request: \(handing.type)) }
      final class Router {
        weak var delegate: RouterDelegate?
        private var waiting: [Route] = []
        func present(_ route: Route) {
          waiting.append(route)
          while !waiting.isEmpty { hand(waiting.removeFirst()) }
        }
        private func hand(_ route: Route) { delegate?.show(\(handing.made)) }
      }
      final class FairCoordinator: RouterDelegate {
        let navigation = UINavigationController()
        private let router = Router()
        func start() {
          router.delegate = self
          router.present(.home)
        }
        func open(_ link: Link) {
          if let route = link.route { router.present(route) }
        }
        func show(_ request: \(handing.type)) {
          switch request.route {
          case .home:
            let home = HomeViewController()
            home.onNews = { [router] in router.present(.news) }
            navigation.setViewControllers([home], animated: false)
          case .news: navigation.pushViewController(NewsViewController(), animated: true)
          case .ticket: navigation.pushViewController(TicketViewController(), animated: true)
          }
        }
      }
      final class HomeViewController: UIViewController {
        var onNews: (() -> Void)?
        @objc private func readNews() { onNews?() }
      }
      final class NewsViewController: UIViewController {}
      final class TicketViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let fair = FairCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          for context in contexts {
            if let link = Link(url: context.url) { fair.open(link) }
          }
        }
      }
      """,
      """
      FairCoordinator entry
      > home -root-> HomeViewController
        news -push-> NewsViewController
        ticket -push-> TicketViewController
        *://news -news-> news
        *://ticket -ticket-> ticket
        HomeViewController -onNews-> news
      """)
  }

  struct Handing: CustomTestStringConvertible {
    let type: String
    let declared: String
    let made: String
    var testDescription: String { type }
  }

  @Test func theCaseInsideAnotherIsThatOfTheEnumWhichThatCarries() {
    expectGraph(
      """
      import UIKit
      enum HutRoute { case map, link(HutLink) }
      enum HutLink { case weather, hut(id: String) }
      enum Topic { case weather, hut }
      final class TopicModel {
        var topic = Topic.weather
        func next() { topic = .hut }
      }
      final class HutCoordinator {
        private let navigation = UINavigationController()
        func start() { show(.map) }
        func show(_ route: HutRoute) {
          switch route {
          case .map: navigation.pushViewController(MapController(), animated: false)
          case .link(.weather): navigation.pushViewController(WeatherController(), animated: true)
          case .link(.hut(let id)): navigation.pushViewController(HutController(id: id), animated: true)
          }
        }
      }
      final class MapController: UIViewController {}
      final class WeatherController: UIViewController {}
      final class HutController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = HutCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = link(for: url) else { return }
          coordinator.show(.link(link))
        }
        private func link(for url: URL) -> HutLink? {
          guard url.scheme == "huts" else { return nil }
          switch url.host {
          case "weather": return .weather
          case "hut": return .hut(id: url.lastPathComponent)
          default: return nil
          }
        }
      }
      """,
      """
      HutCoordinator entry
      > map -push-> MapController
        link.WeatherController(value: HutLink) -push-> WeatherController
        link.HutController(value: HutLink) -push-> HutController
        huts://hut/:id -hut-> link.HutController
        huts://weather -weather-> link.WeatherController
      """)
  }
}
