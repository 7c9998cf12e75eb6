/// A value carried by a link's URL.
public struct LinkParameter: Hashable, Sendable {
  /// The part of the URL that holds the value.
  public enum Place: String, FileChoice {
    /// The host.
    case host
    /// A segment of the path.
    case path
    /// An item of the query.
    case query
  }

  /// The parameter's name.
  public var name: String
  /// The Swift type, as written.
  public var type: String
  /// The part of the URL that holds the value.
  public var place: Place
  /// Whether the link opens without the value.
  public var isOptional: Bool
  /// The allowed values, if the type has only a few.
  public var allowed: [String]
  /// The meaning of the value, as Markdown.
  public var summary: String

  /// Makes a parameter.
  public init(
    name: String, type: String = "String", place: Place = .path, isOptional: Bool = false,
    allowed: [String] = [], summary: String = ""
  ) {
    self.name = name
    self.type = type
    self.place = place
    self.isOptional = isOptional
    self.allowed = allowed
    self.summary = summary
  }
}

extension LinkParameter: FileObject {
  /// The description of a link's parameter in the format's documentation.
  public static let meaning = "A value carried by a link's URL."
  /// An empty parameter.
  public static let blank = LinkParameter(name: "")
  /// The parameter's keys.
  public static let fields: [Field<Self>] = [
    .required("name", \.name, "The parameter's name."),
    .optional("type", \.type, "The Swift type, as written; `String` by default."),
    .optional("in", \.place, "The part of the URL that holds the value; `path` by default."),
    .flag("optional", \.isOptional, "Whether the link opens without the value."),
    .words("allowed", \.allowed, "The allowed values, if the type has only a few."),
    .optional("summary", \.summary, "The meaning of the value, as Markdown."),
  ]
}
