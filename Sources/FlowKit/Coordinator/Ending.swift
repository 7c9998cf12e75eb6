/// How a flow ended; each flow delivers this once.
///
/// ```swift
/// switch ending {
/// case .finished(let order): show(order)
/// case .cancelled, .left: break
/// }
/// ```
public enum Ending<Outcome> {
  /// The flow came to its result.
  case finished(Outcome)
  /// Somebody called it off.
  case cancelled
  /// What it showed is gone: somebody went back past it, swiped it away, or its place was taken.
  case left
}

extension Ending: Sendable where Outcome: Sendable {}
extension Ending: Equatable where Outcome: Equatable {}

extension Ending {
  /// The result; nil where the flow was cancelled or left.
  public var outcome: Outcome? {
    if case .finished(let outcome) = self { outcome } else { nil }
  }
}

/// An ending whose type is not known at compile time.
enum AnyEnding {
  case finished(Any)
  case cancelled
  case left

  func typed<Outcome>(_ type: Outcome.Type) -> Ending<Outcome>? {
    switch self {
    case .finished(let value): (value as? Outcome).map { .finished($0) }
    case .cancelled: .cancelled
    case .left: .left
    }
  }
}
