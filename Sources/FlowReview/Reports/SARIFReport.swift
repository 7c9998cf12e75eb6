internal import FlowModel

/// A report as SARIF 2.1.0, the OASIS format that GitHub code scanning and many other tools read.
enum SARIFReport {
  static func text(_ report: LintReport) -> String {
    let ids = Set(report.findings.map(\.rule)).sorted()
    let run = JSONValue.object([
      ("tool", .object([("driver", driver(report, ids))])),
      ("results", .array(report.findings.fingerprinted.map { result($0.finding, $0.text, ids) })),
    ])
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).file
  }

  private static func driver(_ report: LintReport, _ ids: [String]) -> JSONValue {
    .object([
      ("name", .string("flowdoc")), ("informationUri", .string("https://github.com/flowdoc/flowdoc")),
      ("version", .string(report.version)), ("rules", .array(ids.map(rule))),
    ])
  }

  /// The description of a rule; other steps have no more than a title.
  private static func rule(_ id: String) -> JSONValue {
    let card = KnownRules.asked.first { $0.id == id }?.card
    let title = card.map { "\($0.title)." } ?? OtherRules.all.first { $0.id == id }?.title
    let help = card.map { [$0.why, $0.evidence, $0.remedy].filter { !$0.isEmpty }.joined(separator: "\n\n") }
    return .some([
      ("id", .string(id)), ("shortDescription", title.map(message)),
      ("fullDescription", card.map { message($0.why) }), ("help", help.map(message)),
      ("defaultConfiguration", card.map { .object([("level", .string(level($0.severity)))]) }),
    ])
  }

  private static func result(_ finding: Finding, _ fingerprint: String, _ ids: [String]) -> JSONValue {
    let text = finding.remedy.isEmpty ? finding.message : "\(finding.message). \(finding.remedy)"
    return .some([
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", ids.firstIndex(of: finding.rule).map(JSONValue.number)),
      ("level", .string(level(finding.severity))), ("message", message(text)),
      ("locations", finding.location.map { .array([location($0, finding.subject)]) }),
      ("partialFingerprints", .object([("flowdoc/v1", .string(fingerprint))])),
    ])
  }

  private static func location(_ place: SourceLocation, _ subject: Finding.Subject?) -> JSONValue {
    let region = JSONValue.object([
      ("startLine", .number(max(place.line, 1))), ("startColumn", .number(max(place.column, 1))),
    ])
    let artifact = JSONValue.object([("uri", .string(reference(place.file)))])
    return .some([
      ("physicalLocation", .object([("artifactLocation", artifact), ("region", region)])),
      (
        "logicalLocations",
        subject.map { .array([.object([("fullyQualifiedName", .string($0.description))])]) }
      ),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  private static func level(_ severity: Finding.Severity) -> String { severity.rawValue }

  /// A path as a relative reference, with everything percent-encoded that has a meaning in a URL.
  static func reference(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { PercentEncoding.encoded(String($0)) }
      .joined(separator: "/")
  }
}
