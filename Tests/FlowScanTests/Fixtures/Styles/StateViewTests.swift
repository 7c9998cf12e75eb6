import Testing

/// Root views that show what the state of a coordinator says.
@Suite struct StateViewTests {
  /// An app whose root shows tabs or a login, by a flag of its coordinator.
  private func app(root: String, state: String = "@Published var isLoggedIn = false") -> String {
    """
    import SwiftUI
    \(root)
    final class AppCoordinator: ObservableObject {
      enum Sheet: String, Identifiable { case help; var id: String { rawValue } }
      \(state)
      @Published var sheet: Sheet?
      func logIn() { isLoggedIn = true }
      func help() { sheet = .help }
    }
    struct AccountsView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("Help") { coordinator.help() } }
    }
    struct CardsView: View { var body: some View { Text("Cards") } }
    struct LoginView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("Log in") { coordinator.logIn() } }
    }
    struct HelpView: View { var body: some View { Text("Help") } }
    """
  }

  private static let content = """
    if coordinator.isLoggedIn {
      TabView {
        AccountsView(coordinator: coordinator)
        CardsView()
      }
      .sheet(item: $coordinator.sheet) { sheet in
        switch sheet {
        case .help: HelpView()
        }
      }
    } else {
      LoginView(coordinator: coordinator)
    }
    """

  @Test(arguments: [
    """
    @main struct BankApp: App {
      @StateObject private var coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { \(content) } }
    }
    """,
    """
    @main struct BankApp: App {
      @StateObject private var coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { RootView().environmentObject(coordinator) } }
    }
    struct RootView: View {
      @EnvironmentObject var coordinator: AppCoordinator
      var body: some View { Group { \(content) } }
    }
    """,
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let coordinator = AppCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIHostingController(rootView: MainView(coordinator: coordinator))
      }
    }
    struct MainView: View {
      @ObservedObject var coordinator: AppCoordinator
      var body: some View { ZStack { \(content) } }
    }
    """,
  ])
  func bothArmsAreShownByTheFlowAndWhoSetsTheFlagAsks(root: String) {
    expectGraph(
      app(root: root),
      """
      AppCoordinator entry
        help -present-> HelpView
      > start -root-> LoginView
        logIn.AccountsView -tab-> AccountsView
        logIn.CardsView -tab-> CardsView
        AccountsView -help-> help
        LoginView -logIn-> logIn.AccountsView
        LoginView -logIn-> logIn.CardsView
      """)
  }

  @Test func aPhaseThatNothingSetsIsShownTooAndTabsAreNamedByTheirPhase() {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App {
        @State private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: coordinator) } }
      }
      @Observable final class AppCoordinator {
        enum Phase { case splash, onboarding, login, main }
        var phase: Phase = .splash
        func logIn() { phase = .main }
        func finishOnboarding() { phase = .login }
      }
      struct AppCoordinatorView: View {
        @Bindable var coordinator: AppCoordinator
        var body: some View {
          switch coordinator.phase {
          case .splash: SplashView()
          case .onboarding: OnboardingView(onDone: coordinator.finishOnboarding)
          case .login: LoginView(onLogin: { coordinator.logIn() })
          case .main:
            TabView {
              HomeView()
              ProfileView()
            }
          }
        }
      }
      struct SplashView: View { var body: some View { Text("Splash") } }
      struct OnboardingView: View {
        let onDone: () -> Void
        var body: some View { Button("Done", action: onDone) }
      }
      struct LoginView: View {
        let onLogin: () -> Void
        var body: some View { Button("Log in", action: onLogin) }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """,
      """
      AppCoordinator entry
      > splash -root-> SplashView
        onboarding -root-> OnboardingView
        login -root-> LoginView
        main.HomeView -tab-> HomeView
        main.ProfileView -tab-> ProfileView
        LoginView -onLogin-> main.HomeView
        LoginView -onLogin-> main.ProfileView
        OnboardingView -onDone-> login
      """)
  }

  /// A screen that reads its coordinator's state stays a screen.
  @Test func whatLiesOverAScreenIsShownBySettingItsFlag() {
    expectGraph(
      """
      import SwiftUI
      final class PlayerCoordinator: ObservableObject {
        @Published var isQueueShown = false
        func showQueue() { isQueueShown = true }
      }
      struct PlayerCoordinatorView: View {
        @StateObject private var coordinator = PlayerCoordinator()
        var body: some View {
          ZStack {
            TrackView(onQueue: coordinator.showQueue)
            if coordinator.isQueueShown { QueueView().transition(.move(edge: .bottom)) }
          }
        }
      }
      struct TrackView: View {
        let onQueue: () -> Void
        var body: some View { Button("Queue", action: onQueue) }
      }
      struct QueueView: View { var body: some View { Text("Queue") } }
      @main struct PlayerApp: App { var body: some Scene { WindowGroup { PlayerCoordinatorView() } } }
      """,
      """
      PlayerCoordinator entry
        showQueue -root-> QueueView
      > start -root-> TrackView
        TrackView -onQueue-> showQueue
      """)
  }

  @Test func aScreenMayReadTheStateOfItsFlow() {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $coordinator.path) {
              HomeView(coordinator: coordinator)
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .cart: CartView()
                  }
                }
            }
          }
        }
      }
      enum Page: Hashable { case cart }
      final class AppCoordinator: ObservableObject {
        @Published var path: [Page] = []
        @Published var isBusy = false
        func cart() { path.append(.cart) }
      }
      struct HomeView: View {
        let coordinator: AppCoordinator
        var body: some View {
          if coordinator.isBusy { BusyView() } else { ListView() }
          Button("Cart") { coordinator.cart() }
        }
      }
      struct BusyView: View { var body: some View { Text("Busy") } }
      struct ListView: View { var body: some View { Text("List") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """,
      """
      AppCoordinator entry
      > start -root-> HomeView
        cart -push-> CartView
        HomeView -cart-> cart
      """)
  }

  @Test func aRootThatChoosesAmongViewsShowsThemForTheRouterItIsBoundTo() {
    expectGraph(
      """
      @main struct TrailsApp: App {
        @State private var router = AppRouter()
        @State private var session = Session()
        var body: some Scene { WindowGroup { RootView().environment(router).environment(session) } }
      }
      @Observable final class Session { var isKnown = false }
      @Observable final class AppRouter {
        enum Cover: Identifiable { case paywall; var id: Self { self } }
        var tab = 0
        var cover: Cover?
        func upgrade() { cover = .paywall }
      }
      struct RootView: View {
        @Environment(AppRouter.self) private var router
        @Environment(Session.self) private var session
        var body: some View {
          @Bindable var router = router
          if session.isKnown {
            TabView(selection: $router.tab) {
              TrailsView().tag(0)
              ProfileView().tag(1)
            }
            .fullScreenCover(item: $router.cover) { _ in PaywallView() }
          } else {
            WelcomeView()
          }
        }
      }
      struct WelcomeView: View {
        @Environment(Session.self) private var session
        var body: some View { Button("Go") { session.isKnown = true } }
      }
      struct TrailsView: View { var body: some View { Text("Trails") } }
      struct ProfileView: View {
        @Environment(AppRouter.self) private var router
        var body: some View { Button("Upgrade", action: router.upgrade) }
      }
      struct PaywallView: View { var body: some View { Text("Paywall") } }
      """,
      """
      AppRouter entry
        upgrade -present-> PaywallView
      > start.TrailsView -tab-> TrailsView
      > start.ProfileView -tab-> ProfileView
      > start.WelcomeView -root-> WelcomeView
        ProfileView -upgrade-> upgrade
      """)
  }
}
