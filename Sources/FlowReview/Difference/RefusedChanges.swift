/// From which level on changes are refused.
public enum RefusedChanges: String, CaseIterable, Sendable {
  /// What worked must go on working.
  case breaking
  /// What worked must go on doing the same.
  case risky
  /// Nothing may change at all.
  case any

  /// Whether changes of a level are refused; without any change there is nothing to refuse.
  public func refuses(_ level: GraphChange.Level?) -> Bool {
    guard let level else { return false }
    return switch self {
    case .breaking: level == .breaking
    case .risky: level != .harmless
    case .any: true
    }
  }
}
