/// A step from a source, on a trigger, along a route or out of the flow.
public struct Transition: Hashable, Sendable {
  /// The effect on the flow.
  public enum Kind: String, FileChoice {
    /// The flow takes a route.
    case route
    /// The flow reports its outcome.
    case finish
    /// Something is popped or dismissed.
    case back
  }

  /// The id of the flow that decides.
  public var flow: String
  /// The place from which it is requested.
  public var from: Source
  /// The callbacks, delegate methods, actions or route cases that request it.
  public var triggers: [String]
  /// The effect on the flow.
  public var kind: Kind
  /// The id of the route that is taken, for a transition along one.
  public var route: String
  /// The name of the outcome, for a transition out of the flow.
  public var outcome: String
  /// The source location at which the flow handles the trigger.
  public var location: SourceLocation?
  /// The origins of the information about the transition.
  public var origins: [Origin]

  /// Makes a transition.
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
  /// The description of a transition in the format's documentation.
  public static let meaning = "A step from a source, on a trigger, along a route or out of the flow."
  /// An empty transition.
  public static let blank = Transition(flow: "", from: .start, kind: .route)
  /// The transition's keys.
  public static let fields: [Field<Self>] = [
    .required("flow", \.flow, "The id of the flow that decides."),
    .required("from", \.from, "The place from which it is requested."),
    .words(
      "triggers", \.triggers, "The callbacks, delegate methods, actions or route cases that request it."),
    .required("kind", \.kind, "Whether the flow takes a route, reports its end, or goes back."),
    .optional("route", \.route, "The id of the route; required if the kind is `route`."),
    .optional("outcome", \.outcome, "The name of the outcome, if the kind is `finish`."),
    .quiet("location", \.location, "The source location at which the flow handles the trigger."),
    .words("origins", \.origins, "The origins of the information about the transition."),
  ]
  /// A transition has no id; its flow, its source and its effect identify it.
  public var identity: String {
    [flow, from.kind.rawValue, from.id, kind.rawValue, route, outcome].joined(separator: "\u{1F}")
  }
  /// The source location at which the flow handles the trigger.
  public var place: SourceLocation? { location }
}
