import Testing

/// LinkNavigator: screens are asked for by text, and a list of builders knows which is meant.
@Suite struct LinkNavigatorTests {
  @Test func buildersAnswerToTheirPaths() {
    // Routes stand in the order of the code by which they are asked for.
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
        book.BookView -push-> BookView
        book.BookView.present -present-> BookView
      > shelf -root-> ShelfView
        BookView -back-> <
        ShelfView -next-> book.BookView
        ShelfView -sheet-> book.BookView.present
        1️⃣ navigator.next(linkItem: .init(path: "cellar"), isAnimated: true): No builder has the path "cellar".
      """)
  }

  @Test func buildersMayBeTypesThatConformToAProtocol() {
    // Routes stand in the order of the code by which they are asked for.
    expectGraph(
      """
      import LinkNavigator
      import SwiftUI

      struct DeskBuilder: RouteBuilder {
        var matchPath: String { "desk" }
        var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
          { navigator, items, dependency in
            WrappingController(matchingKey: matchPath) { DeskView(navigator: navigator) }
          }
        }
      }
      struct DrawerBuilder: RouteBuilder {
        var matchPath: String { "drawer" }
        var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
          { navigator, items, dependency in
            WrappingController(matchingKey: matchPath) { DrawerView(navigator: navigator, label: items["label"]) }
          }
        }
      }
      struct OfficeRoutes: RouterBuilderGroup {
        var routers: [RouteBuilder] { [DeskBuilder(), DrawerBuilder()] }
      }
      struct DeskView: View {
        let navigator: LinkNavigatorType
        var body: some View {
          Button("Open") { navigator.next(paths: ["drawer"], items: ["label": "pens"], isAnimated: true) }
          Button("Any") { navigator.1️⃣next(paths: navigator.lastPaths, items: [:], isAnimated: true) }
        }
      }
      struct DrawerView: View {
        let navigator: LinkNavigatorType
        let label: String?
        var body: some View {
          Button("Desk") { navigator.backOrNext(path: "desk", items: [:], isAnimated: true) }
          Button("Shut") { navigator.back(isAnimated: true) }
        }
      }
      """,
      """
      OfficeRoutes
        drawer -push-> DrawerView
        desk -push-> DeskView
        DeskView -next-> drawer
        DrawerView -back-> <
        DrawerView -backOrNext-> desk
        1️⃣ navigator.next(paths: navigator.lastPaths, items: […], isAnimated: true): Which path is asked for is not known here.
      """)
  }
}
