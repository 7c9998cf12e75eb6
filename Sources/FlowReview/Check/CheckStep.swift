public import FlowModel

/// One thing that a check holds, and how it came out.
public struct CheckStep: Sendable {
  /// What is held.
  public enum Name: String, CaseIterable, Sendable {
    /// The committed graph file says what the source says.
    case graph
    /// The rules have nothing new to say.
    case findings
    /// No more calls are unresolved than are allowed.
    case unresolved
    /// Nothing is broken that worked before.
    case changes
    /// Enough is documented.
    case documentation
    /// Traced runs have taken enough.
    case navigation
  }

  /// How it came out.
  public enum Verdict: String, Sendable {
    /// It is as it should be.
    case passed
    /// It is not.
    case refused
    /// Nobody asked for it.
    case skipped
  }

  /// What is held.
  public let name: Name
  /// How it came out.
  public let verdict: Verdict
  /// How it came out, in a few words.
  public let words: String
  /// What there is to say, with what to do about it.
  public let findings: [Finding]

  private let warningsCount: Bool

  private init(
    _ name: Name, _ verdict: Verdict, _ words: String, _ findings: [Finding] = [], warningsCount: Bool = false
  ) {
    self.name = name
    self.verdict = verdict
    self.words = words
    self.findings = findings
    self.warningsCount = warningsCount
  }

  /// A step that was not asked for, and how one asks for it.
  public static func skipped(_ name: Name, _ words: String) -> CheckStep {
    CheckStep(name, .skipped, words)
  }

  /// A step that is refused where it finds an error, or a warning where these count.
  public static func held(
    _ name: Name, _ words: String, _ findings: [Finding] = [], warningsCount: Bool = false
  ) -> CheckStep {
    let refuses = findings.contains { $0.severity == .error || (warningsCount && $0.severity == .warning) }
    return CheckStep(
      name, refuses ? .refused : .passed, words, findings, warningsCount: warningsCount)
  }

  /// The step with its findings as much as a configuration lets them matter.
  public func weighed(by settings: [String: RuleSetting]) -> CheckStep {
    guard verdict != .skipped else { return self }
    return .held(name, words, settings.weighed(findings), warningsCount: warningsCount)
  }
}
