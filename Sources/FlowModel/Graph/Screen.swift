/// What a flow puts on screen: a view controller, a SwiftUI view.
public struct Screen: Hashable, Sendable, Identifiable {
  /// The screen's id, the same in every graph that knows it.
  public var id: String
  /// The name to show, as a rule the view's type.
  public var name: String
  /// The module that the screen is part of.
  public var module: String
  /// What the screen is for, as Markdown.
  public var summary: String
  /// Where the screen is declared.
  public var location: SourceLocation?
  /// Who knows of the screen.
  public var origins: [Origin]

  /// Makes a screen; a screen without a name is shown by its id.
  public init(
    id: String, name: String? = nil, module: String = "", summary: String = "",
    location: SourceLocation? = nil, origins: [Origin] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.module = module
    self.summary = summary
    self.location = location
    self.origins = origins
  }
}

extension Screen: FileObject {
  /// What the format's documentation says of a screen.
  public static let meaning = "What a flow puts on screen."
  /// A screen of nothing.
  public static let blank = Screen(id: "")
  /// The screen's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The same in every graph that knows the screen; not empty."),
    .required("name", \.name, "The name to show, as a rule the view's type."),
    .optional("module", \.module, "The module that the screen is part of."),
    .optional("summary", \.summary, "What the screen is for, as Markdown."),
    .quiet("location", \.location, "Where the screen is declared."),
    .words("origins", \.origins, "Who knows of the screen."),
  ]
  /// Screens are told apart by their id.
  public var identity: String { id }
  /// Where the screen is declared.
  public var place: SourceLocation? { location }
}
