import Foundation
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

  /// The choice may be in a property or a function of the view's own, and the root may show views that are named as flows.
  @Test(arguments: [
    ("content.animation(.default, value: router.phase)", "private var content: some View", "router.phase"),
    ("Group { self.content }", "@ViewBuilder private var content: some View", "router.phase"),
    (
      "page(for: router.phase)", "@ViewBuilder private func page(for phase: AppRouter.Phase) -> some View",
      "phase"
    ),
    (
      "let phase = router.phase; page(phase)",
      "@ViewBuilder private func page(_ now: AppRouter.Phase) -> some View",
      "now"
    ),
  ])
  func aRootThatChoosesOutsideOfItsBody(_ body: String, _ member: String, _ subject: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App {
        @State private var router = AppRouter()
        var body: some Scene { WindowGroup { RootView(router: router) } }
      }
      @Observable final class AppRouter {
        enum Phase: Equatable { case loading, outdated, signedOut }
        var phase: Phase = .loading
        let login = LoginCoordinator()
        func loaded() { phase = .signedOut }
        func outdated() { phase = .outdated }
      }
      struct RootView: View {
        @Bindable var router: AppRouter
        var body: some View { \(body) }
        \(member) {
          switch \(subject) {
          case .loading: LoadingView(onLoaded: router.loaded, onOutdated: router.outdated)
          case .outdated: UpdateView()
          case .signedOut: LoginFlowView(coordinator: router.login)
          }
        }
      }
      @Observable final class LoginCoordinator { var path: [Int] = [] }
      struct LoginFlowView: View {
        @Bindable var coordinator: LoginCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { PasswordView() } }
      }
      struct LoadingView: View {
        let onLoaded: () -> Void
        let onOutdated: () -> Void
        var body: some View {
          Button("Go on", action: onLoaded)
          Button("Update", action: onOutdated)
        }
      }
      struct UpdateView: View { var body: some View { Text("Update") } }
      struct PasswordView: View { var body: some View { Text("Password") } }
      """,
      """
      AppRouter entry
      > loading -root-> LoadingView
        outdated -root-> UpdateView
        signedOut -root-> [LoginCoordinator]
        LoadingView -onOutdated-> outdated
        LoadingView -onLoaded-> signedOut
      LoginCoordinator
      > start -root-> PasswordView
      """)
  }

  /// A view inside the app whose whole content the state of its flow chooses stands for that flow.
  @Test(arguments: [
    ("Group { CHOICE }.animation(.default, value: flow.step)", "@State private var flow: SignUpFlow"),
    ("content", "@State private var flow: SignUpFlow"),
    ("ZStack { Color.gray.ignoresSafeArea(); CHOICE }", "@StateObject private var flow: SignUpFlow"),
    ("NavigationStack { CHOICE }", "@Bindable var flow: SignUpFlow"),
  ])
  func aViewWhoseContentTheStateOfItsFlowChooses(body: String, property: String) {
    let choice = """
      switch flow.step {
          case .name: NameView(onNext: flow.named)
          case .photo: PhotoView(onDone: flow.done)
          }
      """
    expectGraph(
      """
      @main struct ClubApp: App {
        @State private var router = ClubRouter()
        var body: some Scene { WindowGroup { ClubView(router: router) } }
      }
      @Observable final class ClubRouter {
        enum Sheet: Identifiable { case signUp; var id: Self { self } }
        var path: [Int] = []
        var sheet: Sheet?
        func join() { sheet = .signUp }
      }
      struct ClubView: View {
        @Bindable var router: ClubRouter
        var body: some View {
          NavigationStack(path: $router.path) { MembersView(onJoin: router.join) }
            .sheet(item: $router.sheet) { _ in SignUpView { router.sheet = nil } }
        }
      }
      struct MembersView: View { let onJoin: () -> Void; var body: some View { Button("Join", action: onJoin) } }
      @Observable final class SignUpFlow {
        enum Step { case name, photo }
        private(set) var step: Step = .name
        var isHelpShown = false
        private let onFinish: () -> Void
        init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
        func named() { step = .photo }
        func done() { onFinish() }
        func help() { isHelpShown = true }
      }
      struct SignUpView: View {
        \(property)
        init(onFinish: @escaping () -> Void) { _flow = State(initialValue: SignUpFlow(onFinish: onFinish)) }
        var body: some View {
          \(body.replacingOccurrences(of: "CHOICE", with: choice))
            .sheet(isPresented: $flow.isHelpShown) { HelpView() }
            .environment(flow)
        }
        @ViewBuilder private var content: some View {
          \(choice)
        }
      }
      struct NameView: View {
        @Environment(SignUpFlow.self) private var flow
        let onNext: () -> Void
        var body: some View {
          Button("Next", action: onNext)
          Button("Help") { flow.help() }
        }
      }
      struct PhotoView: View { let onDone: () -> Void; var body: some View { Button("Done", action: onDone) } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      ClubRouter entry
        join -present-> [SignUpFlow]
      > start -root-> MembersView
        [SignUpFlow] -onFinish-> <
        MembersView -onJoin-> join
      SignUpFlow
        help -present-> HelpView
      > name -root-> NameView
        photo -root-> PhotoView
        NameView -help-> help
        NameView -onNext-> photo
        PhotoView -onDone-> !onFinish
      """)
  }
}
