/// A history as Markdown: a table of the tags, and below it what each of them broke.
enum HistoryMarkdown {
  static func text(_ history: History, app: String) -> String {
    """
    # Navigation of \(MarkdownEscape.plain(app.isEmpty ? "the app" : app)) over time

    | Tag | Day | Flows | Screens | Links | Changes |
    | --- | --- | --- | --- | --- | --- |
    \(history.rows.map(row).joined())\(history.entries.map(breaking).joined())
    """
  }

  private static func row(_ entry: HistoryEntry, _ before: HistoryCounts?) -> String {
    let changes = [entry.difference?.summary ?? "", MarkdownEscape.plain(entry.remark)]
    let cells = [
      MarkdownEscape.code(entry.name), entry.day?.description ?? "",
      count(entry.counts?.flows, before?.flows), count(entry.counts?.screens, before?.screens),
      count(entry.counts?.links, before?.links), changes.filter { !$0.isEmpty }.joined(separator: "; "),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func count(_ count: Int?, _ before: Int?) -> String {
    count.map { HistoryEntry.words($0, since: before) } ?? "–"
  }

  private static func breaking(_ entry: HistoryEntry) -> String {
    guard !entry.breaking.isEmpty else { return "" }
    let items = entry.breaking.map { change in
      "- **\(change.subject.kind)** \(MarkdownEscape.code(change.subject.name)): \(DifferenceMarkdown.words(change))\n"
    }
    return "\n## Broken in \(MarkdownEscape.code(entry.name))\n\n\(items.joined())"
  }
}
