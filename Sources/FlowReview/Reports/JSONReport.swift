internal import FlowModel

/// The whole report as JSON.
enum JSONReport {
  static func text(_ report: LintReport) -> String {
    let counts = [Finding.Severity.error, .warning, .note].map {
      ($0.rawValue, JSONValue.number(report.count($0)))
    }
    return JSONValue.object([
      ("format", .string("flowdoc.lint")), ("version", .number(1)),
      (
        "summary",
        .object(counts + [("accepted", .number(report.accepted)), ("ignored", .number(report.ignored))])
      ), ("findings", .array(report.findings.fingerprinted.map { entry($0.finding, $0.text) })),
    ]).file
  }

  private static func entry(_ finding: Finding, _ fingerprint: String) -> JSONValue {
    .some([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("subject", finding.subject.map { .string($0.description) }),
      ("location", finding.location.map(location)),
      ("message", .string(finding.message)), ("remedy", .string(finding.remedy)),
      ("fingerprint", .string(fingerprint)),
    ])
  }

  private static func location(_ place: SourceLocation) -> JSONValue {
    .object([
      ("file", .string(place.file)), ("line", .number(place.line)), ("column", .number(place.column)),
    ])
  }
}
