public import FlowKit

/// Chooses what a visitor sees first, and starts over when they sign out.
public final class AppFlow: Coordinator {
  /// The routes of the app.
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

    /// Creates the table; the registry needs it.
    public init() {}
  }

  /// The description of the flow in the documentation.
  nonisolated public static let about = FlowDetails(
    summary: "Chooses what a visitor sees first, and starts over when they sign out.")

  let shop: ShopState

  /// Creates the first flow of an app with the given state.
  public init(_ shop: ShopState) { self.shop = shop }

  /// Newcomers see an introduction; everybody else goes straight in.
  public override func start() {
    if shop.hasSeenOnboarding { go(\.main) } else { go(\.onboarding) }
  }
}

extension GuardReason {
  /// Only signed-in customers may see it.
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
