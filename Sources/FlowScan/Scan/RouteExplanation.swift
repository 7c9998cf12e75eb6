public import FlowModel

/// The explanation of a route or an unresolved call by the code in which it was found.
public struct RouteExplanation: Hashable, Sendable {
  /// The subject of an explanation.
  public enum Subject: Hashable, Sendable {
    /// A route.
    case route(Route)
    /// An unresolved call.
    case unresolved(UnresolvedCall)
  }

  /// A requester of a route.
  public struct Asker: Hashable, Sendable {
    /// The requester and the trigger.
    public var text: String
    /// The location; nil if unknown.
    public var location: SourceLocation?
  }

  /// The id of the flow.
  public var flow: String
  /// The subject.
  public var subject: Subject
  /// The steps from where the target is made to where it is shown, or to where the trail ends.
  public var steps: [CodeStep]
  /// The requesters of the route.
  public var askers: [Asker] = []
}
