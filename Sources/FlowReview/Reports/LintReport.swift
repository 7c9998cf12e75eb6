public import FlowModel

/// What a run has found, ready to be written in one of the formats.
public struct LintReport: Sendable {
  /// The findings that are told, in order.
  public let findings: [Finding]
  /// The version of flowdoc.
  public let version: String
  /// How many findings the baseline accepts.
  public var accepted: Int
  /// How many findings comments in the source leave out.
  public var ignored: Int

  /// Reports findings.
  public init(_ findings: [Finding], version: String, accepted: Int = 0, ignored: Int = 0) {
    self.findings = findings
    self.version = version
    self.accepted = accepted
    self.ignored = ignored
  }

  /// How many findings matter as much as this.
  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

  /// The counts in one line.
  public var summary: String {
    let found = [Finding.Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
    let left = [accepted > 0 ? "\(accepted) accepted" : nil, ignored > 0 ? "\(ignored) ignored" : nil]
    return (found + left.compactMap(\.self)).joined(separator: ", ")
  }

  /// The same report without the findings of a rule.
  public func without(_ rule: String) -> LintReport {
    LintReport(
      findings.filter { $0.rule != rule }, version: version, accepted: accepted, ignored: ignored)
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

/// How a report can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A line a finding, as compilers write them.
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
  /// A list for people, for a comment or a job's summary.
  case markdown
  /// Everything, for programs.
  case json
}

extension LintReport {
  /// The report in a format.
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
