/// A view controller or SwiftUI view that a flow puts on screen.
public struct Screen: Hashable, Sendable, Identifiable {
  /// The screen's id, the same in every graph that has the screen.
  public var id: String
  /// The display name, usually the view's type.
  public var name: String
  /// The module that the screen belongs to.
  public var module: String
  /// The purpose of the screen, as Markdown.
  public var summary: String
  /// The source location of the screen's declaration.
  public var location: SourceLocation?
  /// The origins of the information about the screen.
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
  /// The description of a screen in the format's documentation.
  public static let meaning = "A view controller or SwiftUI view that a flow puts on screen."
  /// An empty screen.
  public static let blank = Screen(id: "")
  /// The screen's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The screen's id, the same in every graph that has the screen; not empty."),
    .required("name", \.name, "The display name, usually the view's type."),
    .optional("module", \.module, "The module that the screen belongs to."),
    .optional("summary", \.summary, "The purpose of the screen, as Markdown."),
    .quiet("location", \.location, "The source location of the screen's declaration."),
    .words("origins", \.origins, "The origins of the information about the screen."),
  ]
  /// A screen is identified by its id.
  public var identity: String { id }
  /// The source location of the screen's declaration.
  public var place: SourceLocation? { location }
}
