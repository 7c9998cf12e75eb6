internal import FlowModel

/// A history as JSON; the changes of each tag are those of `flowdoc diff --format json`.
enum HistoryJSON {
  static func text(_ history: History, app: String) -> String {
    JSONValue.object([
      ("format", .string("flowdoc.history")), ("version", .number(1)), ("name", .string(app)),
      ("tags", .array(history.entries.map(entry))),
    ]).file
  }

  private static func entry(_ entry: HistoryEntry) -> JSONValue {
    .some([
      ("tag", .string(entry.name)), ("day", (entry.day?.description).map(JSONValue.string)),
      ("flows", (entry.counts?.flows).map(JSONValue.number)),
      ("screens", (entry.counts?.screens).map(JSONValue.number)),
      ("links", (entry.counts?.links).map(JSONValue.number)),
      ("remark", entry.remark.isEmpty ? nil : .string(entry.remark)),
      ("summary", entry.difference.map(DifferenceJSON.counts)),
      ("changes", entry.difference.map(DifferenceJSON.changes)),
    ])
  }
}
