internal import FlowModel

/// A line a step, and below it what it has to say and what to do.
enum CheckText {
  static func text(_ report: CheckReport) -> String {
    report.steps.map { head($0) + findings($0.findings) }.joined()
  }

  private static func head(_ step: CheckStep) -> String {
    step.verdict.rawValue.padded(to: 9) + step.name.rawValue.padded(to: 15) + step.words.onOneLine + "\n"
  }

  /// What is to be done is said once, behind the last of those that have the same remedy.
  private static func findings(_ findings: [Finding]) -> String {
    let next = findings.dropFirst().map(\.remedy) + [""]
    return zip(findings, next).map { finding, next in
      let remedy =
        finding.remedy.isEmpty || finding.remedy == next ? "" : "      \(finding.remedy.onOneLine)\n"
      return "  \(finding.description.onOneLine)\n\(remedy)"
    }
    .joined()
  }
}
