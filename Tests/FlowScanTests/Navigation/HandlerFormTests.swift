import Testing

@testable import FlowScan

/// Handlers of links that are asked first whether they take a link, so that the same conditions hold twice.
@Suite struct HandlerFormTests {
  @Test func theLastSegmentOfAPathOfKnownLength() {
    let links = Self.links(
      accepting: """
        guard url.host == "food" else { return false }
        let parts = url.pathComponents.filter { $0 != "/" }
        return parts.count == 1 && ["menu", "drinks"].contains(parts[0])
        """,
      opening: """
        switch url.lastPathComponent {
        case "menu": flow.openMenu()
        case "drinks": flow.openDrinks()
        default: break
        }
        """)
    #expect(
      links == [
        "fair://food/drinks > FairCoordinator.openDrinks", "fair://food/menu > FairCoordinator.openMenu",
      ])
  }

  @Test func aPrefixThatIsTestedTwice() {
    let links = Self.links(
      accepting: """
        url.scheme == "https" && url.path.hasPrefix("/r/") && url.pathComponents.count == 3
        """,
      opening: """
        if url.path.hasPrefix("/r/") { flow.openRide(url.lastPathComponent) }
        """)
    #expect(links == ["https://fair.example/r/:value > FairCoordinator.openRide"])
  }

  @Test(arguments: ["flatMap(page)", "flatMap(page(for:))", "flatMap { page(for: $0) }"])
  func aFunctionOfTheSegmentsThatIsPassedByItsName(reading: String) {
    let links = Self.links(
      accepting: "segments(of: url).\(reading) != nil",
      opening: """
        guard let page = segments(of: url).\(reading) else { return }
        switch page {
        case .menu: flow.openMenu()
        case .ride(let id): flow.openRide(id)
        }
        """,
      other: """
        enum Page { case menu, ride(String) }
        func segments(of url: URL) -> [String]? {
          guard url.scheme == "fair", let host = url.host else { return nil }
          return [host] + url.pathComponents.filter { $0 != "/" }
        }
        func page(for segments: [String]) -> Page? {
          switch segments.first {
          case "menu": return .menu
          case "rides" where segments.count == 2: return .ride(segments[1])
          default: return nil
          }
        }
        """)
    #expect(
      links == ["fair://menu > FairCoordinator.openMenu", "fair://rides/:value > FairCoordinator.openRide"])
  }

  @Test func aSegmentThatALinkMayHave() {
    let links = Self.links(
      accepting: #"url.host == "rides""#,
      opening: """
        let segments = url.pathComponents.filter { $0 != "/" }
        flow.openMenu()
        guard let id = segments.first else { return }
        flow.openRide(id)
        """)
    #expect(
      links == ["fair://rides > FairCoordinator.openMenu", "fair://rides/:id > FairCoordinator.openRide"])
  }

  private static func links(accepting: String, opening: String, other: String = "") -> [String] {
    LinkApp.scan(
      """
      import UIKit
      protocol LinkHandler: AnyObject {
        func canHandle(_ url: URL) -> Bool
        func handle(_ url: URL)
      }
      final class FairHandler: LinkHandler {
        private let flow: FairCoordinator
        init(flow: FairCoordinator) { self.flow = flow }
        func canHandle(_ url: URL) -> Bool {
          \(accepting)
        }
        func handle(_ url: URL) {
          \(opening)
        }
        \(other)
      }
      final class MapHandler: LinkHandler {
        func canHandle(_ url: URL) -> Bool { url.host == "map" }
        func handle(_ url: URL) { print("map") }
      }
      final class FairCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeController()], animated: false) }
        func openRide(_ id: String) { navigation.pushViewController(RideController(id: id), animated: true) }
        func openMenu() { navigation.pushViewController(MenuController(), animated: true) }
        func openDrinks() { navigation.pushViewController(DrinksController(), animated: true) }
      }
      final class HomeController: UIViewController {}
      final class MenuController: UIViewController {}
      final class DrinksController: UIViewController {}
      final class RideController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let flow = FairCoordinator()
        private lazy var handlers: [LinkHandler] = [FairHandler(flow: flow), MapHandler()]
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          flow.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          handlers.first { $0.canHandle(url) }?.handle(url)
        }
      }
      """, scheme: "fair", domains: ["fair.example"])
  }
}
