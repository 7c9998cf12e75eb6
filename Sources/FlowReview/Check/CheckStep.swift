public import FlowModel

/// One step of a check and its result.
public struct CheckStep: Sendable {
  /// The kind of step.
  public enum Name: String, CaseIterable, Sendable {
    /// The committed graph file agrees with the source.
    case graph
    /// The rules report nothing new.
    case findings
    /// No more calls are unresolved than allowed.
    case unresolved
    /// Nothing is broken that worked before.
    case changes
    /// Enough is documented.
    case documentation
    /// Traced runs have covered enough.
    case navigation
  }

  /// The result of a step.
  public enum Verdict: String, Sendable {
    /// The step passed.
    case passed
    /// The step failed.
    case refused
    /// The step was not requested.
    case skipped
  }

  /// The kind of step.
  public let name: Name
  /// The result.
  public let verdict: Verdict
  /// The result in a few words.
  public let words: String
  /// The findings, with remedies.
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

  /// Makes a step that was not requested; `words` say how to request it.
  public static func skipped(_ name: Name, _ words: String) -> CheckStep {
    CheckStep(name, .skipped, words)
  }

  /// Makes a step that fails if it has an error, or a warning if warnings count.
  public static func held(
    _ name: Name, _ words: String, _ findings: [Finding] = [], warningsCount: Bool = false
  ) -> CheckStep {
    let refuses = findings.contains { $0.severity == .error || (warningsCount && $0.severity == .warning) }
    return CheckStep(
      name, refuses ? .refused : .passed, words, findings, warningsCount: warningsCount)
  }

  /// Applies the severities of a configuration to the step's findings.
  public func adjusted(by settings: [String: RuleSetting]) -> CheckStep {
    guard verdict != .skipped else { return self }
    return .held(name, words, settings.adjusted(findings), warningsCount: warningsCount)
  }
}
