/// A call that shows something which could not be named.
public struct UnresolvedCall: Hashable, Sendable {
  /// The id of the flow whose code has the call, empty where none is known.
  public var flow: String
  /// The call, as written.
  public var expression: String
  /// Why its target is not known.
  public var reason: String
  /// The type of what is shown, where that is known.
  public var target: String
  /// Where the call stands.
  public var location: SourceLocation?
  /// How far what is shown was followed through the code; empty where nobody asked.
  public var why: [CodeStep] = []

  /// Makes a row of the list of what was seen and not understood.
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
  /// What the format's documentation says of an unresolved call.
  public static let meaning = "A call that shows something which could not be named."
  /// A call of nothing.
  public static let blank = UnresolvedCall(expression: "", reason: "")
  /// The call's keys.
  public static let fields: [Field<Self>] = [
    .optional("flow", \.flow, "The id of the flow whose code has the call."),
    .required("expression", \.expression, "The call, as written."),
    .required("reason", \.reason, "Why its target is not known."),
    .optional("target", \.target, "The type of what is shown, where that is known."),
    .optional("location", \.location, "Where the call stands."),
    .quiet(
      "why", \.why, "The way that was followed, and where it ends, where `flowdoc scan --why` was to tell it."
    ),
  ]
  /// Every call is a row of its own.
  public var identity: String {
    [flow, location?.description ?? "", expression, reason].joined(separator: "\u{1F}")
  }
  /// Where the call stands.
  public var place: SourceLocation? { location }
}
