import FlowModel
import Testing

@testable import FlowScan

/// Handlers of links that are no flows: each turns a link into a case of its own, and calls a function of the flow for it.
@Suite struct HandlerLinkTests {
  @Test(arguments: ["FairRouter", "any FairRouting"])
  func eachCaseOfAHandlerAsksForItsOwn(router: String) {
    let graph = LinkApp.result(
      of: """
        import UIKit
        protocol FairRouting: AnyObject {
          func openRide(_ id: String)
          func openFood()
        }
        protocol Handler {
          func canOpen(_ url: URL) -> Bool
          func open(_ url: URL, with router: \(router))
        }
        struct RideHandler: Handler {
          private enum Link { case ride(String), food }
          func canOpen(_ url: URL) -> Bool { link(for: url) != nil }
          func open(_ url: URL, with router: \(router)) {
            guard let link = link(for: url) else { return }
            switch link {
            case .ride(let id): router.openRide(id)
            case .food: router.openFood()
            }
          }
          private func link(for url: URL) -> Link? {
            switch url.host {
            case "ride": return .ride(url.lastPathComponent)
            case "food": return .food
            default: return nil
            }
          }
        }
        final class FairRouter: FairRouting {
          private let navigation = UINavigationController()
          private let handlers: [Handler] = [RideHandler()]
          func open(_ url: URL) {
            handlers.first { $0.canOpen(url) }?.open(url, with: self)
          }
          func start() { navigation.setViewControllers([MapController()], animated: false) }
          func openRide(_ id: String) { navigation.pushViewController(RideController(id: id), animated: true) }
          func openFood() { navigation.present(FoodController(), animated: true) }
        }
        final class MapController: UIViewController {}
        final class FoodController: UIViewController {}
        final class RideController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          private let router = FairRouter()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            router.open(url)
          }
        }
        """, scheme: "fair"
    ).graph
    let asked = graph.transitions.filter { $0.from.kind == .link }.map {
      "\($0.from.name) -> \($0.route) \($0.triggers)"
    }
    #expect(
      asked == [
        "fair://food -> FairRouter.openFood [\"food\"]",
        "fair://ride/:value -> FairRouter.openRide [\"ride\"]",
      ])
  }

  @Test(arguments: ["first", "last"])
  func handlersThatARegistryCollects(choosing: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      protocol LinkHandler: AnyObject {
        func canHandle(_ url: URL) -> Bool
        func handle(_ url: URL) -> Bool
      }
      final class LinkRegistry {
        private var handlers: [LinkHandler] = []
        func register(_ handler: LinkHandler) { handlers.append(handler) }
        func open(_ url: URL) -> Bool {
          guard let handler = handlers.\(choosing)(where: { $0.canHandle(url) }) else { return false }
          return handler.handle(url)
        }
      }
      final class RideHandler: LinkHandler {
        private let flow: FairCoordinator
        init(flow: FairCoordinator) { self.flow = flow }
        func canHandle(_ url: URL) -> Bool { url.host == "ride" }
        func handle(_ url: URL) -> Bool { flow.openRide(url.lastPathComponent); return true }
      }
      final class FoodHandler: LinkHandler {
        private let flow: FairCoordinator
        init(flow: FairCoordinator) { self.flow = flow }
        func canHandle(_ url: URL) -> Bool { url.host == "food" && url.pathComponents.count < 2 }
        func handle(_ url: URL) -> Bool { flow.openFood(); return true }
        func open(_ url: URL) { flow.openFood() }
      }
      final class FairCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([MapController()], animated: false) }
        func openRide(_ id: String) { navigation.pushViewController(RideController(id: id), animated: true) }
        func openFood() { navigation.present(FoodController(), animated: true) }
      }
      final class MapController: UIViewController {}
      final class FoodController: UIViewController {}
      final class RideController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let flow = FairCoordinator()
        private let registry = LinkRegistry()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          flow.start()
          registry.register(RideHandler(flow: flow))
          registry.register(FoodHandler(flow: flow))
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          if !registry.open(url), url.scheme == "https" { UIApplication.shared.open(url) }
        }
      }
      """, scheme: "fair")
    #expect(
      links == ["fair://food > FairCoordinator.openFood", "fair://ride/:value > FairCoordinator.openRide"])
  }
}
