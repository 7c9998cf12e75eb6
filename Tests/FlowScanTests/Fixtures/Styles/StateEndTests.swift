import Testing

/// The state by which an app chooses among flows: to change it ends the one that is shown.
@Suite struct StateEndTests {
  @Test(arguments: [
    (
      "@Published var isLoggedIn = false", "isLoggedIn = true", "isLoggedIn = false",
      "if session.isLoggedIn { MainFlow() } else { LoginFlow() }"
    ),
    (
      """
      enum Phase { case login, main(String) }
      @Published private(set) var phase = Phase.login
      """, #"phase = .main("Ada")"#, "phase = .login",
      """
      switch session.phase {
      case .login: LoginFlow()
      case .main: MainFlow()
      }
      """
    ),
  ])
  func whoChangesItEndsTheFlow(state: String, logIn: String, logOut: String, choice: String) {
    expectGraph(
      """
      @main struct BankApp: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            \(choice)
          }
        }
      }
      final class Session: ObservableObject {
        \(state)
        func logIn() async { \(logIn) }
        func logOut() { \(logOut) }
      }
      struct LoginFlow: View {
        @State private var asksForCode = false
        var body: some View {
          NavigationStack {
            PhoneView { asksForCode = true }
              .navigationDestination(isPresented: $asksForCode) { CodeView() }
          }
        }
      }
      struct PhoneView: View {
        let onNext: () -> Void
        var body: some View { Button("Next", action: onNext) }
      }
      struct CodeView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Log in") { Task { await session.logIn() } } }
      }
      struct MainFlow: View {
        @EnvironmentObject var session: Session
        var body: some View {
          TabView {
            AccountsView()
            MoreView(onLogOut: { session.logOut() })
          }
        }
      }
      struct AccountsView: View { var body: some View { Text("Accounts") } }
      struct MoreView: View {
        let onLogOut: () -> Void
        var body: some View { Button("Log out", action: onLogOut) }
      }
      """,
      """
      LoginFlow entry
      > start -root-> PhoneView
        onNext -push-> CodeView
        CodeView -logIn-> !logIn
        PhoneView -onNext-> onNext
      MainFlow entry
      > start.AccountsView -tab-> AccountsView
      > start.MoreView -tab-> MoreView
        MoreView -onLogOut-> !logOut
      """)
  }
}
