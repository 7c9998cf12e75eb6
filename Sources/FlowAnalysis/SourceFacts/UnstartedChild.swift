public import FlowModel

/// A coordinator that another one makes and keeps, and that nobody starts.
public struct UnstartedChild: Codable, Hashable, Sendable {
  /// The id of the coordinator that makes it.
  public var flow: String
  /// The type of the child.
  public var child: String
  /// The place where it is made.
  public var location: SourceLocation

  /// Makes an unstarted child.
  public init(flow: String, child: String, location: SourceLocation) {
    self.flow = flow
    self.child = child
    self.location = location
  }
}
