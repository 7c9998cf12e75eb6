/// A URL pattern that opens a chain of routes.
public struct Link: Hashable, Sendable, Identifiable {
  /// The link's id, usually its pattern.
  public var id: String
  /// The pattern, as `shop://orders/:id`.
  public var pattern: String
  /// The values that the URL carries.
  public var parameters: [LinkParameter]
  /// The id of the route that the link ends at; empty if the source does not say.
  public var route: String
  /// The ids of the routes that the link follows, from the entry to `route`.
  public var path: [String]
  /// Example URLs.
  public var examples: [String]
  /// The purpose of the link, as Markdown.
  public var summary: String
  /// The team or person responsible for the link.
  public var owner: String
  /// The first app version that opens the link.
  public var since: String
  /// The reason why the link is deprecated, and its last day.
  public var deprecated: Deprecation?
  /// The names of the guards that must let the user pass.
  public var guards: [String]
  /// The source location of the link's declaration.
  public var location: SourceLocation?
  /// The origins of the information about the link.
  public var origins: [Origin]

  /// Makes a link; its id is the pattern unless one is given.
  public init(
    id: String? = nil, pattern: String, parameters: [LinkParameter] = [], route: String = "",
    path: [String] = [], examples: [String] = [], summary: String = "", owner: String = "",
    since: String = "",
    deprecated: Deprecation? = nil, guards: [String] = [], location: SourceLocation? = nil,
    origins: [Origin] = []
  ) {
    self.id = id ?? pattern
    self.pattern = pattern
    self.parameters = parameters
    self.route = route
    self.path = path
    self.examples = examples
    self.summary = summary
    self.owner = owner
    self.since = since
    self.deprecated = deprecated
    self.guards = guards
    self.location = location
    self.origins = origins
  }
}

extension Link: FileObject {
  /// The description of a link in the format's documentation.
  public static let meaning = "A URL pattern that opens a chain of routes."
  /// An empty link.
  public static let blank = Link(pattern: "")
  /// The link's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The link's id, usually its pattern; not empty."),
    .required(
      "pattern", \.pattern, "The pattern, such as `shop://orders/:id`; LinkPatterns.md describes the grammar."
    ),
    .optional("parameters", \.parameters, "The values that the URL carries, in the order of the pattern."),
    .optional("route", \.route, "The id of the route that the link ends at."),
    .optional("path", \.path, "The ids of the routes that the link follows, from the entry to `route`."),
    .words("examples", \.examples, "Example URLs."),
    .optional("summary", \.summary, "The purpose of the link, as Markdown."),
    .optional("owner", \.owner, "The team or person responsible for the link."),
    .optional("since", \.since, "The first app version that opens the link."),
    .optional("deprecated", \.deprecated, "The reason why the link is deprecated, and its last day."),
    .words("guards", \.guards, "The names of the guards that must let the user pass."),
    .quiet("location", \.location, "The source location of the link's declaration."),
    .words("origins", \.origins, "The origins of the information about the link."),
  ]
  /// A link is identified by its id.
  public var identity: String { id }
  /// The source location of the link's declaration.
  public var place: SourceLocation? { location }
}
