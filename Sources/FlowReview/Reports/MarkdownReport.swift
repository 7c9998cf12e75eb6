internal import FlowModel

/// A report as Markdown, rule by rule, for a comment on a pull request or the summary of a job.
enum MarkdownReport {
  static func text(_ report: LintReport) -> String {
    let rules = Dictionary(grouping: report.findings, by: \.rule).sorted { left, right in
      (rank(left.value), left.key) < (rank(right.value), right.key)
    }
    return "**flowdoc lint:** \(report.summary)\n" + rules.map { section($0.key, $0.value) }.joined()
  }

  /// The rank of a rule in the list: the most severe rules come first.
  private static func rank(_ findings: [Finding]) -> Int {
    findings.map { [Finding.Severity.error, .warning, .note].firstIndex(of: $0.severity) ?? 0 }.min() ?? 0
  }

  private static func section(_ rule: String, _ findings: [Finding]) -> String {
    let remedies = Set(findings.map(\.remedy)).filter { !$0.isEmpty }
    let remedy = remedies.count == 1 ? remedies.map { "\n\(MarkdownEscape.plain($0))\n" }.joined() : ""
    return "\n### \(MarkdownEscape.plain(rule))\n\(remedy)\n" + findings.map { item($0) + "\n" }.joined()
  }

  /// A finding as a list item, without a line break.
  static func item(_ finding: Finding) -> String {
    let place = finding.location.map { " (\(MarkdownEscape.plain($0.description)))" } ?? ""
    return "- **\(finding.severity.rawValue)**: \(MarkdownEscape.plain(finding.message))\(place)"
  }
}
