internal import FlowModel

/// A coverage as text: one line per share, totals first, and the missing items if requested.
enum CoverageText {
  static func text(_ report: CoverageReport) -> String {
    let coverage = report.coverage
    var lines = [line("documentation", "", coverage.documentation, report.floors.documentation)]
    lines += rows(of: .documentation, report)
    if let navigation = coverage.navigation {
      lines.append(line("navigation", "", navigation, report.floors.navigation))
      lines += rows(of: .navigation, report)
    }
    let missing = report.listsMissing ? coverage.cells.flatMap(\.notes).map(\.description.onOneLine) : []
    return (lines + (missing.isEmpty ? [] : [""]) + missing).map { $0 + "\n" }.joined()
  }

  private static func rows(of sort: CoverageSort, _ report: CoverageReport) -> [String] {
    report.coverage.cells.filter { ($0.id.aspect == .taken) == (sort == .navigation) }.map {
      line("  \($0.id.kind.plural)", $0.id.aspect.rawValue, $0.share, report.floors.cells[$0.id])
    }
  }

  private static func line(_ what: String, _ aspect: String, _ share: CoverageShare, _ floor: Int?) -> String
  {
    let columns = [
      what.padded(to: 14), aspect.padded(to: 11), "\(share.percent) %".padded(to: -6),
      "  \(share.count) of \(share.total)",
    ]
    let asked = floor.map { share.reaches($0) ? "" : "  (at least \($0) %)" } ?? ""
    return columns.joined() + asked
  }
}
