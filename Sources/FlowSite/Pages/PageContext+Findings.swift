internal import FlowModel

/// Findings as rows, rule by rule, with one remedy per rule.
extension PageContext {
  func findingGroups(_ findings: [Finding]) -> [FindingGroup] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map { rule, findings in
      let advice = Self.commonest(findings.map(\.remedy))
      return FindingGroup(
        rule: shown(rule), title: RuleTitles.title(of: rule), explanation: shown(advice),
        findings: rows(findings, under: advice))
    }
  }

  /// Findings with the same text are one row.
  private func rows(_ findings: [Finding], under advice: String) -> [FindingRow] {
    var rows: [FindingRow] = []
    var places: [FindingRow: Int] = [:]
    for row in findings.map({ findingRow($0, under: advice) }) {
      if let place = places[row] {
        rows[place].times += 1
      } else {
        places[row] = rows.count
        rows.append(row)
      }
    }
    return rows
  }

  private func findingRow(_ finding: Finding, under advice: String) -> FindingRow {
    FindingRow(
      rule: shown(finding.rule), severity: finding.severity.rawValue,
      severityName: finding.severity.rawValue.prefix(1).uppercased() + finding.severity.rawValue.dropFirst(),
      message: shown(finding.message), remedy: finding.remedy == advice ? "" : shown(finding.remedy),
      about: facts.findings.subject(of: finding).flatMap(ref), place: place(finding.location))
  }

  /// The most frequent text; of several, the first in alphabetical order.
  private static func commonest(_ texts: [String]) -> String {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }
}
