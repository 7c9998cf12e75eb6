/// An observer that remembers flows without keeping them alive, and so finds those that ended and were not let go.
///
/// ```swift
/// let watch = FlowWatch()
/// app.launch(in: navigator, observer: watch)
/// #expect(watch.leaked.isEmpty)
/// ```
@MainActor public final class FlowWatch: FlowObserver {
  private var seen: [WeakFlow] = []

  /// Begins without any flow.
  public init() {}

  /// The flows that ended and are still alive, in the order in which they began.
  public var leaked: [CoordinatorBase] { seen.compactMap(\.flow).filter { $0.phase == .ended } }

  /// Remembers a flow that begins, and forgets those that are gone.
  public func observe(_ event: FlowEvent, of flow: CoordinatorBase) {
    guard case .started = event else { return }
    // Looking only when the list has doubled keeps the cost of each flow constant.
    if seen.count >= limit {
      seen.removeAll { $0.flow == nil }
      limit = max(64, seen.count * 2)
    }
    seen.append(WeakFlow(flow: flow))
  }

  private var limit = 64

  private struct WeakFlow {
    weak var flow: CoordinatorBase?
  }
}
