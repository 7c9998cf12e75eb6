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

  private static let stacks = [
    """
    struct RouteStack<Route: Hashable, Home: View, Page: View>: View {
      @Binding private var path: [Route]
      private let home: Home
      private let page: (Route) -> Page
      init(path: Binding<[Route]>, @ViewBuilder home: () -> Home, @ViewBuilder page: @escaping (Route) -> Page) {
        _path = path
        self.home = home()
        self.page = page
      }
      var body: some View {
        NavigationStack(path: $path) { home.navigationDestination(for: Route.self) { page($0) } }
      }
    }
    """,
    """
    struct RouteStack<Route: Hashable, Home: View, Page: View>: View {
      @Binding var path: [Route]
      @ViewBuilder let home: () -> Home
      @ViewBuilder let page: (Route) -> Page
      var body: some View {
        NavigationStack(path: $path) { home().navigationDestination(for: Route.self, destination: page) }
      }
    }
    """,
  ]

  @Test(arguments: stacks) func aStackForAnyRoutesShowsWhatEachFlowMakesForItsOwn(stack: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct ToursApp: App { var body: some Scene { WindowGroup { ToursFlow(model: ToursModel()) } } }
      \(stack)
      enum Stop: Hashable { case tour(Int), done }
      enum Step: Hashable { case seat, done }
      @Observable final class ToursModel {
        var path: [Stop] = []
        var booking: BookingModel?
        func open(_ id: Int) { path.append(.tour(id)) }
        func book() { booking = BookingModel() }
        func finish() { path = [.done] }
      }
      @Observable final class BookingModel: Identifiable {
        var path: [Step] = []
        func pick() { path.append(.seat) }
        func pay() { path.append(.done) }
      }
      struct ToursFlow: View {
        @Bindable var model: ToursModel
        var body: some View {
          RouteStack(path: $model.path) {
            ToursScreen(onTour: model.open)
          } page: { stop in
            switch stop {
            case .tour: TourScreen(onBook: model.book)
            case .done: ThanksScreen()
            }
          }
          .sheet(item: $model.booking) { BookingFlow(model: $0, onEnd: model.finish) }
        }
      }
      struct BookingFlow: View {
        @Bindable var model: BookingModel
        let onEnd: () -> Void
        var body: some View {
          RouteStack(path: $model.path) {
            DatesScreen(onPick: model.pick)
          } page: { step in
            switch step {
            case .seat: SeatScreen(onPay: model.pay)
            case .done: PaidScreen(onClose: onEnd)
            }
          }
        }
      }
      struct ToursScreen: View { let onTour: (Int) -> Void; var body: some View { Button("Tour") { onTour(1) } } }
      struct TourScreen: View { let onBook: () -> Void; var body: some View { Button("Book", action: onBook) } }
      struct ThanksScreen: View { var body: some View { Text("Thanks") } }
      struct DatesScreen: View { let onPick: () -> Void; var body: some View { Button("Pick", action: onPick) } }
      struct SeatScreen: View { let onPay: () -> Void; var body: some View { Button("Pay", action: onPay) } }
      struct PaidScreen: View { let onClose: () -> Void; var body: some View { Button("Close", action: onClose) } }
      """,
      """
      ToursFlow entry
        book -present-> [BookingFlow]
      > start -root-> ToursScreen
        tour(value: Int) -push-> TourScreen
        done -push-> ThanksScreen
        [BookingFlow] -onEnd-> done
        TourScreen -onBook-> book
        ToursScreen -onTour-> tour
      BookingFlow
      > start -root-> DatesScreen
        seat -push-> SeatScreen
        done -push-> PaidScreen
        DatesScreen -onPick-> seat
        PaidScreen -onClose-> !onEnd
        SeatScreen -onPay-> done
      """)
  }
}
