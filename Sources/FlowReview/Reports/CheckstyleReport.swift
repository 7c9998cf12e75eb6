internal import FlowModel

/// A report as Checkstyle XML: a list of files with their findings.
enum CheckstyleReport {
  static func text(_ report: LintReport) -> String {
    let files = Dictionary(grouping: report.findings) { $0.location?.file ?? "." }.sorted { $0.key < $1.key }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.map { file($0.key, $0.value) }.joined())</checkstyle>

      """
  }

  private static func file(_ path: String, _ findings: [Finding]) -> String {
    "  <file\(XMLText.attributes([("name", path)]))>\n\(findings.map(error).joined())  </file>\n"
  }

  private static func error(_ finding: Finding) -> String {
    let attributes = XMLText.attributes([
      ("line", "\(finding.location?.line ?? 1)"), ("column", "\(finding.location?.column ?? 1)"),
      ("severity", severity(finding.severity)), ("message", finding.message),
      ("source", "flowdoc.\(finding.rule)"),
    ])
    return "    <error\(attributes)/>\n"
  }

  private static func severity(_ severity: Finding.Severity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}
