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
}
