import Testing

/// A view whose tabs are bound to a flow stands for that flow: `TabView(selection: $coordinator.tab)`.
@Suite struct BoundTabViewTests {
  @Test func theViewWithTheTabsIsTheFlow() {
    expectGraph(
      """
      @Observable final class AppCoordinator {
        enum Phase { case welcome, tabs(LibraryCoordinator) }
        var phase: Phase = .welcome
        func enter() { phase = .tabs(LibraryCoordinator()) }
      }
      struct AppCoordinatorView: View {
        let coordinator: AppCoordinator
        var body: some View {
          switch coordinator.phase {
          case .welcome: WelcomeView(onEnter: coordinator.enter)
          case .tabs(let library): TabsView(coordinator: library)
          }
        }
      }
      @Observable final class LibraryCoordinator {
        enum Tab: Hashable { case books, films }
        var tab: Tab = .books
        var isCardShown = false
        func showCard() { isCardShown = true }
      }
      struct TabsView: View {
        @Bindable var coordinator: LibraryCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            BooksView(onCard: coordinator.showCard).tag(LibraryCoordinator.Tab.books)
            FilmsView().tag(LibraryCoordinator.Tab.films)
          }
          .sheet(isPresented: $coordinator.isCardShown) { CardView() }
        }
      }
      struct WelcomeView: View { let onEnter: () -> Void; var body: some View { Button("Enter", action: onEnter) } }
      struct BooksView: View { let onCard: () -> Void; var body: some View { Button("Card", action: onCard) } }
      struct FilmsView: View { var body: some View { Text("Films") } }
      struct CardView: View { var body: some View { Text("Card") } }
      """,
      """
      AppCoordinator
      > welcome -root-> WelcomeView
        tabs(value: LibraryCoordinator) -root-> [LibraryCoordinator]
        WelcomeView -onEnter-> tabs
      LibraryCoordinator
        showCard -present-> CardView
      > start.BooksView -tab-> BooksView
      > start.FilmsView -tab-> FilmsView
        BooksView -onCard-> showCard
      """)
  }

  @Test func theFirstViewWithTheTabsOfARouterIsNoFlowBesideIt() {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App { var body: some Scene { WindowGroup { BankTabsView() } } }
      @Observable final class BankTabsRouter {
        enum Tab { case cards, loans }
        var tab: Tab = .cards
        let cards = CardsRouter()
      }
      struct BankTabsView: View {
        @State private var router = BankTabsRouter()
        var body: some View {
          TabView(selection: $router.tab) {
            CardsFlowView(router: router.cards).tag(BankTabsRouter.Tab.cards)
            LoansView().tag(BankTabsRouter.Tab.loans)
          }
        }
      }
      @Observable final class CardsRouter {
        var path: [Int] = []
        func open(_ id: Int) { path.append(id) }
      }
      struct CardsFlowView: View {
        @Bindable var router: CardsRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            CardsView(onCard: router.open).navigationDestination(for: Int.self) { _ in CardView() }
          }
        }
      }
      struct CardsView: View { let onCard: (Int) -> Void; var body: some View { Button("Card") { onCard(1) } } }
      struct CardView: View { var body: some View { Text("Card") } }
      struct LoansView: View { var body: some View { Text("Loans") } }
      """,
      """
      BankTabsRouter entry
      > start.CardsRouter -tab-> [CardsRouter]
      > start.LoansView -tab-> LoansView
      CardsRouter
        open(id: Int) -push-> CardView
      > start -root-> CardsView
        CardsView -onCard-> open
      """)
  }

  /// A bar over all tabs is no screen; what it asks for is asked for by it.
  @Test(arguments: ["safeAreaInset(edge: .bottom)", "tabViewBottomAccessory"]) func aBarBesideTheTabs(
    modifier: String
  ) {
    expectGraph(
      """
      import SwiftUI
      @Observable final class AppRouter {
        var tab = AppTab.home
        let home = HomeRouter()
        func select(_ tab: AppTab) { self.tab = tab }
      }
      enum AppTab: Hashable { case home, search }
      @Observable final class HomeRouter { var path: [String] = []; func open(_ id: String) { path.append(id) } }
      struct AppRouterView: View {
        @State private var router = AppRouter()
        let player: Player
        var body: some View {
          TabView(selection: $router.tab) {
            HomeRouterView(router: router.home).tabItem { Text("Home") }.tag(AppTab.home)
            SearchView(router: router).tabItem { Text("Search") }.tag(AppTab.search)
          }
          .\(modifier) { if player.current != nil { PlayerBar(router: router) } }
        }
      }
      @Observable final class Player { var current: String?; func play() { current = "1" } }
      struct HomeRouterView: View {
        @Bindable var router: HomeRouter
        var body: some View { NavigationStack(path: $router.path) { HomeView(router: router).navigationDestination(for: String.self) { DetailView(id: $0) } } }
      }
      struct PlayerBar: View { let router: AppRouter; var body: some View { Button("x") { router.select(.home) } } }
      struct SearchView: View { let router: AppRouter; var body: some View { Button("x") { router.select(.home) } } }
      struct HomeView: View { let router: HomeRouter; var body: some View { Button("x") { router.open("1") } } }
      struct DetailView: View { let id: String; var body: some View { Text("") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { AppRouterView(player: Player()) } } }
      """,
      """
      AppRouter entry
      > start.HomeRouter -tab-> [HomeRouter]
      > start.SearchView -tab-> SearchView
        PlayerBar -home-> start.HomeRouter
        SearchView -home-> start.HomeRouter
      HomeRouter
        open(id: String) -push-> DetailView
      > start -root-> HomeView
        HomeView -open-> open
      """)
  }
}
