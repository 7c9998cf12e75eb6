/// Who may enter a route by a link.
///
/// ```swift
/// extension RouteGuard {
///   static let signedIn = RouteGuard("signedIn") { (app: AppFlow) in
///     app.user != nil ? .enter : .first(.notSignedIn) { goOn in
///       app.go(\.login) { ending in if ending.outcome != nil { goOn() } }
///     }
///   }
/// }
///
/// let orders = Push("shop://orders") { … }.guarded(by: .signedIn)
/// ```
///
/// Guards stand where links come in. `go` does not ask them: it is called by code that knows.
public struct RouteGuard: Sendable {
  /// The guard's name, as documentation shows it.
  public let name: String
  let ask: @MainActor @Sendable (CoordinatorBase) -> GuardAnswer

  /// Makes a guard that asks the first flow of the app; under a first flow of another type it refuses.
  public init<App: CoordinatorBase>(
    _ name: String, _ ask: @escaping @MainActor @Sendable (App) -> GuardAnswer
  ) {
    self.name = name
    self.ask = { root in (root as? App).map(ask) ?? .refuse(.otherApp) }
  }
}

/// What a guard says to a link.
public enum GuardAnswer {
  /// The link may enter.
  case enter
  /// The link may not enter.
  case refuse(GuardReason)
  /// Something else has to be done first; what does it calls its parameter when the link may be tried again.
  case first(GuardReason, @MainActor (_ goOn: @escaping @MainActor () -> Void) -> Void)
}

/// Why a link is not let in, or not yet; apps add their own.
///
/// ```swift
/// extension GuardReason { static let notSignedIn = GuardReason("notSignedIn") }
/// ```
public struct GuardReason: Hashable, Sendable {
  /// The reason's name.
  public let name: String

  /// Makes a reason.
  public init(_ name: String) { self.name = name }

  /// Something on screen has to be done first; see `holdsLinks`.
  public static let held = GuardReason("held")
  /// The guard is made for an app whose first flow is of another type.
  public static let otherApp = GuardReason("otherApp")
}
