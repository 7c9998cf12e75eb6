/// Something about the user's code or data that somebody should know.
///
/// Libraries return findings; only the command line prints them.
public struct Finding: Codable, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, FileChoice {
    /// It is wrong.
    case error
    /// It is probably wrong.
    case warning
    /// It is worth knowing.
    case note
  }

  /// The rule that found it, as `merge-conflict`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// What of the graph it is about, if it is about one thing.
  public var subject: Subject?
  /// Where it stands, if that is known.
  public var location: SourceLocation?
  /// What is the matter, in one sentence.
  public var message: String
  /// What to do about it.
  public var remedy: String

  /// Makes a finding of a rule.
  public init(
    rule: String, severity: Severity, subject: Subject? = nil, location: SourceLocation? = nil,
    message: String, remedy: String
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.location = location
    self.message = message
    self.remedy = remedy
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as editors and CI understand it: `path:line:column: warning: message [rule]`.
  public var description: String {
    let start = location.map { "\($0): " } ?? ""
    return "\(start)\(severity.rawValue): \(message) [\(rule)]"
  }
}
