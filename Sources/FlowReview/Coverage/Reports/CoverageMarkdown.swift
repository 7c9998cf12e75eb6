internal import FlowModel

/// A coverage as Markdown: a table of kinds and aspects, and the missing items if requested.
enum CoverageMarkdown {
  static func text(_ report: CoverageReport) -> String {
    "**flowdoc coverage:** \(report.summary)\n\n" + table(report) + floors(report) + missing(report)
  }

  private static func table(_ report: CoverageReport) -> String {
    let aspects = CoverageAspect.allCases.filter { report.coverage.share(of: $0) != nil }
    let rows = CoverageKind.allCases.map { kind in
      [title(kind.plural)] + aspects.map { cell(report.coverage[kind, $0], report.floors) }
    }
    return ([[""] + aspects.map { title($0.rawValue) }, ["---"] + aspects.map { _ in "---:" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func cell(_ cell: CoverageCell?, _ floors: CoverageFloors) -> String {
    guard let cell else { return "" }
    let share = "\(cell.share.count) of \(cell.share.total), \(cell.share.percent) %"
    guard let floor = floors.cells[cell.id], !cell.share.reaches(floor) else { return share }
    return "**\(share); the minimum is \(floor) %**"
  }

  private static func floors(_ report: CoverageReport) -> String {
    let errors = report.findings.filter { $0.severity == .error }
    return errors.isEmpty
      ? "" : "\n" + errors.map { "- **Too low:** \(MarkdownEscape.plain($0.message))\n" }.joined()
  }

  private static func missing(_ report: CoverageReport) -> String {
    let notes = report.listsMissing ? report.coverage.cells.flatMap(\.notes) : []
    guard !notes.isEmpty else { return "" }
    return "\n### Missing\n\n" + notes.map { MarkdownReport.item($0) + "\n" }.joined()
  }

  private static func title(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
