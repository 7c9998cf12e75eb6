/// An event in a running app; all ids are those of the graph.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: String, FileChoice {
    /// A flow started, by a route; the first flow by none.
    case started
    /// A route put something on screen.
    case showed
    /// A link was opened.
    case opened
    /// A flow finished with its result.
    case finished
    /// A flow was cancelled.
    case cancelled
    /// A flow was left without finishing, for instance by the back button.
    case left
    /// Something that a route had put on screen was removed.
    case removed
  }

  /// The event's number in its run, counted from 1.
  public var number: Int
  /// The milliseconds since the run began.
  public var time: Int
  /// The kind of event.
  public var kind: Kind
  /// The id of the flow in which it happened.
  public var flow: String
  /// The id of the route that caused it; empty if there is none.
  public var route: String
  /// The id of the link that was opened.
  public var link: String
  /// The flow's number in the live tree, such as `#1`; empty if unknown.
  public var node: String

  /// Makes an event.
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
  /// The description of an event in the format's documentation.
  public static let meaning = "An event in a running app, on a line of its own."
  /// An empty event.
  public static let blank = TraceEvent(number: 0, kind: .started, flow: "")
  /// The event's keys.
  public static let fields: [Field<Self>] = [
    .required("number", \.number, "The event's number in its run, counted up from 1."),
    .optional("time", \.time, "The milliseconds since the run began."),
    .required(
      "kind", \.kind,
      "A flow started, a route showed something, a link was opened, a flow finished, was cancelled or was left, "
        + "or something that a route had shown was removed."),
    .required("flow", \.flow, "The id of the flow in which it happened."),
    .optional("route", \.route, "The id of the route that caused it."),
    .optional("link", \.link, "The id of the link that was opened."),
    .optional("node", \.node, "The flow's number in the live tree, such as `#1`."),
  ]
}
