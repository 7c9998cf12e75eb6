/// A part of the app that one coordinator manages: its routes and its outcomes.
public struct Flow: Hashable, Sendable, Identifiable {
  /// The flow's id, the same in every graph that has the flow.
  public var id: String
  /// The display name, usually the coordinator's type.
  public var name: String
  /// The module that the flow belongs to.
  public var module: String
  /// Whether the app starts here.
  public var isEntry: Bool
  /// The purpose of the flow, as Markdown.
  public var summary: String
  /// The team or person responsible for the flow.
  public var owner: String
  /// The source location of the flow's declaration.
  public var location: SourceLocation?
  /// The origins of the information about the flow.
  public var origins: [Origin]
  /// The routes that the flow can take.
  public var routes: [Route]
  /// The ways in which the flow can end.
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
  /// The description of a flow in the format's documentation.
  public static let meaning = "The part of the app that one coordinator manages."
  /// An empty flow.
  public static let blank = Flow(id: "")
  /// The flow's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The flow's id, the same in every graph that has the flow; not empty."),
    .required("name", \.name, "The display name, usually the coordinator's type."),
    .optional("module", \.module, "The module that the flow belongs to."),
    .flag("entry", \.isEntry, "Whether the app starts here."),
    .optional("summary", \.summary, "The purpose of the flow, as Markdown."),
    .optional("owner", \.owner, "The team or person responsible for the flow."),
    .quiet("location", \.location, "The source location of the flow's declaration."),
    .words("origins", \.origins, "The origins of the information about the flow."),
    .objects("routes", \.routes, "The routes that the flow can take."),
    .objects("outcomes", \.outcomes, "The ways in which the flow can end."),
  ]
  /// A flow is identified by its id.
  public var identity: String { id }
  /// The source location of the flow's declaration.
  public var place: SourceLocation? { location }
}
