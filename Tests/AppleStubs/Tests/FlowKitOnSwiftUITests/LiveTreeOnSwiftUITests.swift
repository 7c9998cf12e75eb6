import FlowKit
import FlowModel
import SwiftUI
import Testing

private enum Route: String, Hashable, Codable { case cart, payment }
private struct Secret: Hashable {}

private final class ShopCoordinator { var path = NavigationPath() }

/// The elements of a path of any types: only its own functions tell them.
@Suite struct LiveTreeOnSwiftUITests {
  private let shop = ShopCoordinator()

  @Test func elementsThatCanBeEncoded() {
    shop.path.append(Route.cart)
    shop.path.append(7)
    let tree = LiveTree(reflecting: shop)
    #expect(
      "\(tree)" == """
        ShopCoordinator #1
        ├─ "cart" #2 (item) push
        └─ 7 #3 (item) push

        """)
    #expect(tree.tree.nodes.map(\.type) == ["ShopCoordinator", "Route", "Int"])
  }

  @Test func elementsThatCannotAreCounted() {
    #expect("\(LiveTree(reflecting: shop))" == "ShopCoordinator #1\n")
    shop.path.append(Route.cart)
    shop.path.append(Secret())
    #expect("\(LiveTree(reflecting: shop))" == "ShopCoordinator #1\n└─ 2 elements #2 (item) push\n")
  }
}
