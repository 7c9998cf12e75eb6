import FlowModel
import Testing

@testable import FlowScan

/// Functions that take the case of a link, and that screens call, too.
@Suite struct SharedChoiceLinkTests {
  @Test(arguments: [#"url.scheme == "fair", "#, ""])
  func screensAskBesideTheLinksOfAnEnumMadeOfText(condition: String) {
    let graph = LinkApp.result(
      of: """
        import UIKit
        enum Area: String { case rides, food, map }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let fair = FairCoordinator()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            fair.start()
          }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, \(condition)let area = Area(rawValue: url.host ?? "") else { return }
            fair.open(area)
          }
        }
        final class FairCoordinator {
          let navigation = UINavigationController()
          func start() {
            let home = HomeController()
            home.onRides = { [weak self] in self?.open(.rides) }
            home.onTile = { [weak self] in self?.open($0) }
            navigation.setViewControllers([home], animated: false)
          }
          func open(_ area: Area) {
            switch area {
            case .rides: showRides()
            case .food: showFood()
            case .map: navigation.pushViewController(MapController(), animated: true)
            }
          }
          private func showRides() { navigation.pushViewController(RidesController(), animated: true) }
          private func showFood() { navigation.pushViewController(FoodController(), animated: true) }
        }
        final class HomeController: UIViewController {
          var onRides: (() -> Void)?
          var onTile: ((Area) -> Void)?
          @objc func ridesTapped() { onRides?() }
          @objc func foodTapped() { onTile?(.food) }
        }
        final class RidesController: UIViewController {}
        final class FoodController: UIViewController {}
        final class MapController: UIViewController {}
        """, scheme: "fair"
    ).graph
    let asked = graph.transitions.filter { $0.from.kind != .start }.map { "\($0.from.name) -> \($0.route)" }
    #expect(
      asked == [
        "fair://food -> FairCoordinator.showFood",
        "fair://map -> FairCoordinator.map",
        "fair://rides -> FairCoordinator.showRides",
        "HomeController -> FairCoordinator.showFood",
        "HomeController -> FairCoordinator.showRides",
      ])
  }
}
