/// A comment for a pull request: a summary line, what breaks and by which URL, a table of the rest, and a chart.
enum DifferenceMarkdown {
  /// GitHub accepts 65,536 characters; the remainder is for the text around what is counted.
  private static let limit = 64_000
  /// The most lines shown unfolded.
  private static let openLines = 30

  static func text(_ report: DifferenceReport) -> String {
    let head = head(report)
    guard !report.difference.changes.isEmpty else { return head }
    let chart = chart(report)
    let room = limit - head.utf8.count - chart.utf8.count
    // Even if much breaks, the other changes get some space.
    let share = report.difference.level == .breaking ? room / 4 * 3 : 0
    let breaking = breaking(report, room: share)
    return head + breaking + table(report, room: room - breaking.utf8.count) + chart
  }

  private static func head(_ report: DifferenceReport) -> String {
    let names = "\(MarkdownEscape.code(report.oldName)) → \(MarkdownEscape.code(report.newName))"
    return "**flowdoc diff:** \(report.difference.summary) (\(names))\n"
  }

  private static func breaking(_ report: DifferenceReport, room: Int) -> String {
    let items = report.difference.changes.filter { $0.level == .breaking }.map { change in
      "- **\(change.subject.kind)** \(MarkdownEscape.code(change.subject.name)): \(words(change))\n"
    }
    guard !items.isEmpty else { return "" }
    return "\n### Breaking\n\n" + fitting(items, room) { "\n\($0) more breaking changes are left out.\n" }
  }

  private static func table(_ report: DifferenceReport, room: Int) -> String {
    let rows = report.difference.changes.filter { $0.level != .breaking }.map { change in
      "| \(sign(change.kind)) | \(change.level.rawValue) | \(change.subject.kind) "
        + "\(MarkdownEscape.code(change.subject.name)) | \(words(change)) |\n"
    }
    guard !rows.isEmpty else { return "" }
    let title = report.difference.count(.breaking) > 0 ? "Other changes" : "Changes"
    let head = "| | Level | Subject | Details |\n| --- | --- | --- | --- |\n"
    let body = head + fitting(rows, room) { "\n\($0) more changes are left out.\n" }
    return folded("\(title): \(rows.count)", body, isOpen: rows.count <= openLines)
  }

  /// Joins as many texts as fit, and adds a line with the number of those left out.
  private static func fitting(_ texts: [String], _ room: Int, _ rest: (Int) -> String) -> String {
    var result = ""
    for (number, text) in texts.enumerated() {
      guard result.utf8.count + text.utf8.count < room else { return result + rest(texts.count - number) }
      result += text
    }
    return result
  }

  private static func chart(_ report: DifferenceReport) -> String {
    guard !report.chart.isEmpty else { return "" }
    guard report.chart.utf8.count <= DifferenceReport.chartLimit else {
      return "\nThe picture of the changes is too large for a comment.\n"
    }
    let rest = report.isChartCut ? "; some changes did not fit into the picture" : ""
    let body = "```mermaid\n\(report.chart)```\n\n+ added, − removed, ~ changed\(rest)\n"
    return folded("Picture", body, isOpen: report.chart.split(separator: "\n").count <= openLines)
  }

  private static func folded(_ title: String, _ body: String, isOpen: Bool) -> String {
    if isOpen { return "\n### \(title.prefix { $0 != ":" })\n\n\(body)" }
    return "\n<details>\n<summary>\(title)</summary>\n\n\(body)\n</details>\n"
  }

  static func words(_ change: GraphChange) -> String {
    change.details.map(sentence).joined(separator: "; ")
  }

  private static func sentence(_ detail: GraphChange.Detail) -> String {
    (detail.witness.map { MarkdownEscape.code($0) + " " } ?? "") + MarkdownEscape.plain(detail.words)
  }

  private static func sign(_ kind: GraphChange.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "−"
    case .renamed, .changed: "~"
    }
  }
}
