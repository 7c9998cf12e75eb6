/// The place from which a transition is requested.
public struct Source: Hashable, Sendable {
  /// The kind of source.
  public enum Kind: String, FileChoice {
    /// A screen that the flow shows.
    case screen
    /// A child flow that reports back.
    case flow
    /// The start of the flow, without a request.
    case start
    /// A link that was opened.
    case link
    /// Almost every screen of the app.
    case anywhere
  }

  /// The kind of source.
  public var kind: Kind
  /// The id of the screen or flow, or the pattern of the link.
  public var id: String
  /// The display name.
  public var name: String

  /// Makes a source; a source without a name is shown by its id.
  public init(kind: Kind, id: String, name: String? = nil) {
    self.kind = kind
    self.id = id
    self.name = name ?? id
  }

  /// The start of the flow.
  public static let start = Source(kind: .start, id: "")
  /// Almost every screen of the app.
  public static let anywhere = Source(kind: .anywhere, id: "")
  /// A screen that the flow shows.
  public static func screen(_ id: String) -> Source { Source(kind: .screen, id: id) }
  /// A child flow that reports back.
  public static func flow(_ id: String) -> Source { Source(kind: .flow, id: id) }
  /// A link that was opened.
  public static func link(_ id: String) -> Source { Source(kind: .link, id: id) }
}

extension Source: FileObject {
  /// The description of a source in the format's documentation.
  public static let meaning = "The place from which a transition is requested."
  /// The blank source: the start of the flow.
  public static let blank = Source.start
  /// The source's keys.
  public static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "Whether it is a screen, a child flow that reports back, the flow if it is a screen itself, the start of the flow, a link that was opened, or any screen."
    ),
    .optional("id", \.id, "The id of the screen, flow or link."),
    .optional("name", \.name, "The display name."),
  ]
}
