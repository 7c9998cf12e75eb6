/// Who hears what happens in a tree of coordinators, given to `launch`.
///
/// ```swift
/// final class Diary: FlowObserver {
///   func observe(_ event: FlowEvent, of flow: CoordinatorBase) { print(event) }
/// }
/// ```
///
/// Where nobody observes, no event is made.
@MainActor public protocol FlowObserver: AnyObject {
  /// Something has happened in a flow.
  func observe(_ event: FlowEvent, of flow: CoordinatorBase)
}

/// What can happen; all ids are those of the graph.
public enum FlowEvent: Hashable, Sendable {
  /// A flow began, by a route; the first flow by none.
  case started(flow: String, by: String)
  /// Something came on screen, by a route; a row of tabs by none.
  case showed(route: String, screen: String)
  /// Something that was on screen is gone.
  case removed(route: String, screen: String)
  /// A link was opened: its pattern, the URL and the routes that were gone.
  case opened(link: String, url: String, path: [String])
  /// A flow came to its result.
  case finished(flow: String)
  /// A flow was called off.
  case cancelled(flow: String)
  /// A flow had nothing on screen any more, or its parent ended.
  case left(flow: String)
  /// A route was not gone.
  case ignored(route: String, reason: Reason)

  /// Why a route was not gone.
  public enum Reason: String, Hashable, Sendable {
    /// The route's closure gave a coordinator that was shown before; each is shown once.
    case coordinatorShownBefore
  }
}
