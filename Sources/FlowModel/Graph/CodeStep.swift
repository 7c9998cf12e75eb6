/// A step of the way that something takes through the code, from where it is made to where it is shown.
public struct CodeStep: Hashable, Sendable {
  /// What happens there.
  public enum Kind: String, FileChoice {
    /// What is shown is made.
    case made
    /// It comes from code without source, so that only its type is known.
    case fetched
    /// Nothing known arrives, so that it stands in as one of those that fit.
    case assumed
    /// It is handed on.
    case handed
    /// It is put on screen.
    case shown
    /// A flow begins of which nobody is seen to put anything on screen.
    case started
    /// A table or another declaration says it.
    case declared
    /// A correction says it.
    case corrected
    /// Something is handed on of which nothing is known.
    case unknown
    /// The way ends.
    case ends
  }

  /// What happens there.
  public var kind: Kind
  /// The code as it is written, or what is to be said of it.
  public var text: String
  /// Where; nil where no place is known.
  public var location: SourceLocation?

  /// Makes a step of a kind.
  public init(kind: Kind, text: String, location: SourceLocation? = nil) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}

extension CodeStep: FileObject {
  /// What the format's documentation says of a step.
  public static let meaning =
    "A step of the way that something takes through the code, from where it is made to where it is shown."
  /// A step to nowhere.
  public static let blank = CodeStep(kind: .made, text: "")
  /// The step's keys.
  public static let fields: [Field<Self>] = [
    .required("kind", \.kind, "What happens there."),
    .required("text", \.text, "The code as it is written, or what is to be said of it."),
    .optional("location", \.location, "Where, if a place is known."),
  ]
  /// Where the step stands.
  public var place: SourceLocation? { location }
}
