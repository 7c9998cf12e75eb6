/// A format for histories.
public enum HistoryFormat: String, CaseIterable, Sendable {
  /// A self-contained HTML page.
  case html
  /// Text, a line per tag, with the breaking changes below.
  case text
  /// Markdown, a table of the tags and a list of what broke.
  case markdown
  /// JSON with all changes.
  case json
}

extension History {
  /// Writes the history in a format, under the app's name.
  public func text(as format: HistoryFormat, app: String) -> String {
    switch format {
    case .html: HistoryHTML.text(self, app: app)
    case .text: HistoryText.text(self)
    case .markdown: HistoryMarkdown.text(self, app: app)
    case .json: HistoryJSON.text(self, app: app)
    }
  }

  /// The entries with the counts of the last entry before that has some.
  var rows: [(entry: HistoryEntry, before: HistoryCounts?)] {
    var before: HistoryCounts?
    return entries.map { entry in
      defer { before = entry.counts ?? before }
      return (entry, before)
    }
  }
}
