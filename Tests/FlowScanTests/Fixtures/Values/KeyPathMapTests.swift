import Testing

/// Key paths in the place of closures: `flows.map(\.navigation)`.
@Suite struct KeyPathMapTests {
  @Test(arguments: ["flows.map(\\.navigation)", "flows.compactMap(\\.kept.navigation)"])
  func tabsAreTakenOutOfTheirFlows(list: String) {
    expectGraph(
      """
      protocol TabFlow { var navigation: UINavigationController { get }; var kept: Kept { get } }
      struct Kept { let navigation: UINavigationController }
      final class AppCoordinator {
        let tabs = UITabBarController()
        func start() {
          let flows: [TabFlow] = [FeedCoordinator(), CartCoordinator()]
          tabs.viewControllers = \(list)
        }
      }
      final class FeedCoordinator: TabFlow {
        let navigation: UINavigationController
        let kept: Kept
        init() {
          navigation = UINavigationController(rootViewController: FeedController())
          kept = Kept(navigation: navigation)
        }
      }
      final class CartCoordinator: TabFlow {
        let navigation: UINavigationController
        let kept: Kept
        init() {
          navigation = UINavigationController(rootViewController: CartController())
          kept = Kept(navigation: navigation)
        }
      }
      final class FeedController: UIViewController {}
      final class CartController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.FeedCoordinator -tab-> [FeedCoordinator]
      > start.CartCoordinator -tab-> [CartCoordinator]
      FeedCoordinator
      > start -root-> FeedController
      CartCoordinator
      > start -root-> CartController
      """)
  }
}
