import Testing

/// Routers generic over the routes that they show, which say themselves how.
@Suite struct GenericRouterTests {
  @Test func aRouteSaysHowTheRouterOfItsTypeShowsIt() {
    expectGraph(
      """
      import SwiftUI
      protocol Routable: Hashable, Identifiable {
        associatedtype Content: View
        var content: Content { get }
        var style: RouteStyle { get }
      }
      enum RouteStyle { case push, sheet }
      @Observable final class Router<Route: Routable> {
        var path: [Route] = []
        var sheet: Route?
        func navigate(to route: Route) {
          switch route.style {
          case .push: path.append(route)
          case .sheet: sheet = route
          }
        }
      }
      struct RouterView<Root: View, Route: Routable>: View {
        @Bindable var router: Router<Route>
        let root: Root
        init(_ router: Router<Route>, @ViewBuilder root: () -> Root) {
          self.router = router
          self.root = root()
        }
        var body: some View {
          NavigationStack(path: $router.path) {
            root.navigationDestination(for: Route.self) { $0.content }
          }
          .sheet(item: $router.sheet) { $0.content }
          .environment(router)
        }
      }
      enum LibraryRoute: Routable {
        case book(String), author
        var id: Self { self }
        var style: RouteStyle {
          switch self {
          case .book: .push
          case .author: .sheet
          }
        }
        var content: some View {
          switch self {
          case .book(let id): BookView(id: id)
          case .author: AuthorView()
          }
        }
      }
      struct BookView: View {
        let id: String
        @Environment(Router<LibraryRoute>.self) private var router
        var body: some View { Button("Author") { router.navigate(to: .author) } }
      }
      struct AuthorView: View { var body: some View { Text("A") } }
      struct LibraryView: View {
        @Environment(Router<LibraryRoute>.self) private var router
        var body: some View { Button("Book") { router.navigate(to: .book("1")) } }
      }
      @main struct LanternApp: App {
        @State private var router = Router<LibraryRoute>()
        var body: some Scene { WindowGroup { RouterView(router) { LibraryView() } } }
      }
      """,
      """
      Router entry
      > start -root-> LibraryView
        book(value: String) -push-> BookView
        author -present-> AuthorView
        BookView -author-> author
        LibraryView -book-> book
      """)
  }
}
