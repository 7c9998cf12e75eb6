/// A coordinator that another one adds to its list of children.
public struct AddedChild: Codable, Hashable, Sendable {
  /// The id of the one that adds it.
  public var flow: String
  /// What is added: its type where that is known, else the expression.
  public var child: String
  /// Where it is added.
  public var location: SourceLocation
  /// Whether this happens at the beginning of the flow alone, or where there is none yet, so that the child may live as long
  /// as the flow.
  public var isOnce: Bool
  /// Whether anybody is seen to take children out of the list again.
  public var isRemoved: Bool

  /// Tells of a child.
  public init(flow: String, child: String, location: SourceLocation, isOnce: Bool, isRemoved: Bool) {
    self.flow = flow
    self.child = child
    self.location = location
    self.isOnce = isOnce
    self.isRemoved = isRemoved
  }
}
