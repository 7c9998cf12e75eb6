/// The way in which a flow ended, delivered once per flow.
///
/// ```swift
/// switch ending {
/// case .finished(let order): show(order)
/// case .cancelled, .left: break
/// }
/// ```
public enum Ending<Outcome> {
  /// The flow finished with its result.
  case finished(Outcome)
  /// The flow was cancelled.
  case cancelled
  /// Its screens are gone: the user went back past it or swiped it away, or it was replaced.
  case left
}

extension Ending: Sendable where Outcome: Sendable {}
extension Ending: Equatable where Outcome: Equatable {}

extension Ending {
  /// The result; nil if the flow was cancelled or left.
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
