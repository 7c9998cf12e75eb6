internal import FlowModel

/// A report in GitLab's code quality format, which merge requests show beside the lines.
enum GitLabReport {
  static func text(_ report: LintReport) -> String {
    JSONValue.array(report.findings.fingerprinted.map { entry($0.finding, $0.text) }).file
  }

  private static func entry(_ finding: Finding, _ fingerprint: String) -> JSONValue {
    .object([
      ("description", .string(finding.message)), ("check_name", .string(finding.rule)),
      ("fingerprint", .string(fingerprint)), ("severity", .string(severity(finding.severity))),
      ("location", location(finding.location)),
    ])
  }

  /// A location, which GitLab requires; findings without one are attributed to the whole project.
  private static func location(_ place: SourceLocation?) -> JSONValue {
    .object([
      ("path", .string(place?.file ?? ".")),
      ("lines", .object([("begin", .number(max(place?.line ?? 1, 1)))])),
    ])
  }

  private static func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
