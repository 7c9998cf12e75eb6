internal import FlowModel

/// A check as text: one line per step, and below it the findings and remedies.
enum CheckText {
  static func text(_ report: CheckReport) -> String {
    report.steps.map { head($0) + findings($0.findings) }.joined()
  }

  private static func head(_ step: CheckStep) -> String {
    step.verdict.rawValue.padded(to: 9) + step.name.rawValue.padded(to: 15) + step.words.onOneLine + "\n"
  }

  /// A remedy is printed once, after the last of the consecutive findings that share it.
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
