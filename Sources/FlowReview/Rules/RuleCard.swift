public import FlowModel

/// What a rule says of itself; `Documentation/Rules.md` is made of these.
public struct RuleCard: Sendable {
  /// The name that configurations and findings use, as `flow-unreached`.
  public let id: String
  /// What it finds, in a few words.
  public let title: String
  /// How much its findings matter.
  public let severity: Finding.Severity
  /// Why it is off unless a configuration names it; nil where it is on.
  public let whyOff: String?
  /// Why it matters.
  public let why: String
  /// What the rule needs to know before it says anything.
  public let evidence: String
  /// What to do about its findings.
  public let remedy: String
  /// A graph of which the rule says something, in the notation of `Documentation/Rules.md`; Swift for rules on the source.
  public let bad: String
  /// A graph or source like it, of which the rule says nothing.
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

  /// Whether the rule is on where a configuration says nothing.
  public var isOn: Bool { whyOff == nil }
}
