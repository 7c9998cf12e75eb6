internal import FlowModel

/// The checks of the apps of a repository, ready to be written in one of the formats.
public struct AppsCheckReport: Sendable {
  /// The report of each app, with its name; a single app needs none.
  public let apps: [(name: String, report: CheckReport)]

  /// Makes a report of reports.
  public init(_ apps: [(name: String, report: CheckReport)]) { self.apps = apps }

  /// Whether no check was refused.
  public var isPassed: Bool { apps.allSatisfy { $0.report.refused.isEmpty } }

  /// The verdicts, in a line for each app.
  public var summary: String {
    guard apps.count > 1 else { return apps.first?.report.summary ?? "" }
    return apps.map { "\($0.name): \($0.report.summary)" }.joined(separator: "\n")
  }

  /// Writes the report in a format: app by app for people, and the findings of all of them, each once, for programs.
  public func text(as format: ReportFormat) -> String {
    guard apps.count > 1 else { return apps.first?.report.text(as: format) ?? "" }
    switch format {
    case .text: return apps.map { "\($0.name)\n\($0.report.text(as: format))" }.joined(separator: "\n")
    case .markdown:
      return apps.map { "## \(MarkdownEscape.plain($0.name))\n\n\($0.report.text(as: format))" }
        .joined(separator: "\n")
    case .github, .gitlab, .sarif, .junit, .checkstyle, .json:
      let findings = Set(apps.flatMap(\.report.findings))
      return LintReport(Array(findings).inOrder, version: apps[0].report.version).text(as: format)
    }
  }
}
