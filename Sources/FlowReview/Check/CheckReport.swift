public import FlowModel

/// The result of a check, ready to be written in one of the formats.
public struct CheckReport: Sendable {
  /// The steps, in the order of their names.
  public let steps: [CheckStep]
  /// The version of flowdoc.
  public let version: String

  /// Makes a report of steps.
  public init(_ steps: [CheckStep], version: String) {
    self.steps = steps
    self.version = version
  }

  /// The steps that failed.
  public var refused: [CheckStep] { steps.filter { $0.verdict == .refused } }

  /// The findings of all steps.
  public var findings: [Finding] { steps.flatMap(\.findings) }

  /// The verdict in one line.
  public var summary: String {
    refused.isEmpty
      ? "check passed" : "check refused: \(refused.map(\.name.rawValue).joined(separator: ", "))"
  }
}

extension CheckReport {
  /// Writes the report in a format: the steps for people, the findings for programs.
  public func text(as format: ReportFormat) -> String {
    switch format {
    case .text: CheckText.text(self)
    case .markdown: CheckMarkdown.text(self)
    case .github, .gitlab, .sarif, .junit, .checkstyle, .json:
      LintReport(findings.inOrder, version: version).text(as: format)
    }
  }
}
