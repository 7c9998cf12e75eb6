public import FlowModel

/// The description of a rule; `Documentation/Rules.md` is generated from these.
public struct RuleCard: Sendable {
  /// The id used by configurations and findings, such as `flow-unreached`.
  public let id: String
  /// The problem that it finds, in a few words.
  public let title: String
  /// The default severity of its findings.
  public let severity: Finding.Severity
  /// The reason why it is off by default; nil if it is on.
  public let whyOff: String?
  /// The reason why it matters.
  public let why: String
  /// The information that the rule needs before it reports anything.
  public let evidence: String
  /// The remedy for its findings.
  public let remedy: String
  /// A graph with a violation, in the notation of `Documentation/Rules.md`; Swift for rules on the source.
  public let bad: String
  /// A similar graph or source without a violation.
  public let good: String

  init(
    id: String, title: String, severity: Finding.Severity, whyOff: String? = nil, why: String,
    evidence: String = "", remedy: String, bad: String, good: String
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.whyOff = whyOff
    self.why = why
    self.evidence = evidence
    self.remedy = remedy
    self.bad = bad
    self.good = good
  }

  /// Whether the rule is on by default.
  public var isOn: Bool { whyOff == nil }
}
