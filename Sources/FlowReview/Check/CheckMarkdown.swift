internal import FlowModel

/// A check as Markdown: a table of the steps and a list of their findings, for the summary of a job.
enum CheckMarkdown {
  /// The most findings listed per step; a job's summary has no room for more.
  private static let most = 50

  static func text(_ report: CheckReport) -> String {
    let rows = report.steps.map { step in
      "| \(verdict(step.verdict)) | \(step.name.rawValue) | \(MarkdownEscape.plain(step.words)) |\n"
    }
    let head = "**flowdoc \(report.summary)**\n\n| | Step | |\n| --- | --- | --- |\n"
    return head + rows.joined() + report.steps.map(findings).joined()
  }

  private static func verdict(_ verdict: CheckStep.Verdict) -> String {
    verdict == .refused ? "**refused**" : verdict.rawValue
  }

  private static func findings(_ step: CheckStep) -> String {
    guard !step.findings.isEmpty else { return "" }
    let rest = step.findings.count > most ? "- and \(step.findings.count - most) more\n" : ""
    let items = step.findings.prefix(most).map { finding in
      let remedy = finding.remedy.isEmpty ? "" : "<br>\(MarkdownEscape.plain(finding.remedy))"
      return "\(MarkdownReport.item(finding))\(remedy)\n"
    }
    return "\n### \(step.name.rawValue)\n\n" + items.joined() + rest
  }
}
