public import FlowAnalysis
import FlowModel

/// The coverage of a graph by a trace, as Markdown: how often each route and link was taken.
public enum CoverageExport {
  /// The document: the shares, a table of routes, one of links, and events that are not in the graph.
  public static func text(of coverage: TraceCoverage, in index: GraphIndex) -> String {
    let sections = [
      "# Coverage of \(MarkdownText.plain(index.graph.name))",
      "\(share(coverage.routes, "route")), \(share(coverage.links, "link")) taken.",
      routes(of: coverage, index), links(of: coverage, index), unknown(of: coverage),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func share(_ part: TraceCoverage.Part, _ noun: String) -> String {
    "\(part.takenCount) of \(counted(part.uses.count, noun)) (\(Int((part.share * 100).rounded(.down))) %)"
  }
}

extension CoverageExport {
  private static func routes(of coverage: TraceCoverage, _ index: GraphIndex) -> String {
    let rows = coverage.routes.uses.map { use in
      let route = index.route(use.id)
      return [
        MarkdownText.code(use.id), route?.style.rawValue ?? "",
        MarkdownText.code(route?.target.name ?? ""), times(use),
      ]
    }
    return section("Routes", ["Route", "Style", "Leads to", "Taken"], rows)
  }

  private static func links(of coverage: TraceCoverage, _ index: GraphIndex) -> String {
    section("Links", ["Link", "Opened"], coverage.links.uses.map { [MarkdownText.code($0.id), times($0)] })
  }

  private static func unknown(of coverage: TraceCoverage) -> String {
    let rows = [("route", coverage.routes.unknown), ("link", coverage.links.unknown)].flatMap { kind, uses in
      uses.map { [kind, MarkdownText.code($0.id), times($0)] }
    }
    return section("Not in the graph", ["Kind", "Id", "Taken"], rows)
  }

  private static func times(_ use: TraceCoverage.Use) -> String {
    switch use.count {
    case 0: "**never**"
    case 1: "once"
    default: "\(use.count) times"
    }
  }

  private static func section(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return "## \(title)\n\n"
      + ([line(columns), line(columns.map { _ in "---" })] + rows.map(line)).joined(separator: "\n")
  }
}
