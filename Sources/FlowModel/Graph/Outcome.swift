/// One way in which a flow can end.
public struct Outcome: Hashable, Sendable {
  /// The outcome's name, such as `finished` or `cancelled`.
  public var name: String
  /// The Swift type of the result; empty if there is none.
  public var type: String
  /// The meaning of the outcome, as Markdown.
  public var summary: String

  /// Makes an outcome; one that carries a result has a type.
  public init(name: String, type: String = "", summary: String = "") {
    self.name = name
    self.type = type
    self.summary = summary
  }
}

extension Outcome: FileObject {
  /// The description of an outcome in the format's documentation.
  public static let meaning = "One way in which a flow can end."
  /// An empty outcome.
  public static let blank = Outcome(name: "")
  /// The outcome's keys.
  public static let fields: [Field<Self>] = [
    .required("name", \.name, "The outcome's name, such as `finished` or `cancelled`."),
    .optional("type", \.type, "The Swift type of the result."),
    .optional("summary", \.summary, "The meaning of the outcome, as Markdown."),
  ]
  /// An outcome is identified by its name within its flow.
  public var identity: String { name }
}
