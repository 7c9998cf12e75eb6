/// What going a route came to.
///
/// It is a value of its own so that a closure without a result can be nothing but `flow?.go(\.help)`.
///
/// ```swift
/// let payment = checkout.go(\.payment, .card).shown
/// ```
public struct Arrival<Target: Presentable> {
  /// What is shown now; nil where the flow does not run and so goes nowhere.
  public let shown: Target?

  init(_ shown: Target?) { self.shown = shown }
}
