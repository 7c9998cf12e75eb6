/// The level from which changes are refused.
public enum RefusedChanges: String, CaseIterable, Sendable {
  /// Refuses changes after which something no longer works.
  case breaking
  /// Also refuses changes after which something may behave differently.
  case risky
  /// Refuses every change.
  case any

  /// Tells whether changes of a level are refused; nil means that there are none.
  public func refuses(_ level: GraphChange.Level?) -> Bool {
    guard let level else { return false }
    return switch self {
    case .breaking: level == .breaking
    case .risky: level != .harmless
    case .any: true
    }
  }
}
