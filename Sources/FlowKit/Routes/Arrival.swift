/// The result of taking a route.
///
/// It is a type of its own so that a closure without a result can consist of just `flow?.go(\.help)`.
///
/// ```swift
/// let payment = checkout.go(\.payment, .card).shown
/// ```
public struct Arrival<Target: Presentable> {
  /// The target; nil if the flow is not running and so goes nowhere.
  public let shown: Target?

  init(_ shown: Target?) { self.shown = shown }
}
