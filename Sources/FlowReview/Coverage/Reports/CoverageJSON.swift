internal import FlowModel

/// The whole coverage as JSON.
enum CoverageJSON {
  static func text(_ report: CoverageReport) -> String {
    let coverage = report.coverage
    return JSONValue.some([
      ("format", .string("flowdoc.coverage")), ("version", .number(1)),
      ("documentation", share(coverage.documentation, report.floors.documentation)),
      ("navigation", coverage.navigation.map { share($0, report.floors.navigation) }),
      ("parts", .array(coverage.cells.map { part($0, report.floors.cells[$0.id]) })),
    ]).file
  }

  private static func share(_ share: CoverageShare, _ floor: Int?) -> JSONValue {
    .some(fields(share, floor))
  }

  private static func fields(_ share: CoverageShare, _ floor: Int?) -> [(key: String, value: JSONValue?)] {
    [
      ("count", .number(share.count)), ("total", .number(share.total)), ("percent", .number(share.percent)),
      ("least", floor.map(JSONValue.number)),
    ]
  }

  private static func part(_ cell: CoverageCell, _ floor: Int?) -> JSONValue {
    let names: [(key: String, value: JSONValue?)] = [
      ("kind", .string(cell.id.kind.rawValue)), ("aspect", .string(cell.id.aspect.rawValue)),
    ]
    let missing = JSONValue.array(cell.missing.map { .string($0.subject.description) })
    return .some(names + fields(cell.share, floor) + [("missing", missing)])
  }
}
