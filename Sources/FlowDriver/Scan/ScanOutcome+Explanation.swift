internal import FlowModel
internal import FlowScan

extension ScanOutcome {
  /// Explains a flow, or `FLOW.TARGET`, as text; throws if there is none of this name.
  public func explanation(of name: String) throws -> String {
    let graph = try graph()
    let rows = ExplainedRows(named: name, in: graph)
    guard let flow = rows.flow else {
      let flows = graph.flows.map(\.name)
      let beginning = String(name.prefix { $0 != "." })
      throw DriverError(
        "no flow '\(name)' was found\(suggestion(for: beginning, among: flows)); a scan without --explain lists all flows"
      )
    }
    if explanations.isEmpty {
      throw DriverError(
        rows.part.isEmpty
          ? "nothing is known about \(flow.name) except that it is a flow"
          : "\(flow.name) has no '\(rows.part)'\(suggestion(for: rows.part, among: rows.names(in: graph)))")
    }
    return ExplanationText.text(of: explanations)
  }
}
