/// A call that shows something that could not be identified.
public struct UnresolvedCall: Hashable, Sendable {
  /// The id of the flow whose code has the call; empty if none is known.
  public var flow: String
  /// The call, as written.
  public var expression: String
  /// The reason why its target could not be identified.
  public var reason: String
  /// The type of the target, if known.
  public var target: String
  /// The location of the call.
  public var location: SourceLocation?
  /// The steps through the code by which the scan followed the target; empty unless requested.
  public var why: [CodeStep] = []

  /// Makes an unresolved call.
  public init(
    flow: String = "", expression: String, reason: String, target: String = "",
    location: SourceLocation? = nil
  ) {
    self.flow = flow
    self.expression = expression
    self.reason = reason
    self.target = target
    self.location = location
  }
}

extension UnresolvedCall: FileObject {
  /// The description of an unresolved call in the format's documentation.
  public static let meaning = "A call that shows something that could not be identified."
  /// An empty call.
  public static let blank = UnresolvedCall(expression: "", reason: "")
  /// The call's keys.
  public static let fields: [Field<Self>] = [
    .optional("flow", \.flow, "The id of the flow whose code has the call."),
    .required("expression", \.expression, "The call, as written."),
    .required("reason", \.reason, "The reason why its target could not be identified."),
    .optional("target", \.target, "The type of the target, if known."),
    .optional("location", \.location, "The location of the call."),
    .quiet(
      "why", \.why,
      "The steps through the code by which the scan followed the target; only written by `flowdoc scan --why`."
    ),
  ]
  /// Every call is an entry of its own.
  public var identity: String {
    [flow, location?.description ?? "", expression, reason].joined(separator: "\u{1F}")
  }
  /// The location of the call.
  public var place: SourceLocation? { location }
}
