internal import FlowModel

/// A history as text: a line per tag, then what broke or may behave differently.
enum HistoryText {
  static func text(_ history: History) -> String { history.rows.map(lines).joined() }

  private static func lines(_ entry: HistoryEntry, _ before: HistoryCounts?) -> String {
    let day = entry.day.map { " (\($0))" } ?? ""
    let facts = [counts(entry, before), entry.difference?.summary, entry.remark.isEmpty ? nil : entry.remark]
    let changes = (entry.breaking + entry.changes(.risky)).map {
      "  \($0.level.rawValue): \($0.subject.kind) \($0.subject.name) \($0.words)"
    }
    let head = "\(entry.name)\(day): \(facts.compactMap(\.self).joined(separator: "; "))"
    return ([head] + changes).map { $0.onOneLine + "\n" }.joined()
  }

  private static func counts(_ entry: HistoryEntry, _ before: HistoryCounts?) -> String? {
    entry.counts.map { counts in
      [
        words(counts.flows, before?.flows, "flow"), words(counts.screens, before?.screens, "screen"),
        words(counts.links, before?.links, "link"),
      ].joined(separator: ", ")
    }
  }

  private static func words(_ count: Int, _ before: Int?, _ name: String) -> String {
    "\(HistoryEntry.words(count, since: before)) \(name)\(count == 1 ? "" : "s")"
  }
}
