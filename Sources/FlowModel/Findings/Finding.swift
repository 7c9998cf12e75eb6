/// A problem or remark about the user's code or data.
///
/// Libraries return findings; only the command line prints them.
public struct Finding: Codable, Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, FileChoice {
    /// Something is wrong.
    case error
    /// Something is probably wrong.
    case warning
    /// Something is worth knowing.
    case note
  }

  /// The id of the rule, such as `merge-conflict`.
  public var rule: String
  /// The severity.
  public var severity: Severity
  /// The part of the graph that the finding is about, if it is about one.
  public var subject: Subject?
  /// The source location, if known.
  public var location: SourceLocation?
  /// The problem, in one sentence.
  public var message: String
  /// Advice on how to resolve it.
  public var remedy: String

  /// Makes a finding.
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
  /// The finding as editors and CI parse it: `path:line:column: warning: message [rule]`.
  public var description: String {
    let start = location.map { "\($0): " } ?? ""
    return "\(start)\(severity.rawValue): \(message) [\(rule)]"
  }
}
