import FlowModel

/// Makes the transitions along routes of other flows than the one whose code asks for them, and by links that code opens.
struct Crossings {
  private let players: [Player]
  private let builder: GraphBuilder

  init(players: [Player], builder: GraphBuilder) {
    self.players = players
    self.builder = builder
  }

  func add(to graph: inout FlowGraph) {
    let flows = Dictionary(graph.flows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let links = LinkTable.of(graph).table
    let played = players.filter { flows[builder.naming[$0.flow]] != nil }
    let cast = GraphBuilder.Cast(flows: Set(played.map(\.flow)), shown: [])
    let screens = Set(graph.screens.map(\.id))
    var found = Dictionary(
      graph.transitions.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var isChanged = false
    for sighting in played.flatMap(\.sightings) {
      guard case .elsewhere(let what, let text) = sighting.deed else { continue }
      guard let route = route(what, in: graph, flows, links) else {
        note(what, text, sighting, in: &graph)
        continue
      }
      guard let from = source(sighting, cast), from.kind != .screen || screens.contains(from.id) else {
        continue
      }
      let transition = transition(from, along: route, sighting)
      found[transition.identity] = joined(found[transition.identity], transition)
      isChanged = true
    }
    if isChanged { graph.transitions = found.keys.sorted().compactMap { found[$0] } }
  }

  /// A flow that asks when it begins asks for itself.
  private func source(_ sighting: Sighting, _ cast: GraphBuilder.Cast) -> Source? {
    guard sighting.cause.kind == .start else { return builder.source(sighting.cause, cast) }
    return Source(kind: .flow, id: builder.naming[sighting.flow], name: builder.name(of: sighting.flow))
  }

  private func transition(_ from: Source, along route: (flow: String, id: String), _ sighting: Sighting)
    -> Transition
  {
    let trigger = sighting.label ?? sighting.cause.trigger
    return Transition(
      flow: route.flow, from: from, triggers: trigger.isEmpty ? [] : [trigger], kind: .route, route: route.id,
      location: builder.location(sighting.file, sighting.place), origins: [.scanned])
  }

  private func joined(_ known: Transition?, _ new: Transition) -> Transition {
    guard var known else { return new }
    known.triggers = Set(known.triggers + new.triggers).sorted()
    return known
  }

  // MARK: - What is asked for

  private func route(_ what: Elsewhere, in graph: FlowGraph, _ flows: [String: Flow], _ links: LinkTable)
    -> (flow: String, id: String)?
  {
    switch what {
    case .route(let name, let id):
      let flow = flows[builder.naming[id]]
      return flow?.routes.first { $0.name == name }.map { (flow?.id ?? "", $0.id) }
    case .link(let url):
      guard let match = try? links.match(url), let link = graph.links.first(where: { $0.id == match.id }),
        let flow = graph.flows.first(where: { $0.routes.contains { $0.id == link.route } })
      else { return nil }
      return (flow.id, link.route)
    }
  }

  private func note(_ what: Elsewhere, _ text: String, _ sighting: Sighting, in graph: inout FlowGraph) {
    let reason =
      switch what {
      case .route(let name, _): "The other flow has no route \(name) that is known here."
      case .link: "No link that is known here answers this URL."
      }
    let call = UnresolvedCall(
      flow: builder.naming[sighting.flow], expression: text, reason: reason,
      location: builder.location(sighting.file, sighting.place))
    if !graph.unresolved.contains(call) { graph.unresolved.append(call) }
  }
}
