public import FlowModel

/// Why a scan tells a route, or a row of what it did not understand: the code by which it came to it.
public struct RouteExplanation: Hashable, Sendable {
  /// What is explained.
  public enum Subject: Hashable, Sendable {
    /// Why a route is told.
    case route(Route)
    /// Why a row could not be understood.
    case unresolved(UnresolvedCall)
  }

  /// A place in the code, and what it says.
  public struct Step: Hashable, Sendable {
    /// What happens there.
    public enum Kind: String, Hashable, Sendable {
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
      /// Somebody asks for it.
      case asked
      /// Something is handed on of which nothing is known.
      case unknown
      /// The way ends.
      case ends
    }

    /// What happens there.
    public var kind: Kind
    /// Where; nil where no place is known.
    public var location: SourceLocation?
    /// The code as it is written, or what is to be said of it.
    public var text: String

    /// The text on one line, without its middle where it is long.
    public var line: String { RouteExplanation.line(text) }
  }

  /// The id of the flow.
  public var flow: String
  /// What is explained.
  public var subject: Subject
  /// The way from making to asking.
  public var steps: [Step]

  private static let longest = 100

  /// Code on one line, without its middle where it is long.
  public static func line(_ code: String) -> String {
    let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= longest ? line : "\(line.prefix(longest - 20)) … \(line.suffix(17))"
  }
}
