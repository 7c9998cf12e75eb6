import Testing

/// Segments of a path that code takes out first, and that only some of its links need.
@Suite struct UnusedSegmentTests {
  private static func links(_ orders: String) -> [String] {
    LinkApp.scan(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          let parts = Array(url.pathComponents.dropFirst())
          guard url.host == "shop.example", let section = parts.first else { return false }
          let argument = parts.count > 1 ? parts[1] : nil
          switch section {
          case "cart": shop.cart()
          case "orders":
            \(orders)
          default: return false
          }
          return true
        }
      }
      final class CartController: UIViewController {}
      final class OrderController: UIViewController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func cart() { navigation.pushViewController(CartController(), animated: true) }
        func order(_ id: String?) { navigation.pushViewController(OrderController(), animated: true) }
      }
      """, domains: ["shop.example"])
  }

  @Test func aLinkThatNeedsNoneHasNone() {
    #expect(
      Self.links("if let id = argument { shop.order(id) }") == [
        "https://shop.example/cart > ShopCoordinator.cart",
        "https://shop.example/orders/:id > ShopCoordinator.order",
      ])
  }

  @Test func aSegmentThatIsPassedOnIsALinkOfItsOwn() {
    #expect(
      Self.links("shop.order(argument)") == [
        "https://shop.example/cart > ShopCoordinator.cart",
        "https://shop.example/orders > ShopCoordinator.order",
        "https://shop.example/orders/:value > ShopCoordinator.order",
      ])
  }
}
