import Testing

/// Closures that a flow is given for its end, and hands on as they are.
@Suite struct GivenEndTests {
  @Test func aChildReportsByAClosureThatItsParentIsOnlyMadeWith() {
    expectGraph(
      """
      @main struct ChessApp: App {
        @State private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: coordinator) } }
      }
      @Observable final class AppCoordinator {
        enum Phase { case welcome, club(ClubCoordinator) }
        var phase: Phase = .welcome
        func enter() { phase = .club(ClubCoordinator { [weak self] in self?.phase = .welcome }) }
      }
      struct AppCoordinatorView: View {
        let coordinator: AppCoordinator
        var body: some View {
          switch coordinator.phase {
          case .welcome: WelcomeView(onEnter: coordinator.enter)
          case .club(let club): ClubCoordinatorView(coordinator: club)
          }
        }
      }
      @Observable final class ClubCoordinator {
        enum Tab: Hashable { case games, account }
        var tab: Tab = .games
        let account: AccountCoordinator
        init(onSignOut: @escaping () -> Void) { account = AccountCoordinator(onSignOut: onSignOut) }
      }
      struct ClubCoordinatorView: View {
        @Bindable var coordinator: ClubCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            GamesView().tag(ClubCoordinator.Tab.games)
            AccountCoordinatorView(coordinator: coordinator.account).tag(ClubCoordinator.Tab.account)
          }
        }
      }
      @Observable final class AccountCoordinator {
        var path: [Int] = []
        private let onSignOut: () -> Void
        init(onSignOut: @escaping () -> Void) { self.onSignOut = onSignOut }
        func signOut() { onSignOut() }
      }
      struct AccountCoordinatorView: View {
        @Bindable var coordinator: AccountCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) { ProfileView(onSignOut: coordinator.signOut) }
        }
      }
      struct WelcomeView: View { let onEnter: () -> Void; var body: some View { Button("Enter", action: onEnter) } }
      struct GamesView: View { var body: some View { Text("Games") } }
      struct ProfileView: View {
        let onSignOut: () -> Void
        var body: some View { Button("Sign out", action: onSignOut) }
      }
      """,
      """
      AppCoordinator entry
      > welcome -root-> WelcomeView
        club(value: ClubCoordinator) -root-> [ClubCoordinator]
        [ClubCoordinator] --> welcome
        WelcomeView -onEnter-> club
      ClubCoordinator
      > start.GamesView -tab-> GamesView
      > start.AccountCoordinator -tab-> [AccountCoordinator]
        [AccountCoordinator] -onSignOut-> !onSignOut
      AccountCoordinator
      > start -root-> ProfileView
        ProfileView -onSignOut-> !onSignOut
      """)
  }

  @Test func aScreenEndsTheFlowThatChangesItByAModifier() {
    expectGraph(
      """
      @main struct ChessApp: App { var body: some Scene { WindowGroup { PuzzleFlow(onEnd: {}) } } }
      struct PuzzleFlow: View {
        let onEnd: () -> Void
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            BoardView(onSolved: { path.append(1) }).closable(onEnd)
              .navigationDestination(for: Int.self) { _ in SolvedView() }
          }
        }
      }
      struct BoardView: View { let onSolved: () -> Void; var body: some View { Button("Solved", action: onSolved) } }
      struct SolvedView: View { var body: some View { Text("Solved") } }
      extension View {
        func closable(_ action: @escaping () -> Void) -> some View {
          toolbar { Button("Close", action: action) }
        }
      }
      """,
      """
      PuzzleFlow entry
      > start -root-> BoardView
        onSolved -push-> SolvedView
        BoardView -closable-> !onEnd
        BoardView -onSolved-> onSolved
      """)
  }

