import FlowModel
import FlowReview
import FlowTestSupport
import Foundation
import Testing

/// A difference in each of the formats, of the same two graphs.
@Suite struct DifferenceReportTests {
  private static let golden = Golden("Tests/FlowReviewTests/Difference/Goldens")

  private var report: DifferenceReport {
    let old = FlowGraph.sketch(
      """
      F.orders push OrdersScreen
      F.order push OrderScreen
      F: OrdersScreen onPick -> order
      shop://orders = F.orders
      shop://orders/:id(Int) = F.order
      """)
    var new = FlowGraph.sketch(
      """
      F.orders tab OrdersScreen
      F.order push OrderScreen
      F.news push NewsScreen
      F: OrdersScreen onPick -> order
      shop://orders = F.news
      """)
    new.edit(route: "F.order") { $0.parameters = [Parameter(name: "id", type: "Int")] }
    var report = DifferenceReport(GraphDifference(from: old, to: new), from: "main", to: "HEAD")
    report.chart = "flowchart LR\n"
    report.picture = "<?xml version=\"1.0\"?>\n<svg></svg>\n"
    return report
  }

  @Test(arguments: DifferenceTextFormat.allCases) func format(_ format: DifferenceTextFormat) throws {
    let ending = ["text": "txt", "markdown": "md"][format.rawValue] ?? format.rawValue
    try Self.golden.expect(report.text(as: format), "diff.\(ending)")
  }

  @Test func noFileIsLeftOver() throws {
    #expect(try Self.golden.orphans(besides: ["diff.txt", "diff.md", "diff.json", "diff.html"]) == [])
  }

  @Test func nothingChanged() {
    let graph = FlowGraph.sketch("F.a push AScreen")
    let report = DifferenceReport(GraphDifference(from: graph, to: graph), from: "a", to: "b")
    #expect(report.text(as: .text) == "")
    #expect(report.text(as: .markdown) == "**flowdoc diff:** no changes (`a` → `b`)\n")
  }

  /// A comment on GitHub has 65,536 characters at most.
  @Test func fiveThousandChangesFitInAComment() {
    var old = FlowGraph.sketch("F.a push AScreen")
    var new = old
    for number in 0..<2_500 {
      old.links.append(Link(pattern: "shop://a/very/long/path/to/number/\(number)/:id(Int)", route: "F.a"))
      new.screens.append(Screen(id: "Screen\(number)"))
    }
    var report = DifferenceReport(GraphDifference(from: old, to: new), from: "main", to: "HEAD")
    report.chart = "flowchart LR\n" + String(repeating: "  n_a --> n_b\n", count: 1_000)
    #expect(report.difference.changes.count == 5_000)
    let text = report.text(as: .markdown)
    #expect(text.utf8.count < 65_536)
    #expect(text.utf8.count > 50_000)
    #expect(text.contains(" more breaking changes are left out.\n"))
    #expect(text.contains(/\n[0-9]+ more changes are left out.\n/))
    #expect(text.contains("2500 breaking changes, 2500 harmless"))
    #expect(
      text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
  }

  @Test func aChartThatIsTooLargeIsLeftOut() {
    var report = report
    report.chart = String(repeating: "x", count: DifferenceReport.chartLimit + 1)
    #expect(
      report.text(as: .markdown).hasSuffix("\nThe picture of the changes is too large for a comment.\n"))
  }

  /// Whatever things are called, they add no line, no cell, no tag and no mention.
  @Test(arguments: HostileText.all) func hostileNames(_ name: String) throws {
    let old = FlowGraph(name: "A", screens: [Screen(id: "s\(name)")], links: [Link(pattern: "a://\(name)x")])
    let new = FlowGraph(name: "A", screens: [Screen(id: "t\(name)")])
    let report = DifferenceReport(GraphDifference(from: old, to: new), from: name, to: name)
    #expect(report.text(as: .text).split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    let rows = report.text(as: .markdown).split(separator: "\n").filter {
      $0.hasPrefix("|") && $0.contains("`")
    }
    for row in rows { #expect(row.filter { $0 == "|" }.count == 5, "\(row)") }
    #expect(rows.count >= 2)
    let html = report.text(as: .html)
    #expect(!html.contains("<b>") && !html.contains("<!--") && !html.contains("\u{202E}"))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8))
    }
  }
}
