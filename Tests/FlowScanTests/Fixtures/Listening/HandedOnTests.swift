import Testing

/// Flows that hand what their parent gave them to their screens, or to flows below them.
@Suite struct HandedOnTests {
  @Test(arguments: [("model.enter", "model.leave"), ("{ model.enter() }", "{ model.leave() }")])
  func theChildThatWasGivenItAsks(entering: String, leaving: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubFlow(model: ClubModel()) } } }
      @Observable final class ClubModel {
        enum Phase { case welcome, home }
        var phase: Phase = .welcome
        func enter() { phase = .home }
        func leave() { phase = .welcome }
      }
      struct ClubFlow: View {
        @Bindable var model: ClubModel
        var body: some View {
          switch model.phase {
          case .welcome: WelcomeFlow(onEntered: \(entering))
          case .home: HomeFlow(onLeft: \(leaving))
          }
        }
      }
      struct WelcomeFlow: View {
        let onEntered: () -> Void
        var body: some View { NavigationStack { JoinView(onJoined: onEntered) } }
      }
      struct HomeFlow: View {
        let onLeft: () -> Void
        var body: some View { TabView { NewsView(); AccountFlow(onSignedOut: onLeft) } }
      }
      struct AccountFlow: View {
        let onSignedOut: () -> Void
        var body: some View { NavigationStack { AccountView(onSignOut: { onSignedOut() }) } }
      }
      struct JoinView: View { let onJoined: () -> Void; var body: some View { Button("Join", action: onJoined) } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct AccountView: View { let onSignOut: () -> Void; var body: some View { Button("Sign out", action: onSignOut) } }
      """,
      """
      ClubFlow entry
      > welcome -root-> [WelcomeFlow]
        home -root-> [HomeFlow]
        [HomeFlow] -onLeft-> welcome
        [WelcomeFlow] -onEntered-> home
      WelcomeFlow
      > start -root-> JoinView
        JoinView -onJoined-> !onEntered
      HomeFlow
      > start.NewsView -tab-> NewsView
      > start.AccountFlow -tab-> [AccountFlow]
        [AccountFlow] -onSignedOut-> !onLeft
      AccountFlow
      > start -root-> AccountView
        AccountView -onSignOut-> !onSignedOut
      """)
  }
}