  /// Only one of the two keeps the closure; the other makes its own child with it.
  @Test func eachChildAsksThatWasMadeWithAClosureOfItsChild() {
    expectGraph(
      """
      import SwiftUI
      @main struct ClubApp: App {
        @State private var state = ClubState()
        var body: some Scene { WindowGroup { ClubRootView(state: state) } }
      }
      @Observable final class ClubState {
        enum Phase { case welcome, inside }
        var phase: Phase = .welcome
        func entered() { phase = .inside }
        func left() { phase = .welcome }
      }
      struct ClubRootView: View {
        @Bindable var state: ClubState
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View {
          switch state.phase {
          case .welcome: WelcomeFlowView(onEnter: state.entered)
          case .inside:
            if size == .regular { WideFlowView(onLeave: state.left) } else { NarrowFlowView(onLeave: state.left) }
          }
        }
      }
      struct WelcomeFlowView: View {
        let onEnter: () -> Void
        var body: some View { NavigationStack { HelloView(onEnter: onEnter) } }
      }
      struct HelloView: View { let onEnter: () -> Void; var body: some View { Button("Enter", action: onEnter) } }
      struct WideFlowView: View {
        let onLeave: () -> Void
        @State private var account: AccountNavigator
        init(onLeave: @escaping () -> Void) {
          self.onLeave = onLeave
          _account = State(initialValue: AccountNavigator(onLeave: onLeave))
        }
        var body: some View { NavigationSplitView { HallView() } detail: { AccountFlowView(navigator: account) } }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      struct NarrowFlowView: View {
        @State private var account: AccountNavigator
        init(onLeave: @escaping () -> Void) { _account = State(initialValue: AccountNavigator(onLeave: onLeave)) }
        var body: some View { NavigationStack { AccountFlowView(navigator: account) } }
      }
      @Observable final class AccountNavigator {
        var path: [Int] = []
        private let onLeave: () -> Void
        init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
        func leave() { onLeave() }
      }
      struct AccountFlowView: View {
        @Bindable var navigator: AccountNavigator
        var body: some View {
          NavigationStack(path: $navigator.path) { AccountView(onLeave: navigator.leave) }
        }
      }
      struct AccountView: View { let onLeave: () -> Void; var body: some View { Button("Leave", action: onLeave) } }
      """,
      """
      ClubRootView entry
      > welcome -root-> [WelcomeFlowView]
        regular -root-> [WideFlowView]
        inside -root-> [NarrowFlowView]
        [NarrowFlowView] -onLeave-> welcome
        [WelcomeFlowView] -onEnter-> inside
        [WelcomeFlowView] -onEnter-> regular
        [WideFlowView] -onLeave-> welcome
      WelcomeFlowView
      > start -root-> HelloView
        HelloView -onEnter-> !onEnter
      WideFlowView
      > start.HallView -root-> HallView
      > start.AccountNavigator -root-> [AccountNavigator]
        [AccountNavigator] -onLeave-> !onLeave
      NarrowFlowView
      > start -root-> [AccountNavigator]
        [AccountNavigator] -onLeave-> !onLeave
      AccountNavigator
      > start -root-> AccountView
        AccountView -onLeave-> !onLeave
      """)
  }

  @Test func aChildThatHasItsPagesPushedByItsParentGoesOn() {
    expectGraph(
      """
      enum ToolsPage: Hashable { case loans }
      enum LoanPage: Hashable { case detail(Int), signed }
      final class ToolsStore: ObservableObject {
        @Published var path = NavigationPath()
        lazy var loans = LoansStore(push: { [weak self] in self?.path.append($0) }, onLeave: { [weak self] in self?.path.removeLast() })
        func showLoans() { path.append(ToolsPage.loans) }
      }
      struct ToolsCoordinator: View {
        @ObservedObject var store: ToolsStore
        var body: some View {
          NavigationStack(path: $store.path) {
            ToolsView(onLoans: store.showLoans)
              .navigationDestination(for: ToolsPage.self) { _ in LoansCoordinator(store: store.loans) }
          }
        }
      }
      final class LoansStore: ObservableObject {
        private let push: (LoanPage) -> Void
        private let onLeave: () -> Void
        init(push: @escaping (LoanPage) -> Void, onLeave: @escaping () -> Void) { (self.push, self.onLeave) = (push, onLeave) }
        func open(_ id: Int) { push(.detail(id)) }
        func sign() { push(.signed) }
        func leave() { onLeave() }
      }
      struct LoansCoordinator: View {
        @ObservedObject var store: LoansStore
        var body: some View {
          LoansView(onLoan: store.open, onLeave: store.leave)
            .navigationDestination(for: LoanPage.self) { page in
              switch page {
              case .detail(let id): LoanView(id: id, onSign: store.sign)
              case .signed: SignedView()
              }
            }
        }
      }
      struct ToolsView: View { let onLoans: () -> Void; var body: some View { Button("Loans", action: onLoans) } }
      struct LoansView: View {
        let onLoan: (Int) -> Void
        let onLeave: () -> Void
        var body: some View {
          Button("Loan") { onLoan(1) }
          Button("Leave", action: onLeave)
        }
      }
      struct LoanView: View {
        let id: Int
        let onSign: () -> Void
        var body: some View { Button("Sign", action: onSign) }
      }
      struct SignedView: View { var body: some View { Text("Signed") } }
      @main struct ToolsApp: App {
        @StateObject var store = ToolsStore()
        var body: some Scene { WindowGroup { ToolsCoordinator(store: store) } }
      }
      """,
      """
      ToolsCoordinator entry
        showLoans -push-> [LoansCoordinator]
      > start -root-> ToolsView
        [LoansCoordinator] -onLeave-> <
        ToolsView -onLoans-> showLoans
      LoansCoordinator
      > start -root-> LoansView
        detail(value: Int) -push-> LoanView
        signed -push-> SignedView
        LoanView -onSign-> signed
        LoansView -onLeave-> !onLeave
        LoansView -onLoan-> detail
      """)
  }
}
