/// Something that happened in a running app; all ids are those of the graph.
public struct TraceEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: String, FileChoice {
    /// A flow began, by a route; the first flow by none.
    case started
    /// A route put something on screen.
    case showed
    /// A link was opened.
    case opened
    /// A flow came to its result.
    case finished
    /// A flow was called off.
    case cancelled
    /// A flow was left without an end of its own, as by the back button.
    case left
    /// What a route had put on screen is gone.
    case removed
  }

  /// The event's number in its run, counted up from 1.
  public var number: Int
  /// The milliseconds since the run began.
  public var time: Int
  /// What happened.
  public var kind: Kind
  /// The id of the flow that it happened in.
  public var flow: String
  /// The id of the route by which it happened, empty where there is none.
  public var route: String
  /// The id of the link that was opened.
  public var link: String
  /// The flow's number in the live tree, as `#1`, empty where it is not known.
  public var node: String

  /// Makes an event of a flow.
  public init(
    number: Int, time: Int = 0, kind: Kind, flow: String, route: String = "", link: String = "",
    node: String = ""
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.flow = flow
    self.route = route
    self.link = link
    self.node = node
  }
}

extension TraceEvent: FileObject {
  /// What the format's documentation says of an event.
  public static let meaning = "Something that happened, on a line of its own."
  /// An event of nothing.
  public static let blank = TraceEvent(number: 0, kind: .started, flow: "")
  /// The event's keys.
  public static let fields: [Field<Self>] = [
    .required("number", \.number, "The event's number in its run, counted up from 1."),
    .optional("time", \.time, "The milliseconds since the run began."),
    .required(
      "kind", \.kind,
      "A flow began, a route showed something, a link was opened, a flow came to its result, was called off or was "
        + "left, what a route had shown is gone."),
    .required("flow", \.flow, "The id of the flow that it happened in."),
    .optional("route", \.route, "The id of the route by which it happened."),
    .optional("link", \.link, "The id of the link that was opened."),
    .optional("node", \.node, "The flow's number in the live tree, as `#1`."),
  ]
}
