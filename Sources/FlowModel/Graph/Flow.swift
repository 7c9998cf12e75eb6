/// What one coordinator manages: the ways it can go and the ways it can end.
public struct Flow: Hashable, Sendable, Identifiable {
  /// The flow's id, the same in every graph that knows it.
  public var id: String
  /// The name to show, as a rule the coordinator's type.
  public var name: String
  /// The module that the flow is part of.
  public var module: String
  /// Whether the app begins here.
  public var isEntry: Bool
  /// What the flow is for, as Markdown.
  public var summary: String
  /// The team or person who answers for the flow.
  public var owner: String
  /// Where the flow is declared.
  public var location: SourceLocation?
  /// Who knows of the flow.
  public var origins: [Origin]
  /// The ways the flow can go.
  public var routes: [Route]
  /// The ways the flow can end.
  public var outcomes: [Outcome]

  /// Makes a flow; a flow without a name is shown by its id.
  public init(
    id: String, name: String? = nil, module: String = "", isEntry: Bool = false, summary: String = "",
    owner: String = "", location: SourceLocation? = nil, origins: [Origin] = [], routes: [Route] = [],
    outcomes: [Outcome] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.module = module
    self.isEntry = isEntry
    self.summary = summary
    self.owner = owner
    self.location = location
    self.origins = origins
    self.routes = routes
    self.outcomes = outcomes
  }
}

extension Flow: FileObject {
  /// What the format's documentation says of a flow.
  public static let meaning = "What one coordinator manages."
  /// A flow of nothing.
  public static let blank = Flow(id: "")
  /// The flow's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The same in every graph that knows the flow; not empty."),
    .required("name", \.name, "The name to show, as a rule the coordinator's type."),
    .optional("module", \.module, "The module that the flow is part of."),
    .flag("entry", \.isEntry, "Whether the app begins here."),
    .optional("summary", \.summary, "What the flow is for, as Markdown."),
    .optional("owner", \.owner, "The team or person who answers for the flow."),
    .quiet("location", \.location, "Where the flow is declared."),
    .words("origins", \.origins, "Who knows of the flow."),
    .objects("routes", \.routes, "The ways the flow can go."),
    .objects("outcomes", \.outcomes, "The ways the flow can end."),
  ]
  /// Flows are told apart by their id.
  public var identity: String { id }
  /// Where the flow is declared.
  public var place: SourceLocation? { location }
}
