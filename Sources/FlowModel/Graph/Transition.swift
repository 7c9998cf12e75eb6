/// From somewhere, on a trigger, along a route or out of the flow.
public struct Transition: Hashable, Sendable {
  /// What becomes of the flow.
  public enum Kind: String, FileChoice {
    /// It goes along a route.
    case route
    /// It reports its end.
    case finish
    /// Something is popped or dismissed.
    case back
  }

  /// The id of the flow that decides.
  public var flow: String
  /// Who asks.
  public var from: Source
  /// The callbacks, delegate methods, actions or route cases by which it is asked.
  public var triggers: [String]
  /// What becomes of the flow.
  public var kind: Kind
  /// The id of the route that is gone, for a transition along one.
  public var route: String
  /// The name of the outcome, for a transition out of the flow.
  public var outcome: String
  /// Where the flow answers the trigger.
  public var location: SourceLocation?
  /// Who knows of the transition.
  public var origins: [Origin]

  /// Makes a transition of a kind.
  public init(
    flow: String, from: Source, triggers: [String] = [], kind: Kind, route: String = "", outcome: String = "",
    location: SourceLocation? = nil, origins: [Origin] = []
  ) {
    self.flow = flow
    self.from = from
    self.triggers = triggers
    self.kind = kind
    self.route = route
    self.outcome = outcome
    self.location = location
    self.origins = origins
  }
}

extension Transition: FileObject {
  /// What the format's documentation says of a transition.
  public static let meaning = "From somewhere, on a trigger, along a route or out of the flow."
  /// A transition of nothing.
  public static let blank = Transition(flow: "", from: .start, kind: .route)
  /// The transition's keys.
  public static let fields: [Field<Self>] = [
    .required("flow", \.flow, "The id of the flow that decides."),
    .required("from", \.from, "Who asks."),
    .words(
      "triggers", \.triggers, "The callbacks, delegate methods, actions or route cases by which it is asked."),
    .required("kind", \.kind, "Whether the flow goes along a route, reports its end, or goes back."),
    .optional("route", \.route, "The id of the route; required where the kind is `route`."),
    .optional("outcome", \.outcome, "The name of the outcome, where the kind is `finish`."),
    .quiet("location", \.location, "Where the flow answers the trigger."),
    .words("origins", \.origins, "Who knows of the transition."),
  ]
  /// Transitions have no id: who decides, who asks and what comes of it tell them apart.
  public var identity: String {
    [flow, from.kind.rawValue, from.id, kind.rawValue, route, outcome].joined(separator: "\u{1F}")
  }
  /// Where the flow answers the trigger.
  public var place: SourceLocation? { location }
}
