import Testing

@testable import FlowScan

/// Links that are values of different types, which code tells apart by these types.
@Suite struct TypedLinkTests {
  @Test(arguments: [
    """
    switch link {
    case let link as RideLink: openRide(link.id)
    case let link as FoodLink: openFood(link.stand)
    default: break
    }
    """,
    """
    if let ride = link as? RideLink { openRide(ride.id) }
    if let food = link as? FoodLink { openFood(food.stand) }
    """,
    """
    if link is RideLink { openRide("") }
    if link is FoodLink { openFood("") }
    """,
  ])
  func eachTypeOpensItsOwn(opening: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      protocol FairLink { init?(components: URLComponents) }
      struct RideLink: FairLink {
        let id: String
        init?(components: URLComponents) {
          let parts = components.path.split(separator: "/").map(String.init)
          guard components.host == "rides", parts.count == 1 else { return nil }
          id = parts[0]
        }
      }
      struct FoodLink: FairLink {
        let stand: String
        init?(components: URLComponents) {
          let parts = components.path.split(separator: "/").map(String.init)
          guard components.host == "food", parts.count == 1 else { return nil }
          stand = parts[0]
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let kinds: [FairLink.Type] = [RideLink.self, FoodLink.self]
        let fair = FairCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
          else { return }
          for kind in kinds {
            if let link = kind.init(components: components) { return fair.follow(link) }
          }
        }
      }
      final class FairCoordinator {
        let navigation = UINavigationController()
        func follow(_ link: FairLink) {
          \(opening)
        }
        private func openRide(_ id: String) {
          navigation.pushViewController(RideController(id: id), animated: true)
        }
        private func openFood(_ stand: String) { navigation.present(FoodController(), animated: true) }
      }
      final class RidesController: UIViewController {}
      final class RideController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class FoodController: UIViewController {}
      final class DrinksController: UIViewController {}
      """, scheme: "fair")
    #expect(
      links == [
        "fair://food/:value > FairCoordinator.openFood", "fair://rides/:value > FairCoordinator.openRide",
      ])
  }
}
