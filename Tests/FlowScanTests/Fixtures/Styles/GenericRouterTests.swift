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
        book(value: String) -push-> BookView
        author -present-> AuthorView
      > start -root-> LibraryView
        BookView -author-> author
        LibraryView -book-> book
      """)
  }

  /// The flows that keep a generic router of their own decide what its values stand for.
  @Test func theRouterOfAFlowIsItsTool() {
    expectGraph(
      """
      import SwiftUI
      enum Style { case push, sheet }
      final class Router<Destination: Hashable & Identifiable>: ObservableObject {
        @Published var path: [Destination] = []
        @Published var sheet: Destination?
        func show(_ destination: Destination, as style: Style = .push) {
          switch style {
          case .push: path.append(destination)
          case .sheet: sheet = destination
          }
        }
      }
      struct RoutedStack<Destination: Hashable & Identifiable, Root: View, Content: View>: View {
        @ObservedObject private var router: Router<Destination>
        private let root: () -> Root
        private let content: (Destination) -> Content
        init(
          router: Router<Destination>, @ViewBuilder root: @escaping () -> Root,
          @ViewBuilder content: @escaping (Destination) -> Content
        ) {
          self.router = router
          self.root = root
          self.content = content
        }
        var body: some View {
          NavigationStack(path: $router.path) {
            root().navigationDestination(for: Destination.self) { content($0) }
          }
          .sheet(item: $router.sheet) { content($0) }
        }
      }
      enum PhotoDestination: Hashable, Identifiable { case album(id: String), publish(String) }
      protocol PhotoRouting: AnyObject { func openAlbum(id: String); func publish(_ id: String) }
      final class PhotoCoordinatorStore: ObservableObject, PhotoRouting {
        typealias PhotoRouter = Router<PhotoDestination>
        let router: PhotoRouter
        init() { router = PhotoRouter() }
        func openAlbum(id: String) { router.show(.album(id: id)) }
        func publish(_ id: String) { router.show(.publish(id), as: .sheet) }
      }
      struct PhotoCoordinatorView: View {
        @ObservedObject var store: PhotoCoordinatorStore
        var body: some View {
          RoutedStack(router: store.router) { PhotosView(routing: store) } content: { destination in
            switch destination {
            case .album(let id): AlbumView(id: id, routing: store)
            case .publish(let id): PublishView(id: id)
            }
          }
        }
      }
      struct PhotosView: View {
        let routing: PhotoRouting
        var body: some View { Button("Album") { routing.openAlbum(id: "1") } }
      }
      struct AlbumView: View {
        let id: String
        let routing: PhotoRouting
        var body: some View { Button("Publish") { routing.publish(id) } }
      }
      struct PublishView: View { let id: String; var body: some View { Text(id) } }
      @main struct PhotoApp: App {
        @StateObject var store = PhotoCoordinatorStore()
        var body: some Scene { WindowGroup { PhotoCoordinatorView(store: store) } }
      }
      """,
      """
      PhotoCoordinatorView entry
      > start -root-> PhotosView
        album(id: String) -push-> AlbumView
        publish(value: String) -present-> PublishView
        AlbumView -publish-> publish
        PhotosView -openAlbum-> album
      """)
  }

  @Test func aRegistryMakesForARouteOnlyWhatThatIsFor() {
    expectGraph(
      """
      protocol Entry { associatedtype Route: ModuleRoute; func make(_ route: Route, _ navigator: AppNavigator) -> UIViewController }
      protocol ModuleRoute { static var name: String { get } }
      enum ShopRoute: ModuleRoute { case list, product(Int); static var name: String { "shop" } }
      enum HelpRoute: ModuleRoute { case topics, contact; static var name: String { "help" } }
      final class Registry {
        private var factories: [String: (any ModuleRoute, AppNavigator) -> UIViewController?] = [:]
        func register<E: Entry>(_ entry: E) {
          factories[E.Route.name] = { route, navigator in
            guard let route = route as? E.Route else { return nil }
            return entry.make(route, navigator)
          }
        }
        func controller(for route: any ModuleRoute, navigator: AppNavigator) -> UIViewController? {
          factories[type(of: route).name]?(route, navigator)
        }
      }
      final class AppNavigator {
        let navigation = UINavigationController()
        let registry = Registry()
        func start() {
          registry.register(ShopEntry())
          registry.register(HelpEntry())
          go(to: ShopRoute.list, animated: false)
        }
        func go(to route: any ModuleRoute, animated: Bool) {
          guard let controller = registry.controller(for: route, navigator: self) else { return }
          navigation.pushViewController(controller, animated: animated)
        }
      }
      struct ShopEntry: Entry {
        func make(_ route: ShopRoute, _ navigator: AppNavigator) -> UIViewController {
          switch route {
          case .list: ListController(navigator)
          case .product: ProductController(navigator)
          }
        }
      }
      struct HelpEntry: Entry {
        func make(_ route: HelpRoute, _ navigator: AppNavigator) -> UIViewController {
          switch route {
          case .topics: TopicsController()
          case .contact: ContactController()
          }
        }
      }
      final class ListController: UIViewController {
        let navigator: AppNavigator
        init(_ navigator: AppNavigator) { self.navigator = navigator }
        @objc func select() { navigator.go(to: ShopRoute.product(1), animated: true) }
      }
      final class ProductController: UIViewController {
        let navigator: AppNavigator
        init(_ navigator: AppNavigator) { self.navigator = navigator }
        @objc func help() { navigator.go(to: HelpRoute.topics, animated: true) }
        @objc func ask() { navigator.go(to: HelpRoute.contact, animated: true) }
      }
      class TopicsController: UIViewController {}
      class ContactController: UIViewController {}
      """,
      """
      AppNavigator
        go.ContactController(route: ModuleRoute) -push-> ContactController
      > go.ListController(route: ModuleRoute) -push-> ListController
        go.ProductController(route: ModuleRoute) -push-> ProductController
        go.TopicsController(route: ModuleRoute) -push-> TopicsController
        ListController -product-> go.ProductController
        ProductController -contact-> go.ContactController
        ProductController -topics-> go.TopicsController
      """)
  }

  @Test func screensThatAreOpenedByTheirTypes() {
    expectGraph(
      """
      protocol Screen { associatedtype Input; static func build(_ input: Input, _ navigator: Navigator) -> UIViewController }
      enum Style { case push, sheet }
      class Navigator {
        let container = UINavigationController()
        func start() { open(ListScreen.self, ()) }
        func open<S: Screen>(_ screen: S.Type, _ input: S.Input, style: Style = .push) {
          switch style {
          case .push: container.pushViewController(screen.build(input, self), animated: true)
          case .sheet: container.present(screen.build(input, self), animated: true)
          }
        }
      }
      enum ListScreen: Screen {
        static func build(_ input: Void, _ navigator: Navigator) -> UIViewController { ListController(navigator) }
      }
      enum ArticleScreen: Screen {
        static func build(_ id: Int, _ navigator: Navigator) -> UIViewController { ArticleController(navigator) }
      }
      enum HelpScreen: Screen {
        static func build(_ input: Void, _ navigator: Navigator) -> UIViewController { HelpController() }
      }
      enum AboutScreen: Screen {
        static func build(_ input: Void, _ navigator: Navigator) -> UIViewController { AboutController() }
      }
      final class ListController: UIViewController {
        let navigator: Navigator
        init(_ navigator: Navigator) { self.navigator = navigator }
        @objc func select() { navigator.open(ArticleScreen.self, 1) }
        @objc func help() { navigator.open(HelpScreen.self, (), style: .sheet) }
      }
      final class ArticleController: UIViewController {
        let navigator: Navigator
        init(_ navigator: Navigator) { self.navigator = navigator }
        @objc func about() { navigator.open(AboutScreen.self, ()) }
      }
      class HelpController: UIViewController {}
      class AboutController: UIViewController {}
      """,
      """
      Navigator
        push.AboutController -push-> AboutController
        push.ArticleController -push-> ArticleController
      > push.ListController -push-> ListController
        sheet -present-> HelpController
        ArticleController -open-> push.AboutController
        ListController -open-> push.ArticleController
        ListController -sheet-> sheet
      """)
  }

  @Test func theOnlyViewThatMakesARouterIsAFlowBesideOthers() {
    expectGraph(
      """
      import SwiftUI
      @main struct ShopApp: App {
        @State private var app = AppCoordinator()
        var body: some Scene { WindowGroup { AppView(app: app) } }
      }
      @Observable final class AppCoordinator {
        var isWalletShown = false
        func showWallet() { isWalletShown = true }
      }
      struct AppView: View {
        @Bindable var app: AppCoordinator
        var body: some View {
          HomeView(onWallet: { app.showWallet() }).sheet(isPresented: $app.isWalletShown) { WalletView() }
        }
      }
      struct HomeView: View {
        let onWallet: () -> Void
        var body: some View { Button("Wallet", action: onWallet) }
      }
      protocol Page: Hashable, Identifiable {
        associatedtype Screen: View
        @ViewBuilder var body: Screen { get }
      }
      @Observable final class Router<Route: Page> {
        var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }
      struct RoutingStack<Route: Page, Root: View>: View {
        @Bindable private var router: Router<Route>
        private let root: Root
        init(router: Router<Route>, @ViewBuilder root: () -> Root) { (self.router, self.root) = (router, root()) }
        var body: some View {
          NavigationStack(path: $router.path) { root.navigationDestination(for: Route.self) { $0.body } }
            .environment(router)
        }
      }
      enum WalletPage: Page {
        case topUp, card
        var id: Self { self }
        var body: some View {
          switch self {
          case .topUp: TopUpView()
          case .card: CardView()
          }
        }
      }
      struct WalletView: View {
        @State private var router = Router<WalletPage>()
        var body: some View { RoutingStack(router: router) { BalanceView() } }
      }
      struct BalanceView: View {
        @Environment(Router<WalletPage>.self) private var router
        var body: some View { Button("Top up") { router.push(.topUp) } }
      }
      struct TopUpView: View {
        @Environment(Router<WalletPage>.self) private var router
        var body: some View { Button("Card") { router.push(.card) } }
      }
      struct CardView: View { var body: some View { Text("Card") } }
      """,
      """
      AppCoordinator entry
        showWallet -present-> [WalletView]
      > start -root-> HomeView
        HomeView -onWallet-> showWallet
      WalletView
        topUp -push-> TopUpView
        card -push-> CardView
      > start -root-> BalanceView
        BalanceView -topUp-> topUp
        TopUpView -card-> card
      """)
  }
}
