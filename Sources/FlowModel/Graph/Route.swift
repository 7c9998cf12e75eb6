/// One way in which a flow can go: a name, typed parameters, a style and a target.
public struct Route: Hashable, Sendable, Identifiable {
  /// The route's id: the flow's id, a dot and the route's name.
  public var id: String
  /// The display name: a property of a route table, an enum case or a method.
  public var name: String
  /// The presentation of the target.
  public var style: PresentationStyle
  /// The values needed to take the route, in order.
  public var parameters: [Parameter]
  /// The flow or screen that the route leads to.
  public var target: Target
  /// The purpose of the route, as Markdown.
  public var summary: String
  /// The team or person responsible for the route.
  public var owner: String
  /// The first app version that has the route.
  public var since: String
  /// The reason why the route is deprecated, and its last day.
  public var deprecated: Deprecation?
  /// The names of the guards that must let the user pass.
  public var guards: [String]
  /// The source location of the route's declaration.
  public var location: SourceLocation?
  /// The origins of the information about the route.
  public var origins: [Origin]
  /// The steps through the code by which the scan found the target; empty unless requested.
  public var why: [CodeStep] = []

  /// Makes a route.
  public init(
    id: String, name: String, style: PresentationStyle, parameters: [Parameter] = [], target: Target,
    summary: String = "", owner: String = "", since: String = "", deprecated: Deprecation? = nil,
    guards: [String] = [], location: SourceLocation? = nil, origins: [Origin] = []
  ) {
    self.id = id
    self.name = name
    self.style = style
    self.parameters = parameters
    self.target = target
    self.summary = summary
    self.owner = owner
    self.since = since
    self.deprecated = deprecated
    self.guards = guards
    self.location = location
    self.origins = origins
  }
}

extension Route: FileObject {
  /// The description of a route in the format's documentation.
  public static let meaning =
    "One way in which a flow can go: a name, typed parameters, a style and a target."
  /// An empty route.
  public static let blank = Route(id: "", name: "", style: .push, target: .blank)
  /// The route's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The flow's id, a dot and the route's name; not empty."),
    .required("name", \.name, "The display name: a property of a route table, an enum case or a method."),
    .required("style", \.style, "The presentation of the target."),
    .optional("parameters", \.parameters, "The values needed to take the route, in order."),
    .required("target", \.target, "The flow or screen that the route leads to."),
    .optional("summary", \.summary, "The purpose of the route, as Markdown."),
    .optional("owner", \.owner, "The team or person responsible for the route."),
    .optional("since", \.since, "The first app version that has the route."),
    .optional("deprecated", \.deprecated, "The reason why the route is deprecated, and its last day."),
    .words("guards", \.guards, "The names of the guards that must let the user pass."),
    .quiet("location", \.location, "The source location of the route's declaration."),
    .words("origins", \.origins, "The origins of the information about the route."),
    .quiet(
      "why", \.why,
      "The steps through the code by which the scan found the target; only written by `flowdoc scan --why`."),
  ]
  /// A route is identified by its id.
  public var identity: String { id }
  /// The source location of the route's declaration.
  public var place: SourceLocation? { location }
}
