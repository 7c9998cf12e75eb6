/// One way a flow can end.
public struct Outcome: Hashable, Sendable {
  /// The outcome's name, as `finished` or `cancelled`.
  public var name: String
  /// The Swift type of the result, empty where there is none.
  public var type: String
  /// What the outcome means, as Markdown.
  public var summary: String

  /// Makes an outcome, with a type where it carries a result.
  public init(name: String, type: String = "", summary: String = "") {
    self.name = name
    self.type = type
    self.summary = summary
  }
}

extension Outcome: FileObject {
  /// What the format's documentation says of an outcome.
  public static let meaning = "One way a flow can end."
  /// An outcome of nothing.
  public static let blank = Outcome(name: "")
  /// The outcome's keys.
  public static let fields: [Field<Self>] = [
    .required("name", \.name, "As `finished` or `cancelled`."),
    .optional("type", \.type, "The Swift type of the result."),
    .optional("summary", \.summary, "What the outcome means, as Markdown."),
  ]
  /// A flow's outcomes are told apart by their name.
  public var identity: String { name }
}
