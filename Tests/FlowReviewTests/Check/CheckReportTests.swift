import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// The formats in which a check is written, as whole texts.
@Suite struct CheckReportTests {
  private static let goldens = Golden("Tests/FlowReviewTests/Check/Goldens")

  private static let report = CheckReport(
    [
      CommittedGraph.stale(["screen InvoiceScreen is new"]).step(of: "flowdoc.graph.json"),
      .held(.findings, "0 errors, 0 warnings, 2 notes", [note("one"), note("two")]),
      .held(.changes, "no changes since main"),
      .held(
        .documentation, "60 % covered",
        [
          Finding(rule: "coverage-low", severity: .error, message: "too | little\n<b>", remedy: "Write it."),
          note("nothing is said of it"),
        ]),
      .skipped(.navigation, "\"coverage\" requires nothing of it"),
    ], version: "1.2.3")

  private static func note(_ message: String) -> Finding {
    Finding(
      rule: "flow-owner", severity: .note, location: SourceLocation(file: "App/A.swift", line: 3),
      message: message, remedy: "Write it.")
  }

  @Test func isWrittenForATerminal() throws {
    try Self.goldens.expect(Self.report.text(as: .text), "check.txt")
  }

  @Test func isWrittenForTheSummaryOfAJob() throws {
    try Self.goldens.expect(Self.report.text(as: .markdown), "check.md")
  }

  @Test func noGoldenOutlivesItsFormat() throws {
    #expect(try Self.goldens.orphans(besides: ["check.txt", "check.md"]) == [])
  }

  @Test func programsAreToldTheFindingsOfAllSteps() {
    #expect(
      Self.report.text(as: .github) == """
        ::error title=coverage-low::too | little%0A<b>%0AWrite it.
        ::notice file=App/A.swift,line=3,col=1,title=flow-owner::nothing is said of it%0AWrite it.
        ::notice file=App/A.swift,line=3,col=1,title=flow-owner::one%0AWrite it.
        ::notice file=App/A.swift,line=3,col=1,title=flow-owner::two%0AWrite it.
        ::error file=flowdoc.graph.json,line=1,col=1,title=graph-stale::the committed graph differs from the source: \
        screen InvoiceScreen is new%0ARun flowdoc check --write, and commit the file.

        """)
  }

  @Test func whatNeedsNothingToBeDoneHasNoLineForIt() {
    let quiet = Finding(rule: "graphviz", severity: .note, message: "it is so", remedy: "")
    #expect(
      CheckReport([.held(.findings, "3 notes", [quiet, Self.note("one"), quiet])], version: "").text(
        as: .text)
          == """
          passed   findings       3 notes
            note: it is so [graphviz]
            App/A.swift:3:1: note: one [flow-owner]
                Write it.
            note: it is so [graphviz]

          """)
  }

  @Test func theSummaryNamesWhatRefuses() {
    #expect(Self.report.summary == "check refused: graph, documentation")
    #expect(CheckReport([], version: "").summary == "check passed")
  }

  @Test func warningsRefuseWhereTheyCount() {
    let warning = Finding(rule: "trap", severity: .warning, message: "", remedy: "")
    #expect(CheckStep.held(.findings, "", [warning]).verdict == .passed)
    #expect(CheckStep.held(.findings, "", [warning], warningsCount: true).verdict == .refused)
  }

  @Test func aSummaryHasRoomForSomeFindings() {
    let many = (1...60).map { Self.note("number \($0)") }
    let text = CheckReport([.held(.findings, "", many)], version: "").text(as: .markdown)
    #expect(text.contains("number 50 ") && !text.contains("number 51 "))
    #expect(text.hasSuffix("- and 10 more\n"))
  }
}
