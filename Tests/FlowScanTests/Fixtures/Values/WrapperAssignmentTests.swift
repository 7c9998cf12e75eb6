import Testing

/// Initialisers that assign the wrapper of a property: `_router = State(initialValue: ShopRouter())`.
@Suite struct WrapperAssignmentTests {
  /// The property has what the wrapper is made around, so that its other objects show nothing here.
  @Test(arguments: [
    "_router = State(initialValue: Routers.shop())",
    "_router = StateObject(wrappedValue: Routers.shop())",
    "self._router = .init(wrappedValue: Routers.shop())",
    "let made = Routers.shop(); _router = State(initialValue: made)",
  ])
  func thePropertyHasWhatIsWrapped(_ assignment: String) {
    expectGraph(
      """
      import SwiftUI
      class PageRouter: ObservableObject {
        @Published var path: [Page] = []
        let page: Page
        init(page: Page) { self.page = page }
        func open() { path.append(page) }
      }
      final class ShopRouter: PageRouter {}
      final class AdminRouter: PageRouter {}
      enum Routers {
        static let admin = AdminRouter(page: .ledger)
        static func shop() -> PageRouter { ShopRouter(page: .goods) }
      }
      enum Page: Hashable { case goods, ledger }
      @main struct BakeryApp: App {
        @State private var router: PageRouter
        init() { \(assignment) }
        var body: some Scene { WindowGroup { ShopView(router: router) } }
      }
      struct ShopView: View {
        @ObservedObject var router: PageRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Open") { router.open() }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .goods: GoodsView()
                case .ledger: LedgerView()
                }
              }
          }
        }
      }
      struct GoodsView: View { var body: some View { Text("Goods") } }
      struct LedgerView: View { var body: some View { Text("Ledger") } }
      """,
      """
      ShopRouter entry
      > goods -push-> GoodsView
        ledger -push-> LedgerView
      """)
  }
}
