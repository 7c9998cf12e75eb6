import FlowModel
import SwiftFacts
import ValueFlow

/// Adds the links that tables declare, with their guards.
struct TableLinkGraph {
  let scan: TableScan
  let names: NavigationNames

  func add(to graph: inout FlowGraph, _ gated: Set<TableTransitions.Gated>) {
    let links = links(in: graph)
    guard !links.isEmpty else { return }
    let declared = Set(links.map(\.pattern))
    graph.links = (graph.links.filter { !declared.contains($0.pattern) } + links).sorted { $0.id < $1.id }
    graph.transitions += transitions(gated, links: graph.links)
  }

  /// A route with the row that declares it.
  private struct Found {
    let row: TableRow
    let route: Route
    let flow: String
    let location: SourceLocation
  }

  /// Makes the links; of two links with the same pattern, the second has its route in its id.
  private func links(in graph: FlowGraph) -> [Link] {
    let ways = TableWays(graph)
    let rows = rows(in: graph)
    let all = Dictionary(rows.map { ($0.route.id, $0.row) }) { first, _ in first }
    var seen: Set<String> = []
    return rows.filter { !$0.row.link.isEmpty }.sorted { $0.route.id < $1.route.id }.map { found in
      let pattern = found.row.link
      let isFirst = seen.insert(pattern).inserted
      return link(found, id: isFirst ? pattern : "\(pattern) (\(found.route.id))", ways, all)
    }
  }

  private func rows(in graph: FlowGraph) -> [Found] {
    let flows = Dictionary(graph.flows.map { ($0.id, $0) }) { first, _ in first }
    return scan.rows.compactMap { row in
      let id = names.id(of: row.flow)
      return flows[id]?.routes.first { $0.name == row.row.name }.map {
        Found(
          row: row.row, route: $0, flow: id,
          location: names.location(scan.solution.template(row.instance).file, row.place))
      }
    }
  }

  private func link(_ found: Found, id: String, _ ways: TableWays, _ rows: [String: TableRow]) -> Link {
    let row = found.row
    let parameters = row.pattern?.parameters ?? []
    let way = ways.way(
      to: found.route, in: found.flow, below: below(found, rows), supplying: Set(parameters.map(\.name)))
    let types = types(of: [row] + way.compactMap { rows[$0.id] })
    let guards = way.isEmpty ? row.guards : way.flatMap(\.guards)
    return Link(
      id: id, pattern: row.link,
      parameters: parameters.map { parameter in
        LinkParameter(
          name: parameter.name, type: types[parameter.name]?.type ?? parameter.type.name,
          place: LinkParameter.Place(rawValue: parameter.place.rawValue) ?? .path,
          isOptional: parameter.isOptional, allowed: types[parameter.name]?.allowed ?? [])
      },
      route: found.route.id, path: way.map(\.id), examples: row.examples, summary: row.summary,
      owner: row.owner, since: row.since, deprecated: row.deprecated, guards: Set(guards).sorted(),
      location: found.location, origins: [.scanned])
  }

  /// The ids of the routes that a link to a route takes first, in order.
  private func below(_ found: Found, _ rows: [String: TableRow]) -> [String] {
    var ids: [String] = []
    var row = found.row
    while !row.below.isEmpty, ids.count < rows.count, let next = rows["\(found.flow).\(row.below)"] {
      ids.append("\(found.flow).\(row.below)")
      row = next
    }
    return ids.reversed()
  }

  /// The types of the parameters along a way; those of the link's own route take precedence.
  private func types(of rows: [TableRow]) -> [String: TableRow.Parameter] {
    var types: [String: TableRow.Parameter] = [:]
    for row in rows { types.merge(zip(row.parameterNames, row.parameters)) { first, _ in first } }
    return types
  }

  /// If a guard shows something before the link may enter, each of its links leads there.
  private func transitions(_ gated: Set<TableTransitions.Gated>, links: [Link]) -> [Transition] {
    var found = FoundTransitions(FlowGraph(name: ""))
    for one in gated.sorted(by: { $0.location < $1.location }) {
      for link in links where link.guards.contains(one.gate) {
        found.add(
          Transition(
            flow: one.flow, from: Source(kind: .link, id: link.id), triggers: [one.gate], kind: .route,
            route: one.route, location: one.location, origins: [.scanned]))
      }
    }
    return found.all
  }
}
