public import FlowModel

/// The findings of a run, ready to be written in one of the formats.
public struct LintReport: Sendable {
  /// The reported findings, in order.
  public let findings: [Finding]
  /// The version of flowdoc.
  public let version: String
  /// The number of findings accepted by the baseline.
  public var accepted: Int
  /// The number of findings suppressed by comments in the source.
  public var ignored: Int

  /// Makes a report.
  public init(_ findings: [Finding], version: String, accepted: Int = 0, ignored: Int = 0) {
    self.findings = findings
    self.version = version
    self.accepted = accepted
    self.ignored = ignored
  }

  /// The number of findings of a severity.
  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

  /// The counts in one line.
  public var summary: String {
    let found = [Finding.Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
    let left = [accepted > 0 ? "\(accepted) accepted" : nil, ignored > 0 ? "\(ignored) ignored" : nil]
    return (found + left.compactMap(\.self)).joined(separator: ", ")
  }

  /// The report without the findings of one rule.
  public func without(_ rule: String) -> LintReport {
    LintReport(
      findings.filter { $0.rule != rule }, version: version, accepted: accepted, ignored: ignored)
  }
}

/// A format for reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Text, one line per finding, as compilers write them.
  case text
  /// Annotations of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// SARIF 2.1.0, which GitHub code scanning and many others read.
  case sarif
  /// JUnit's XML, which nearly every CI shows.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// Markdown for a comment or a job's summary.
  case markdown
  /// JSON with all details.
  case json
}

extension LintReport {
  /// Writes the report in a format.
  public func text(as format: ReportFormat) -> String {
    switch format {
    case .text: TextReport.text(self)
    case .github: GitHubReport.text(self)
    case .gitlab: GitLabReport.text(self)
    case .sarif: SARIFReport.text(self)
    case .junit: JUnitReport.text(self)
    case .checkstyle: CheckstyleReport.text(self)
    case .markdown: MarkdownReport.text(self)
    case .json: JSONReport.text(self)
    }
  }
}
