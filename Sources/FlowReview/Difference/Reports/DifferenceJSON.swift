internal import FlowModel

/// The whole difference as JSON.
enum DifferenceJSON {
  static func text(_ report: DifferenceReport) -> String {
    let counts = GraphChange.Level.allCases.map {
      ($0.rawValue, JSONValue.number(report.difference.count($0)))
    }
    return JSONValue.object([
      ("format", .string("flowdoc.diff")), ("version", .number(1)),
      ("old", .string(report.oldName)), ("new", .string(report.newName)),
      ("summary", .object(counts)), ("changes", .array(report.difference.changes.map(change))),
    ]).file
  }

  private static func change(_ change: GraphChange) -> JSONValue {
    .some([
      ("level", .string(change.level.rawValue)), ("change", .string(change.kind.rawValue)),
      ("kind", .string(change.subject.kind)), ("name", .string(change.subject.name)),
      ("oldName", change.oldID.map(JSONValue.string)),
      ("details", .array(change.details.map(detail))),
    ])
  }

  private static func detail(_ detail: GraphChange.Detail) -> JSONValue {
    .some([
      ("level", .string(detail.level.rawValue)), ("message", .string(detail.words)),
      ("witness", detail.witness.map(JSONValue.string)),
    ])
  }
}
