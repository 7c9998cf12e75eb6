import Testing

/// The first view of an app that goes from phase to phase by its own state, beside the routers of the app.
@Suite struct ChoosingRootTests {
  @Test func aRootViewShowsItsPhasesAndARouterTheRest() {
    expectGraph(
      """
      import SwiftUI

      enum Phase { case launching, onboarding, main, outdated(String) }
      enum Sheet: Identifiable { case news, login; var id: Self { self } }
      @Observable final class AppRouter {
        var isPlayerShown = false
        var sheet: Sheet?
        func showPlayer() { isPlayerShown = true }
        func present(_ next: Sheet) { sheet = next }
      }
      struct RootView: View {
        @Environment(AppRouter.self) private var router
        @Environment(\\.horizontalSizeClass) private var size
        @State private var phase: Phase = .launching
        let boot: Boot
        var body: some View {
          @Bindable var router = router
          ZStack {
            content.animation(.default, value: size)
            if phase == .main, router.isPlayerShown { PlayerView() }
          }
          .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .news: NewsView()
            case .login: LoginView()
            }
          }
          .task { await bootstrap() }
        }
        @ViewBuilder private var content: some View {
          switch phase {
          case .launching: LaunchView()
          case .onboarding: OnboardingView(onFinish: enterMain)
          case .main: mainContent
          case .outdated(let version): OutdatedView(version: version)
          }
        }
        @ViewBuilder private var mainContent: some View {
          if size == .regular { SplitView() } else { HomeView() }
        }
        private func bootstrap() async {
          switch await boot.run() {
          case .new: phase = .onboarding
          case .ready: enterMain()
          case .old(let version): phase = .outdated(version)
          }
        }
        private func enterMain() {
          phase = .main
          router.present(.news)
        }
      }
      enum Outcome { case new, ready, old(String) }
      final class Boot {
        var isNew = false
        func run() async -> Outcome { isNew ? .new : await API.version.map { .old($0) } ?? .ready }
      }
      struct HomeView: View {
        @Environment(AppRouter.self) private var router
        var body: some View {
          Button("Play") { router.showPlayer() }
          Button("Login") { router.present(.login) }
        }
      }
      struct SplitView: View { var body: some View { Text("") } }
      struct PlayerView: View { var body: some View { Text("") } }
      struct LaunchView: View { var body: some View { ProgressView() } }
      struct OnboardingView: View { let onFinish: () -> Void; var body: some View { Button("Done", action: onFinish) } }
      struct OutdatedView: View { let version: String; var body: some View { Text(version) } }
      struct NewsView: View { var body: some View { Text("") } }
      struct LoginView: View { var body: some View { Text("") } }
      @main struct ShowApp: App {
        @State private var router = AppRouter()
        var body: some Scene { WindowGroup { RootView(boot: Boot()).environment(router) } }
      }
      """,
      """
      AppRouter entry
        showPlayer -root-> PlayerView
        news -present-> NewsView
        login -present-> LoginView
        [RootView] -news-> news
        HomeView -login-> login
        HomeView -showPlayer-> showPlayer
      RootView entry
      > launching -root-> LaunchView
      > onboarding -root-> OnboardingView
      > outdated(value: String) -root-> OutdatedView
      > regular -root-> SplitView
      > mainContent -root-> HomeView
        OnboardingView -onFinish-> mainContent
        OnboardingView -onFinish-> regular
      """)
  }
}
