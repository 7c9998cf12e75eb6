public import FlowKit

/// Chooses what a visitor sees first, and starts over when they sign out.
public final class AppFlow: Coordinator {
  /// The ways the app can go.
  public struct Routes: RouteTable {
    let onboarding = Start { (app: AppFlow) in OnboardingFlow() }
      .onEnd { app, _ in
        app.shop.hasSeenOnboarding = true
        app.go(\.main)
      }
      .summary("Once, on the very first launch.")
      .holdsLinks()
    let login = Sheet { (app: AppFlow) in LoginFlow() }
      .onFinish { app, account in app.shop.account = account }
      .summary("Whenever something needs an account.")
    let main = Start { (app: AppFlow) in MainFlow(app.shop) }
      .onFinish { app, _ in
        app.shop.account = nil
        app.start()
      }
      .summary("The tabs, for everybody else.")
    let help = Sheet { (_: AppFlow) in HelpFlow() }
      .summary("Wherever somebody is, when a link asks for it.")

    /// The table, as the registry makes it.
    public init() {}
  }

  /// What the documentation says of the flow.
  nonisolated public static let about = FlowDetails(
    summary: "Chooses what a visitor sees first, and starts over when they sign out.")

  let shop: ShopState

  /// Makes the first flow of an app that remembers what the state says.
  public init(_ shop: ShopState) { self.shop = shop }

  /// Newcomers are told what the Shop is; everybody else goes straight in.
  public override func start() {
    if shop.hasSeenOnboarding { go(\.main) } else { go(\.onboarding) }
  }
}

extension GuardReason {
  /// Only a customer whom the Shop knows may see it.
  public static let notSignedIn = GuardReason("notSignedIn")
}

extension RouteGuard {
  /// Lets customers in, and asks others to sign in first.
  static let signedIn = RouteGuard("signedIn") { (app: AppFlow) in
    if app.shop.account != nil { return .enter }
    return .first(.notSignedIn) { goOn in
      app.go(\.login) { ending in
        app.shop.account = ending.outcome
        if app.shop.account != nil { goOn() }
      }
    }
  }
}
