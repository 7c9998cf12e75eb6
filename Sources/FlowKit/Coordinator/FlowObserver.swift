/// An observer of the events in a tree of coordinators, passed to `launch`.
///
/// ```swift
/// final class Diary: FlowObserver {
///   func observe(_ event: FlowEvent, of flow: CoordinatorBase) { print(event) }
/// }
/// ```
///
/// Without an observer, no events are created.
@MainActor public protocol FlowObserver: AnyObject {
  /// Called after an event in a flow.
  func observe(_ event: FlowEvent, of flow: CoordinatorBase)
}

/// An event; all ids are those of the graph.
public enum FlowEvent: Hashable, Sendable {
  /// A flow started, by a route; the first flow by none.
  case started(flow: String, by: String)
  /// Something appeared on screen, by a route; a tab bar by none.
  case showed(route: String, screen: String)
  /// Something was removed from the screen.
  case removed(route: String, screen: String)
  /// A link was opened: its pattern, the URL and the routes that were taken.
  case opened(link: String, url: String, path: [String])
  /// A flow finished with its result.
  case finished(flow: String)
  /// A flow was cancelled.
  case cancelled(flow: String)
  /// A flow had nothing left on screen, or its parent ended.
  case left(flow: String)
  /// A route was not taken.
  case ignored(route: String, reason: Reason)

  /// The reason why a route was not taken.
  public enum Reason: String, Hashable, Sendable {
    /// The route's closure returned a coordinator that was shown before; each can be shown only once.
    case coordinatorShownBefore
  }
}
