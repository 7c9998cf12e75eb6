import FlowModel
import SwiftFacts
import ValueFlow

/// Lists the parts of tables, and the requests to their flows, that could not be understood.
struct UnresolvedTables {
  let scan: TableScan
  let names: NavigationNames
  private var solution: Solution { scan.solution }
  private var program: SourceProgram { solution.program }

  /// Adds them, including calls that open an unknown link.
  func add(to graph: inout FlowGraph, lost: [TableAsk]) {
    let flows = Set(graph.flows.map(\.id))
    let calls =
      unread + unknown + scan.asks.compactMap(call)
      + lost.compactMap { call($0, "No link that is known here answers this URL.") }
    for call in calls where flows.contains(call.flow) && !graph.unresolved.contains(call) {
      graph.unresolved.append(call)
    }
    graph.unresolved.sort { $0.rank < $1.rank }
  }

  private var unread: [UnresolvedCall] {
    scan.unread.map { flow, property in
      let info = program.properties[Int(property)]
      return UnresolvedCall(
        flow: names.id(of: flow), expression: program.expressionText(info.value, in: info.file),
        reason: "No route that is known is made here.", location: names.location(info.file, info.place))
    }
  }

  private var unknown: [UnresolvedCall] {
    scan.rows.filter { $0.target == nil }.map { row in
      UnresolvedCall(
        flow: names.id(of: row.flow), expression: row.text,
        reason: "What the route leads to is not known here.",
        location: names.location(solution.template(row.instance).file, row.place))
    }
  }

  private func call(_ ask: TableAsk) -> UnresolvedCall? {
    let isOwn = ask.code == ask.flow
    switch ask.kind {
    case .unknownRoute:
      return call(
        ask,
        isOwn
          ? "Which route is gone is not known here."
          : "This goes along a route of another flow: \(names.name(of: ask.flow)).")
    case .route(let name) where scan.row(name, of: ask.flow) == nil:
      return call(
        ask,
        isOwn
          ? "The table has no route \(name)." : "The other flow has no route \(name) that is known here.")
    default: return nil
    }
  }

  private func call(_ ask: TableAsk, _ reason: String) -> UnresolvedCall? {
    let file = solution.template(ask.instance).file
    return UnresolvedCall(
      flow: names.id(of: ask.code ?? ask.flow),
      expression: program.expressionText(solution.bodies.sites[Int(ask.site)].node, in: file), reason: reason,
      location: names.location(file, ask.place))
  }
}

extension UnresolvedCall {
  /// Orders calls by flow and location.
  fileprivate var rank: (String, String, Int, Int, String) {
    (flow, location?.file ?? "", location?.line ?? 0, location?.column ?? 0, expression)
  }
}
