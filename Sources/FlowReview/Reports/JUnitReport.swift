internal import FlowModel

/// A report as JUnit XML: each rule with findings is a suite, each finding a failed case.
///
/// Notes are passed cases with their text as output: they are no reason for a red build.
enum JUnitReport {
  static func text(_ report: LintReport) -> String {
    let suites = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }
    let failures = report.findings.count { $0.severity != .note }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="flowdoc lint" tests="\(report.findings.count)" failures="\(failures)" errors="0">
      \(suites.map { suite($0.key, $0.value) }.joined())</testsuites>

      """
  }

  private static func suite(_ rule: String, _ findings: [Finding]) -> String {
    let failures = findings.count { $0.severity != .note }
    let attributes = XMLText.attributes([
      ("name", rule), ("tests", "\(findings.count)"), ("failures", "\(failures)"), ("errors", "0"),
    ])
    return "  <testsuite\(attributes)>\n\(findings.map(testCase).joined())  </testsuite>\n"
  }

  private static func testCase(_ finding: Finding) -> String {
    let name = [finding.location?.description, finding.subject?.description].compactMap(\.self)
    let attributes = XMLText.attributes([
      ("name", name.isEmpty ? finding.message : name.joined(separator: " ")), ("classname", finding.rule),
    ])
    return "    <testcase\(attributes)>\(outcome(finding))</testcase>\n"
  }

  private static func outcome(_ finding: Finding) -> String {
    let text = XMLText.escaped("\(finding)\n\(finding.remedy)")
    if finding.severity == .note { return "<system-out>\(text)</system-out>" }
    let attributes = XMLText.attributes([("message", finding.message), ("type", finding.severity.rawValue)])
    return "<failure\(attributes)>\(text)</failure>"
  }
}
