import Testing

/// LinkNavigator: screens are asked for by text, and a list of builders knows which is meant.
@Suite struct LinkNavigatorTests {
  @Test func buildersAnswerToTheirPaths() {
    expectGraph(
      """
      import LinkNavigator
      import SwiftUI

      struct ShelfBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          let matchPath = "shelf"
          return .init(matchPath: matchPath) { navigator, items, container -> RouteViewController? in
            WrappingController(matchPath: matchPath) { ShelfView(navigator: navigator) }
          }
        }
      }
      struct BookBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          .init(matchPath: "book") { navigator, items, container -> RouteViewController? in
            WrappingController(matchPath: "book") { BookView(navigator: navigator) }
          }
        }
      }
      struct LibraryRoutes {
        func builders() -> [RouteBuilderOf<SingleLinkNavigator>] {
          [ShelfBuilder().generate(), BookBuilder().generate()]
        }
      }
      struct ShelfView: View {
        let navigator: LinkNavigatorProtocol
        var body: some View {
          Button("Open") { navigator.next(linkItem: .init(path: "book"), isAnimated: true) }
          Button("Peek") { navigator.sheet(linkItem: .init(path: "book"), isAnimated: true) }
          Button("Lost") { navigator.1️⃣next(linkItem: .init(path: "cellar"), isAnimated: true) }
        }
      }
      struct BookView: View {
        let navigator: LinkNavigatorProtocol
        var body: some View { Button("Close") { navigator.back(isAnimated: true) } }
      }
      @main struct LibraryApp: App {
        let navigator = SingleLinkNavigator(routeBuilderItemList: LibraryRoutes().builders())
        var body: some Scene {
          WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "shelf")) }
        }
      }
      """,
      """
      LibraryRoutes entry
      > shelf -root-> ShelfView
        book.BookView -push-> BookView
        book.BookView.present -present-> BookView
        ShelfView -next-> book.BookView
        ShelfView -sheet-> book.BookView.present
        1️⃣ navigator.next(linkItem: .init(path: "cellar"), isAnimated: true): No builder has the path "cellar".
      """)
  }
}
