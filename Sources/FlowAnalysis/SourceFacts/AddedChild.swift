public import FlowModel

/// A coordinator that another coordinator adds to its list of children.
public struct AddedChild: Codable, Hashable, Sendable {
  /// The id of the coordinator that adds it.
  public var flow: String
  /// The child: its type if known, else the expression.
  public var child: String
  /// The location of the call.
  public var location: SourceLocation
  /// Whether this happens only when the flow starts, or only if there is no child yet, so that the child may live as long as the flow.
  public var isOnce: Bool
  /// Whether children are removed from the list anywhere.
  public var isRemoved: Bool

  /// Makes an added child.
  public init(flow: String, child: String, location: SourceLocation, isOnce: Bool, isRemoved: Bool) {
    self.flow = flow
    self.child = child
    self.location = location
    self.isOnce = isOnce
    self.isRemoved = isRemoved
  }
}
