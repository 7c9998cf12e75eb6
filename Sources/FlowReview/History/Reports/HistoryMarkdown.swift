/// A history as Markdown: a table of the tags, and below it what each of them broke, and what may behave differently.
enum HistoryMarkdown {
  static func text(_ history: History, app: String) -> String {
    """
    # Navigation of \(MarkdownEscape.plain(app.isEmpty ? "the app" : app)) over time

    | Tag | Day | Flows | Screens | Links | Changes |
    | --- | --- | --- | --- | --- | --- |
    \(history.rows.map(row).joined())\(history.entries.map(changes).joined())
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

  private static func changes(_ entry: HistoryEntry) -> String {
    list("Broken in", entry, .breaking) + list("Risky in", entry, .risky)
  }

  private static func list(_ title: String, _ entry: HistoryEntry, _ level: GraphChange.Level) -> String {
    let changes = entry.changes(level)
    guard !changes.isEmpty else { return "" }
    let items = changes.map { change in
      "- **\(change.subject.kind)** \(MarkdownEscape.code(change.subject.name)): \(DifferenceMarkdown.words(change))\n"
    }
    return "\n## \(title) \(MarkdownEscape.code(entry.name))\n\n\(items.joined())"
  }
}
