import Testing

/// Enums of pages that are views themselves.
@Suite struct EnumViewTests {
  @Test(arguments: ["{ $0 }", "{ page in page }", "{ $0.padding() }"]) func theirBodyIsShown(_ page: String) {
    expectGraph(
      """
      import SwiftUI

      enum Page: Hashable, Identifiable, View {
        case cart, order(id: Int)
        var id: Self { self }
        var body: some View {
          switch self {
          case .cart: CartView()
          case .order(let id): OrderView(id: id)
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct OrderView: View { let id: Int; var body: some View { Text("Order") } }

      final class ShopCoordinator: ObservableObject {
        @Published var path: [Page] = []
        @Published var sheet: Page?
        func showCart() { sheet = .cart }
        func showOrder(_ id: Int) { path.append(.order(id: id)) }
      }
      struct ShopCoordinatorView: View {
        @StateObject private var coordinator = ShopCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(coordinator: coordinator)
              .navigationDestination(for: Page.self) \(page)
          }
          .sheet(item: $coordinator.sheet) \(page)
        }
      }
      struct ListView: View {
        @ObservedObject var coordinator: ShopCoordinator
        var body: some View {
          Button("Cart") { coordinator.showCart() }
          Button("Order") { coordinator.showOrder(1) }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinatorView() } } }
      """,
      """
      ShopCoordinator entry
        showCart -present-> CartView
        showOrder(id: Int) -push-> OrderView
      > start -root-> ListView
        ListView -showCart-> showCart
        ListView -showOrder-> showOrder
      """)
  }
}
