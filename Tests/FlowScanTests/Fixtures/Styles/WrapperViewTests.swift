import Testing

/// Generic views that are made around another one, which is the screen.
@Suite struct WrapperViewTests {
  private static let wrappers = [
    """
    struct Themed<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { ZStack { Color.red; content.padding() } }
    }
    """,
    """
    struct Themed<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { content() }
    }
    """,
    """
    struct Themed<Inner>: View where Inner: View {
      var isWide = false
      let build: () -> Inner
      init(_ build: @escaping () -> Inner) { self.build = build }
      var body: some View { VStack { Text("Shop"); build() } }
    }
    """,
  ]

  @Test(arguments: wrappers) func theViewInsideIsTheScreen(wrapper: String) {
    expectGraph(
      """
      @Observable final class ShopRouter {
        var path: [Page] = []
        var sheet: Sheet?
        func open(_ page: Page) { path.append(page) }
      }
      enum Page: Hashable { case item(Int) }
      enum Sheet: Identifiable { case help; var id: Self { self } }
      \(wrapper)
      struct ShopView: View {
        @State var router = ShopRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            Themed { HomeView() }
              .navigationDestination(for: Page.self) { page in
                switch page { case .item(let id): Themed { ItemView(id: id) } }
              }
          }
          .environment(router)
          .sheet(item: $router.sheet) { _ in Themed { HelpView() } }
        }
      }
      struct HomeView: View {
        @Environment(ShopRouter.self) var router
        var body: some View {
          Button("Item") { router.open(.item(1)) }
          Button("Help") { router.sheet = .help }
        }
      }
      struct ItemView: View { let id: Int; var body: some View { Text("Item") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      ShopRouter
      > start -root-> HomeView
        item(value: Int) -push-> ItemView
        sheet -present-> HelpView
        HomeView -item-> item
        HomeView -sheet-> sheet
      """)
  }

  @Test func aViewWithAHeaderIsAScreenItself() {
    expectGraph(
      """
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(UIHostingController(rootView: ListView(header: { LogoView() })), animated: false)
        }
      }
      struct ListView<Header: View>: View {
        @ViewBuilder let header: () -> Header
        var body: some View { List { header() } }
      }
      struct LogoView: View { var body: some View { Text("Shop") } }
      """,
      """
      ShopCoordinator
      > start -push-> ListView
      """)
  }

  @Test func anActionGivenToAWrapperIsAskedForByTheScreenThatGivesIt() {
    expectGraph(
      """
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(UIHostingController(rootView: ListView(coordinator: self)), animated: false)
        }
        func showHelp() { navigation.pushViewController(HelpController(), animated: true) }
      }
      struct Frame<Content: View>: View {
        let onHelp: () -> Void
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Button("?", action: onHelp); Button("Help") { onHelp() }; content() } }
      }
      struct ListView: View {
        let coordinator: ShopCoordinator
        var body: some View { Frame(onHelp: { coordinator.showHelp() }) { RowsView() } }
      }
      struct RowsView: View { var body: some View { Text("Rows") } }
      final class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -push-> ListView
        showHelp -push-> HelpController
        ListView -showHelp-> showHelp
      """)
  }

  @Test func aViewWithAStackBoundToARouterStandsForIt() {
    expectGraph(
      """
      @Observable final class AppRouter {
        enum Tab: Hashable { case shop, account }
        var tab: Tab = .shop
        let shop = Router()
        let account = Router()
      }
      @Observable final class Router {
        var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      enum Page: Hashable { case item(Int) }
      struct RoutedStack<Content: View>: View {
        @Bindable var router: Router
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationStack(path: $router.path) {
            content().navigationDestination(for: Page.self) { page in
              switch page {
              case .item(let id): ItemView(id: id)
              }
            }
          }
        }
      }
      struct RootView: View {
        @State private var router = AppRouter()
        var body: some View {
          TabView(selection: $router.tab) {
            RoutedStack(router: router.shop) { ShopView(router: router.shop) }.tag(AppRouter.Tab.shop)
            RoutedStack(router: router.account) { AccountView() }.tag(AppRouter.Tab.account)
          }
        }
      }
      struct ShopView: View {
        let router: Router
        var body: some View { Button("Item") { router.push(.item(1)) } }
      }
      struct ItemView: View {
        let id: Int
        var body: some View { Text("") }
      }
      struct AccountView: View { var body: some View { Text("") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """,
      """
      AppRouter entry
      > start -tab-> [Router]
      Router
      > start.AccountView -root-> AccountView
      > start.ShopView -root-> ShopView
        item(value: Int) -push-> ItemView
        ShopView -item-> item
      """)
  }
}
