public import FlowModel

/// How much a configuration lets the findings of a rule matter.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// They are wrong.
  case error
  /// They are probably wrong.
  case warning
  /// They are worth knowing.
  case note
  /// They are not told.
  case off

  /// The severity; nil where they are not told.
  public var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}

/// What a configuration says of a rule.
public struct RuleSetting: Hashable, Sendable {
  /// How much its findings matter; nil leaves that to the rule.
  public var level: RuleLevel?
  /// The options that are set.
  public var options: [String: RuleValue]

  /// Says something of a rule.
  public init(_ level: RuleLevel? = nil, options: [String: RuleValue] = [:]) {
    self.level = level
    self.options = options
  }
}

// What a configuration says of rules, by their ids.
extension [String: RuleSetting] {
  /// Findings as much as the settings say that they matter; those of rules that are off are left out.
  public func weighed(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let level = self[finding.rule]?.level else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Whether a rule is to be asked: a rule that is off is on as soon as anything but `off` is said of it.
  func isOn(_ rule: any Rule) -> Bool {
    guard let setting = self[rule.id] else { return rule.card.isOn }
    return setting.level != .off
  }
}
