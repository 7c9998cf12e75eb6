import Testing

/// Properties of flows that have the names of the system's own.
@Suite struct OwnPropertyTests {
  @Test(arguments: [
    "window.rootViewController = flow.rootViewController",
    "let root = flow.rootViewController\n    window.rootViewController = root",
  ])
  func theWindowGetsTheControllerOfAFlow(code: String) {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        let flow = ShopFlow()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(code)
          return true
        }
      }
      final class ShopFlow {
        private lazy var navigation = UINavigationController(rootViewController: ListController())
        var rootViewController: UIViewController { navigation }
        func showCart() { navigation.pushViewController(CartController(), animated: true) }
      }
      final class ListController: UIViewController {}
      final class CartController: UIViewController {}
      """,
      """
      ShopFlow entry
      > navigation -root-> ListController
        showCart -push-> CartController
      """)
  }

  @Test func aWindowThatGetsTheControllerOfAnotherShowsNothingNew() {
    expectGraph(
      """
      import UIKit
      final class ShopFlow {
        private let window = UIWindow(), cover = UIWindow()
        func start() { window.rootViewController = ListController() }
        func move() { cover.rootViewController = window.rootViewController }
      }
      final class ListController: UIViewController {}
      """,
      """
      ShopFlow
      > start -root-> ListController
      """)
  }
}
