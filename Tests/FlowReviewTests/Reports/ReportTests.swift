import FlowModel
import FlowReview
import FlowTestSupport
import Foundation
import Testing

/// The formats in which findings are written, as whole texts.
@Suite struct ReportTests {
  private let report = LintReport(
    [
      Finding(rule: "entry-missing", severity: .warning, message: "no flow says so", remedy: "Say so."),
      Finding(
        rule: "link-overlap", severity: .error, subject: .link("shop://a/:b"),
        location: SourceLocation(file: "App/My Flow.swift", line: 3, column: 5),
        message: "'shop://a/1' matches 100%, two: \"a\" & <b>\nthe first opens", remedy: "Change one."),
      Finding(
        rule: "scheme-unanswered", severity: .note, location: SourceLocation(file: "Info.plist", line: 7),
        message: "no link has it", remedy: ""),
    ], version: "1.2.3", accepted: 4)

  private static let goldens = Golden("Tests/FlowReviewTests/Goldens")

  private static func name(_ format: ReportFormat) -> String {
    switch format {
    case .text, .github: "\(format.rawValue).txt"
    case .gitlab, .json: "\(format.rawValue).json"
    case .sarif: "report.sarif"
    case .junit, .checkstyle: "\(format.rawValue).xml"
    case .markdown: "report.md"
    }
  }

  @Test(arguments: ReportFormat.allCases) func isWritten(format: ReportFormat) throws {
    try Self.goldens.expect(report.text(as: format), Self.name(format))
  }

  @Test func noGoldenOutlivesItsFormat() throws {
    #expect(try Self.goldens.orphans(besides: ReportFormat.allCases.map(Self.name)) == [])
  }

  @Test func theSummaryCounts() {
    #expect(report.summary == "1 error, 1 warning, 1 note, 4 accepted")
    #expect(LintReport([], version: "").summary == "0 errors, 0 warnings, 0 notes")
  }
}
