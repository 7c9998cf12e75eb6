/// Who asks for a transition.
public struct Source: Hashable, Sendable {
  /// What kind of thing asks.
  public enum Kind: String, FileChoice {
    /// A screen that the flow shows.
    case screen
    /// A child flow that reports back.
    case flow
    /// Nobody: the flow begins.
    case start
    /// A link that was opened.
    case link
    /// Nearly every screen of the app.
    case anywhere
  }

  /// What kind of thing asks.
  public var kind: Kind
  /// The id of the screen or flow, or the pattern of the link.
  public var id: String
  /// The name to show.
  public var name: String

  /// Makes a source; a source without a name is shown by its id.
  public init(kind: Kind, id: String, name: String? = nil) {
    self.kind = kind
    self.id = id
    self.name = name ?? id
  }

  /// The flow's beginning.
  public static let start = Source(kind: .start, id: "")
  /// Nearly every screen of the app.
  public static let anywhere = Source(kind: .anywhere, id: "")
  /// A screen that the flow shows.
  public static func screen(_ id: String) -> Source { Source(kind: .screen, id: id) }
  /// A child flow that reports back.
  public static func flow(_ id: String) -> Source { Source(kind: .flow, id: id) }
  /// A link that was opened.
  public static func link(_ id: String) -> Source { Source(kind: .link, id: id) }
}

extension Source: FileObject {
  /// What the format's documentation says of a source.
  public static let meaning = "Who asks for a transition."
  /// Nobody: the flow begins.
  public static let blank = Source.start
  /// The source's keys.
  public static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "Whether a screen asks, a child flow reports back, the flow begins, a link is opened, or nearly every screen can ask."
    ),
    .optional("id", \.id, "The id of the screen or flow, or the link's."),
    .optional("name", \.name, "The name to show."),
  ]
}
