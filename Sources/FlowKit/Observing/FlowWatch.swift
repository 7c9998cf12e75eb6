/// An observer that remembers flows without retaining them, and so finds flows that ended and were not released.
///
/// ```swift
/// let watch = FlowWatch()
/// app.launch(in: navigator, observer: watch)
/// #expect(watch.leaked.isEmpty)
/// ```
@MainActor public final class FlowWatch: FlowObserver {
  private var seen: [WeakFlow] = []

  /// Makes an empty watch.
  public init() {}

  /// The flows that ended and are still alive, in the order in which they started.
  public var leaked: [CoordinatorBase] { seen.compactMap(\.flow).filter { $0.phase == .ended } }

  /// Remembers a flow that starts, and forgets those that are gone.
  public func observe(_ event: FlowEvent, of flow: CoordinatorBase) {
    guard case .started = event else { return }
    // Cleaning up only when the list has doubled keeps the cost per flow constant.
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
