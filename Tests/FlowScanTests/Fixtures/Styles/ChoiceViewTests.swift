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
}
