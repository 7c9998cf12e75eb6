import Testing

/// Views that only choose among views that others make.
@Suite struct ChoiceViewTests {
  /// The features are behind protocols, so that their views have no type where the app shows them.
  @Test(arguments: ["AnyView", "some View"]) func whatAFeatureMakesForACaseIsShown(_ view: String) {
    expectGraph(
      """
      import SwiftUI

      enum Sheet: Hashable, Identifiable {
        case topUp, limits(String)
        var id: Self { self }
      }
      @Observable final class AppRouter {
        var sheet: Sheet?
        func topUp() { sheet = .topUp }
        func showLimits(of card: String) { sheet = .limits(card) }
      }
      struct WalletFeature {
        func topUp() -> \(view) { \(view == "AnyView" ? "AnyView(TopUpView())" : "TopUpView()") }
      }
      struct CardsFeature {
        func limits(_ card: String) -> \(view) { \(view == "AnyView" ? "AnyView(LimitsView(card: card))" : "LimitsView(card: card)") }
      }
      struct Features {
        let wallet = WalletFeature()
        let cards = CardsFeature()
      }
      struct SheetView: View {
        let sheet: Sheet
        let features = Features()
        var body: some View {
          switch sheet {
          case .topUp: features.wallet.topUp()
          case .limits(let card): features.cards.limits(card).padding()
          }
        }
      }
      struct AppRouterView: View {
        @State private var router = AppRouter()
        var body: some View {
          NavigationStack { WalletView(router: router) }
            .sheet(item: $router.sheet) { SheetView(sheet: $0) }
        }
      }
      struct WalletView: View {
        let router: AppRouter
        var body: some View {
          Button("Top up") { router.topUp() }
          Button("Limits") { router.showLimits(of: "1") }
        }
      }
      struct TopUpView: View { var body: some View { Text("Top up") } }
      struct LimitsView: View { let card: String; var body: some View { Text(card) } }
      @main struct WalletApp: App { var body: some Scene { WindowGroup { AppRouterView() } } }
      """,
      """
      AppRouter entry
        topUp -present-> TopUpView
        limits(card: String) -present-> LimitsView
      > start -root-> WalletView
        WalletView -showLimits-> limits
        WalletView -topUp-> topUp
      """)
  }

  /// Parts of its own are no views that somebody else makes for it.
  @Test func aScreenOfSeveralStatesIsAScreen() {
    expectGraph(
      """
      import SwiftUI

      enum Loading { case waiting, done(String) }
      @Observable final class AppRouter {
        var path: [String] = []
        func open() { path.append("1") }
      }
      extension View { func card() -> some View { padding() } }
      struct OrderView: View {
        let state: Loading
        var body: some View {
          switch state {
          case .waiting: self.spinner
          case .done(let text): Text(text).card()
          }
        }
        private var spinner: some View { ProgressView() }
      }
      struct AppRouterView: View {
        @State private var router = AppRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView(router: router).navigationDestination(for: String.self) { _ in OrderView(state: .waiting) }
          }
        }
      }
      struct ListView: View {
        let router: AppRouter
        var body: some View { Button("Open") { router.open() } }
      }
      @main struct OrderApp: App { var body: some Scene { WindowGroup { AppRouterView() } } }
      """,
      """
      AppRouter entry
        open -push-> OrderView
      > start -root-> ListView
        ListView -open-> open
      """)
  }

  /// A compiler gives up on a long `switch`, so that half of the cases are in another property; sheets have stacks and modifiers.
  @Test func aChoiceInSeveralMembers() {
    expectGraph(
      """
      import SwiftUI

      enum Page: Hashable { case show(String), reviews, inbox }
      enum Sheet: Identifiable { case feed, web, news; var id: Self { self } }
      @Observable final class TabRouter {
        var path: [Page] = []
        var sheet: Sheet?
        func push(_ page: Page) { path.append(page) }
        func present(_ next: Sheet) { sheet = next }
      }
      struct PageView: View {
        let page: Page
        @Environment(TabRouter.self) private var router
        var body: some View {
          switch page {
          case .show(let id): if id.isEmpty { OldShowView() } else { ShowView(router: router) }
          default: otherBody
          }
        }
        @ViewBuilder private var otherBody: some View {
          switch page {
          case .reviews: ReviewsView()
          case .inbox: InboxView()
          default: EmptyView()
          }
        }
      }
      struct SheetView: View {
        let sheet: Sheet
        @Environment(TabRouter.self) private var router
        var body: some View { content.environment(router).tint(.red) }
        @ViewBuilder private var content: some View {
          switch sheet {
          case .feed: NavigationStack { FeedView() }
          case .web: WebView().ignoresSafeArea()
          case .news: NewsView()
          }
        }
      }
      struct HomeTab: View {
        @State private var router = TabRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeView(router: router).navigationDestination(for: Page.self) { PageView(page: $0) }
          }
          .sheet(item: $router.sheet) { SheetView(sheet: $0) }
        }
      }
      struct HomeView: View {
        let router: TabRouter
        var body: some View {
          Button("Show") { router.push(.show("1")) }
          Button("Inbox") { router.push(.inbox) }
          Button("Feed") { router.present(.feed) }
          Button("Web") { router.present(.web) }
        }
      }
      struct ShowView: View {
        let router: TabRouter
        var body: some View { Button("Reviews") { router.push(.reviews) } }
      }
      struct OldShowView: View { var body: some View { Text("Show") } }
      struct ReviewsView: View { var body: some View { Text("Reviews") } }
      struct InboxView: View { var body: some View { Text("Inbox") } }
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct WebView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController() }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
      }
      @main struct ShowApp: App { var body: some Scene { WindowGroup { HomeTab() } } }
      """,
      """
      TabRouter entry
        show.OldShowView(value: String) -push-> OldShowView
        show.ShowView(value: String) -push-> ShowView
        reviews -push-> ReviewsView
        inbox -push-> InboxView
        feed -present-> FeedView
        web -present-> WebView
      > start -root-> HomeView
        HomeView -feed-> feed
        HomeView -inbox-> inbox
        HomeView -show-> show.OldShowView
        HomeView -show-> show.ShowView
        HomeView -web-> web
        ShowView -reviews-> reviews
      """)
  }
}
