import FlowModel

/// Makes the links that tables declare, and the transitions of what is asked before they enter.
struct TableLinks {
  let players: [Player]
  let builder: GraphBuilder

  func add(to graph: inout FlowGraph) {
    let links = links(in: graph)
    guard !links.isEmpty else { return }
    let declared = Set(links.map(\.pattern))
    graph.links = (graph.links.filter { !declared.contains($0.pattern) } + links).sorted { $0.id < $1.id }
    graph.transitions += gates(in: graph)
  }

  /// A route with the row that declares it.
  private struct Found {
    let row: TableRow
    let route: Route
    let flow: String
    let location: SourceLocation
  }

  /// Of two links with one pattern the second is known by its route, too.
  private func links(in graph: FlowGraph) -> [Link] {
    let ways = TableWays(graph)
    let rows = rows(in: graph)
    let all = Dictionary(rows.map { ($0.route.id, $0.row) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return rows.filter { !$0.row.link.isEmpty }.sorted { $0.route.id < $1.route.id }.map { found in
      let pattern = found.row.link
      let isFirst = seen.insert(pattern).inserted
      return link(found, id: isFirst ? pattern : "\(pattern) (\(found.route.id))", ways, all)
    }
  }

  private func rows(in graph: FlowGraph) -> [Found] {
    players.flatMap { player -> [Found] in
      let id = builder.naming[player.flow]
      let entries = (player.table?.entries ?? []) + player.listed
      guard !entries.isEmpty, let flow = graph.flows.first(where: { $0.id == id }) else { return [] }
      return entries.compactMap { entry in
        flow.routes.first { $0.name == entry.row.name }.map { route in
          Found(
            row: entry.row, route: route, flow: id,
            location: builder.location(entry.property.file, entry.property.facts.place))
        }
      }
    }
  }

  private func link(_ found: Found, id: String, _ ways: TableWays, _ rows: [String: TableRow]) -> Link {
    let row = found.row
    let parameters = row.pattern?.parameters ?? []
    let way = ways.way(to: found.route, in: found.flow, supplying: Set(parameters.map(\.name)))
    let types = types(of: [row] + way.compactMap { rows[$0.id] })
    let guards = way.isEmpty ? row.guards : way.flatMap(\.guards)
    return Link(
      id: id, pattern: row.link,
      parameters: parameters.map { parameter in
        LinkParameter(
          name: parameter.name, type: types[parameter.name]?.type ?? parameter.type.name,
          place: LinkParameter.Place(rawValue: parameter.place.rawValue) ?? .path,
          isOptional: parameter.isOptional,
          allowed: types[parameter.name]?.allowed ?? [])
      },
      route: found.route.id, path: way.map(\.id), examples: row.examples, summary: row.summary,
      owner: row.owner,
      since: row.since, deprecated: row.deprecated, guards: Set(guards).sorted(), location: found.location,
      origins: [.scanned])
  }

  /// The types of the parameters along a way; the link's own route says it first.
  private func types(of rows: [TableRow]) -> [String: TableRow.Parameter] {
    var types: [String: TableRow.Parameter] = [:]
    for row in rows { types.merge(zip(row.parameterNames, row.parameters)) { first, _ in first } }
    return types
  }

  // MARK: - Gates

  /// Where a gate shows something before the link may enter, each of its links leads there.
  private func gates(in graph: FlowGraph) -> [Transition] {
    var found: [String: Transition] = [:]
    for player in players {
      let flow = builder.naming[player.flow]
      for sighting in player.sightings where sighting.cause.kind == .gate && sighting.isShow {
        guard
          let route = graph.flows.first(where: { $0.id == flow })?.routes.first(where: {
            $0.name == sighting.route.name
          })
        else { continue }
        for link in graph.links where link.guards.contains(sighting.cause.trigger) {
          let transition = Transition(
            flow: flow, from: Source(kind: .link, id: link.id), triggers: [sighting.cause.trigger],
            kind: .route,
            route: route.id, location: builder.location(sighting.file, sighting.place), origins: [.scanned])
          found[transition.identity] = found[transition.identity] ?? transition
        }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }
}
