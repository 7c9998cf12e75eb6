import Testing

/// Routes that make their own screens: `route.view`.
@Suite struct RouteViewTests {
  @Test(arguments: [
    "d.view(router: router)", "d.screen", "Screens.view(for: d)", "DestinationView(destination: d)",
  ])
  func aViewThatARouteMakesIsShownForThatRoute(made: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct ExploreApp: App { var body: some Scene { WindowGroup { ExploreTab() } } }

      enum Destination: Hashable { case search, place(String) }
      @Observable final class ExploreRouter {
        var path = NavigationPath()
        func push(_ destination: Destination) { path.append(destination) }
      }
      struct ExploreTab: View {
        @State private var router = ExploreRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            ExploreView { router.push(.search) }
              .navigationDestination(for: Destination.self) { d in \(made) }
              .environment(router)
          }
        }
      }
      extension Destination {
        @ViewBuilder func view(router: ExploreRouter) -> some View {
          switch self {
          case .search: SearchView()
          case .place(let name): PlaceView(name: name)
          }
        }
        @ViewBuilder var screen: some View {
          switch self {
          case .search: SearchView()
          case .place(let name): PlaceView(name: name)
          }
        }
      }
      enum Screens {
        @ViewBuilder static func view(for destination: Destination) -> some View {
          switch destination {
          case .search: SearchView()
          case .place(let name): PlaceView(name: name)
          }
        }
      }
      struct DestinationView: View {
        let destination: Destination
        var body: some View {
          switch destination {
          case .search: SearchView()
          case .place(let name): PlaceView(name: name)
          }
        }
      }
      struct ExploreView: View { let onSearch: () -> Void; var body: some View { Button("Search", action: onSearch) } }
      struct SearchView: View {
        @Environment(ExploreRouter.self) private var router
        var body: some View { Button("Place") { router.push(.place("Oslo")) } }
      }
      struct PlaceView: View { let name: String; var body: some View { Text(name) } }
      """,
      """
      ExploreRouter entry
      > start -root-> ExploreView
        search -push-> SearchView
        place(value: String) -push-> PlaceView
        ExploreView -onSearch-> search
        SearchView -place-> place
      """)
  }

  @Test func anInitialiserMayBeGivenForTheViewOfARoute() {
    expectGraph(
      """
      enum Destination: Hashable { case search, place(String) }
      @Observable final class ExploreRouter {
        var path = NavigationPath()
        func push(_ destination: Destination) { path.append(destination) }
      }
      struct ExploreTab: View {
        @State private var router = ExploreRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            ExploreView().navigationDestination(for: Destination.self, destination: DestinationView.init)
          }
          .environment(router)
        }
      }
      struct DestinationView: View {
        let destination: Destination
        var body: some View {
          switch destination {
          case .search: SearchView()
          case .place(let name): PlaceView(name: name)
          }
        }
      }
      struct ExploreView: View {
        @Environment(ExploreRouter.self) private var router
        var body: some View { Button("Search") { router.push(.search) } }
      }
      struct SearchView: View {
        @Environment(ExploreRouter.self) private var router
        var body: some View { Button("Place") { router.push(.place("Oslo")) } }
      }
      struct PlaceView: View { let name: String; var body: some View { Text(name) } }
      @main struct ExploreApp: App { var body: some Scene { WindowGroup { ExploreTab() } } }
      """,
      """
      ExploreRouter entry
      > start -root-> ExploreView
        search -push-> SearchView
        place(value: String) -push-> PlaceView
        ExploreView -search-> search
        SearchView -place-> place
      """)
  }

  @Test func aControllerThatARouteMakesIsNamedAfterIt() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let router = ShopRouter(navigation: UINavigationController())
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          router.route(to: .list)
          return true
        }
      }
      enum ShopRoute {
        case list, detail(id: String), basket
        func viewController(_ router: ShopRouter) -> UIViewController {
          switch self {
          case .list: return ListController(router: router)
          case .detail(let id): return DetailController(id: id, router: router)
          case .basket: return BasketController()
          }
        }
      }
      final class ShopRouter {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func route(to route: ShopRoute) { navigation.pushViewController(route.viewController(self), animated: true) }
      }
      class ListController: UIViewController {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        @objc func select() { router.route(to: .detail(id: "1")) }
      }
      class DetailController: UIViewController {
        let router: ShopRouter
        init(id: String, router: ShopRouter) { self.router = router }
        @objc func buy() { router.route(to: .basket) }
      }
      class BasketController: UIViewController {}
      """,
      """
      ShopRouter entry
        basket -push-> BasketController
        detail(id: String) -push-> DetailController
      > list -push-> ListController
        DetailController -basket-> basket
        ListController -detail-> detail
      """)
  }

  @Test func aViewThatOnlyChoosesIsWhatItChooses() {
    expectGraph(
      """
      import SwiftUI
      enum Page: Hashable { case detail(id: String), search }
      enum Sheet: String, Identifiable { case filter, help; var id: String { rawValue } }
      @Observable final class RecipesRouter {
        var path: [Page] = []
        var sheet: Sheet?
        func show(_ page: Page) { path.append(page) }
      }
      @main struct RecipesApp: App {
        @State private var router = RecipesRouter()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              ListView()
                .navigationDestination(for: Page.self) { PageView(page: $0) }
            }
            .sheet(item: $router.sheet) { SheetView(sheet: $0) }
            .environment(router)
          }
        }
      }
      struct PageView: View {
        let page: Page
        var body: some View {
          switch page {
          case .detail(let id): DetailView(id: id)
          case .search: SearchView()
          }
        }
      }
      struct SheetView: View {
        let sheet: Sheet
        var body: some View {
          switch sheet {
          case .filter: FilterView()
          case .help: HelpView()
          }
        }
      }
      struct ListView: View {
        @Environment(RecipesRouter.self) private var router
        var body: some View {
          VStack {
            Button("Detail") { router.show(.detail(id: "1")) }
            Button("Search") { router.show(.search) }
            Button("Filter") { router.sheet = .filter }
          }
        }
      }
      struct DetailView: View {
        let id: String
        @Environment(RecipesRouter.self) private var router
        var body: some View { Button("Help") { router.sheet = .help } }
      }
      struct SearchView: View { var body: some View { Text("Search") } }
      struct FilterView: View { var body: some View { Text("Filter") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      RecipesRouter entry
      > start -root-> ListView
        detail(id: String) -push-> DetailView
        search -push-> SearchView
        filter -present-> FilterView
        help -present-> HelpView
        DetailView -help-> help
        ListView -detail-> detail
        ListView -filter-> filter
        ListView -search-> search
      """)
  }

  @Test func aCaseOfAGenericRouteIsThatOfTheOnlyEnumWithIt() {
    expectGraph(
      """
      protocol Routable: Hashable, Identifiable { associatedtype Body: View; var body: Body { get } }
      final class Router<Route: Routable>: ObservableObject {
        @Published var sheet: Route?
        func present(_ route: Route) { sheet = route }
      }
      struct RouterView<Route: Routable, Root: View>: View {
        @StateObject private var router = Router<Route>()
        let root: (Router<Route>) -> Root
        var body: some View { root(router).sheet(item: $router.sheet) { $0.body } }
      }
      enum SettingsRoute: Routable {
        case account, about
        var body: some View {
          switch self {
          case .account: AccountView()
          case .about: AboutView()
          }
        }
      }
      struct SettingsView: View {
        let router: Router<SettingsRoute>
        var body: some View { Button("Account") { router.present(.account) } }
      }
      struct AccountView: View { var body: some View { Text("Account") } }
      struct AboutView: View { var body: some View { Text("About") } }
      @main struct SettingsApp: App {
        var body: some Scene { WindowGroup { RouterView<SettingsRoute, SettingsView> { SettingsView(router: $0) } } }
      }
      """,
      """
      Router entry
        account -present-> AccountView
        SettingsView -account-> account
      """)
  }
}
