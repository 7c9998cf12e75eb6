/// The part of a flow that an entry knows of.
@MainActor protocol EntryOwner: AnyObject {
  /// The changes of the flow's tree; nil if the flow was never shown.
  var changes: (any TreeChanges)? { get }

  /// The id of a route of the flow; nil if the flow has no routes.
  func id(of route: RouteCore) -> String?

  /// The name of a type.
  func name(of type: Any.Type) -> String

  /// Records that an entry of the flow is gone.
  func forget(_ entry: Entry)
}

/// The changes of a tree of flows, which conclude together when the outermost is done.
@MainActor protocol TreeChanges: AnyObject {
  /// Begins a change.
  func begin()

  /// Ends a change.
  func commit()
}
