import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// The formats in which a coverage is written, as whole texts.
@Suite struct CoverageReportTests {
  private static let goldens = Golden("Tests/FlowReviewTests/Coverage/Goldens")

  private static let report: CoverageReport = {
    var floors = CoverageFloors()
    floors.documentation = 90
    floors.cells = [.init(.screen, .summary): 100, .init(.flow, .summary): 50]
    let trace = Trace(events: [
      TraceEvent(number: 1, kind: .showed, flow: "HelpFlow", route: "HelpFlow.topic")
    ])
    let facts = CoverageFacts(pictured: ["CartScreen"], traces: [trace])
    let coverage = Coverage(of: RuleExample(CoverageTests.example).graph, facts, floors: floors)
    return CoverageReport(coverage, floors: floors, listsMissing: true)
  }()

  private static func name(_ format: CoverageFormat) -> String {
    switch format {
    case .text: "coverage.txt"
    case .markdown: "coverage.md"
    case .json: "coverage.json"
    case .svg: "coverage.svg"
    }
  }

  @Test(arguments: CoverageFormat.allCases) func isWritten(format: CoverageFormat) throws {
    try Self.goldens.expect(Self.report.text(as: format), Self.name(format))
  }

  @Test func noGoldenOutlivesItsFormat() throws {
    #expect(try Self.goldens.orphans(besides: CoverageFormat.allCases.map(Self.name)) == [])
  }

  @Test func anEmptyAppIsCovered() {
    let report = CoverageReport(Coverage(of: FlowGraph(name: "")))
    #expect(report.summary == "100 % documented")
    #expect(report.findings.isEmpty)
    #expect(report.text(as: .text).hasPrefix("documentation             100 %  0 of 0\n"))
  }

  /// What comes from outside is neither markup nor a line of its own.
  @Test(arguments: HostileText.all) func namesCannotBreakOut(text: String) {
    let graph = FlowGraph(name: "", flows: [Flow(id: text)], screens: [Screen(id: text)])
    let report = CoverageReport(Coverage(of: graph), listsMissing: true)
    #expect(!report.text(as: .markdown).contains("<script"))
    let lines = report.text(as: .text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10, "\(lines)")
  }
}
