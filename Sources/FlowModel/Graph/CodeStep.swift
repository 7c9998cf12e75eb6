/// One step in the explanation of a target: from the code that makes it to the code that shows it.
public struct CodeStep: Hashable, Sendable {
  /// The kind of event at the step.
  public enum Kind: String, FileChoice {
    /// The target is created.
    case made
    /// The target comes from code without source, so that only its type is known.
    case fetched
    /// No value is known here; one of the types that fit is assumed.
    case assumed
    /// The target is passed on.
    case handed
    /// The target is put on screen.
    case shown
    /// A flow starts that is never seen to put anything on screen.
    case started
    /// A table or another declaration states the target.
    case declared
    /// A correction states the target.
    case corrected
    /// An unknown value is passed on.
    case unknown
    /// The trail ends.
    case ends
  }

  /// The kind of event at the step.
  public var kind: Kind
  /// The code as written, or a remark.
  public var text: String
  /// The source location; nil if none is known.
  public var location: SourceLocation?

  /// Makes a step of a kind.
  public init(kind: Kind, text: String, location: SourceLocation? = nil) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}

extension CodeStep: FileObject {
  /// The description of a step in the format's documentation.
  public static let meaning =
    "A step on the path of a value through the code, from where it is created to where it is shown."
  /// An empty step.
  public static let blank = CodeStep(kind: .made, text: "")
  /// The step's keys.
  public static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of event."),
    .required("text", \.text, "The code as written, or a remark."),
    .optional("location", \.location, "The location, if known."),
  ]
  /// The location of the step.
  public var place: SourceLocation? { location }
}
