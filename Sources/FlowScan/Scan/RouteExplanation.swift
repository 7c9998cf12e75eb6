public import FlowModel

/// Why a scan tells a route, or a row of what it did not understand: the code by which it came to it.
public struct RouteExplanation: Hashable, Sendable {
  /// What is explained.
  public enum Subject: Hashable, Sendable {
    /// Why a route is told.
    case route(Route)
    /// Why a row could not be understood.
    case unresolved(UnresolvedCall)
  }

  /// Who asks for a route.
  public struct Asker: Hashable, Sendable {
    /// Who asks, and by what.
    public var text: String
    /// Where; nil where no place is known.
    public var location: SourceLocation?
  }

  /// The id of the flow.
  public var flow: String
  /// What is explained.
  public var subject: Subject
  /// The way from where it is made to where it is shown, or to where the way ends.
  public var steps: [CodeStep]
  /// Who asks for the route.
  public var askers: [Asker] = []
}
