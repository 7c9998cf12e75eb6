public import FlowModel

/// The severity that a configuration gives to the findings of a rule.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// Errors.
  case error
  /// Warnings.
  case warning
  /// Notes.
  case note
  /// Not reported.
  case off

  /// The severity; nil if the findings are not reported.
  public var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}

/// The configuration of a rule.
public struct RuleSetting: Hashable, Sendable {
  /// The severity of its findings; nil leaves it to the rule.
  public var level: RuleLevel?
  /// The configured options.
  public var options: [String: RuleValue]

  /// Makes a setting.
  public init(_ level: RuleLevel? = nil, options: [String: RuleValue] = [:]) {
    self.level = level
    self.options = options
  }
}

// The settings of rules, by id.
extension [String: RuleSetting] {
  /// Applies the severities of the settings to findings; those of rules that are off are removed.
  public func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let level = self[finding.rule]?.level else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Tells whether a rule runs: a rule that is off by default is on as soon as anything but `off` is configured.
  func isOn(_ rule: any Rule) -> Bool {
    guard let setting = self[rule.id] else { return rule.card.isOn }
    return setting.level != .off
  }
}
