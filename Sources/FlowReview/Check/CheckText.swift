internal import FlowModel

/// A line a step, and below it what it has to say and what to do.
enum CheckText {
  static func text(_ report: CheckReport) -> String { report.steps.map(step).joined() }

  private static func step(_ step: CheckStep) -> String {
    let head = "\(padded(step.verdict.rawValue, 9))\(padded(step.name.rawValue, 15))\(step.words.onOneLine)\n"
    return head
      + step.findings.enumerated().map { number, finding in
        // What is to be done is said once for all that has the same remedy.
        let isLast = number + 1 == step.findings.count || step.findings[number + 1].remedy != finding.remedy
        let remedy = isLast && !finding.remedy.isEmpty ? "      \(finding.remedy.onOneLine)\n" : ""
        return "  \(finding.description.onOneLine)\n\(remedy)"
      }
      .joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
