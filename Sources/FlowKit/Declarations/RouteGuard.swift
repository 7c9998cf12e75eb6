/// A condition for entering a route by a link.
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
/// Guards apply only to links. `go` does not ask them: its caller knows what it is doing.
public struct RouteGuard: Sendable {
  /// The guard's name in the documentation.
  public let name: String
  /// Asks the first flow of the app.
  let ask: @MainActor @Sendable (AnyObject) -> GuardAnswer
}

/// A guard's answer to a link.
public enum GuardAnswer {
  /// The link may enter.
  case enter
  /// The link may not enter.
  case refuse(GuardReason)
  /// Something else must be done first; the closure calls its parameter when the link may be tried again.
  case first(GuardReason, @MainActor (_ goOn: @escaping @MainActor () -> Void) -> Void)
}

/// The reason why a link is refused or deferred; apps add their own.
///
/// ```swift
/// extension GuardReason { static let notSignedIn = GuardReason("notSignedIn") }
/// ```
public struct GuardReason: Hashable, Sendable {
  /// The reason's name.
  public let name: String

  /// Makes a reason.
  public init(_ name: String) { self.name = name }

  /// Something on screen must be done first; see `holdsLinks`.
  public static let held = GuardReason("held")
  /// The guard is for an app whose first flow is of another type.
  public static let otherApp = GuardReason("otherApp")
}
