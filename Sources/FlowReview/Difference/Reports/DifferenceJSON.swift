internal import FlowModel

/// The whole difference as JSON.
enum DifferenceJSON {
  static func text(_ report: DifferenceReport) -> String {
    JSONValue.object([
      ("format", .string("flowdoc.diff")), ("version", .number(1)),
      ("old", .string(report.oldName)), ("new", .string(report.newName)),
      ("summary", counts(report.difference)), ("changes", changes(report.difference)),
    ]).file
  }

  static func counts(_ difference: GraphDifference) -> JSONValue {
    .object(GraphChange.Level.allCases.map { ($0.rawValue, .number(difference.count($0))) })
  }

  static func changes(_ difference: GraphDifference) -> JSONValue { .array(difference.changes.map(change)) }

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
