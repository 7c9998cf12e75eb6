import FlowModel

/// Makes the links of the graph: each pattern once, with the route that it opens where the code says so.
struct LinkBuilder {
  let builder: GraphBuilder
  let declared: DeclaredAddresses
  private var program: Program { builder.knowledge.program }

  func links(of sightings: [Player.LinkSighting], in graph: FlowGraph) -> [Link] {
    var found: [String: Link] = [:]
    for sighting in sightings {
      let pattern = pattern(of: sighting)
      guard !pattern.isEmpty, found[pattern] == nil else { continue }
      found[pattern] = link(pattern, sighting, graph)
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  func pattern(of sighting: Player.LinkSighting) -> String {
    sighting.pattern.isEmpty ? sighting.address.pattern(declared) : sighting.pattern
  }

  private func link(_ pattern: String, _ sighting: Player.LinkSighting, _ graph: FlowGraph) -> Link {
    let route = opened(by: pattern, in: graph) ?? opened(by: sighting.member, in: graph) ?? ""
    return Link(
      pattern: pattern, parameters: parameters(pattern), route: route,
      path: route.isEmpty ? [] : way(to: route, in: graph),
      summary: summary(of: sighting.member),
      location: sighting.place.line == 0
        ? place(of: sighting) : builder.location(sighting.file, sighting.place), origins: [.scanned])
  }

  private func place(of sighting: Player.LinkSighting) -> SourceLocation? {
    guard let id = sighting.member?.type,
      let fact = program[id].cases.first(where: { $0.name == sighting.member?.name })
    else { return nil }
    return builder.location(program[id].file, fact.place)
  }

  private func summary(of member: EnumMember?) -> String {
    guard let id = member?.type else { return "" }
    return program[id].cases.first { $0.name == member?.name }?.summary ?? ""
  }

  // MARK: - What it opens

  /// The route that a flow was seen to take because of the link.
  private func opened(by pattern: String, in graph: FlowGraph) -> String? {
    graph.transitions.first { $0.from.kind == .link && $0.from.id == pattern && $0.kind == .route }?.route
  }

  /// Links that lead to routes of other flows than the one that answers them open the deepest of these.
  func open(in graph: inout FlowGraph) {
    for index in graph.links.indices where graph.links[index].route.isEmpty {
      let ways = graph.transitions.filter {
        $0.from.kind == .link && $0.from.id == graph.links[index].pattern && $0.kind == .route
      }.map { way(to: $0.route, in: graph) }
      guard let deepest = ways.max(by: { $0.count < $1.count }), let route = deepest.last else { continue }
      graph.links[index].route = route
      graph.links[index].path = deepest
    }
  }

  /// A table names a flow's own route: `DeepLink("cart", CartRoute.cart)`.
  private func opened(by member: EnumMember?, in graph: FlowGraph) -> String? {
    guard let member, let id = member.type else { return nil }
    for flow in graph.flows {
      guard let node = program.types.first(where: { builder.naming[$0.id] == flow.id }) else { continue }
      let answers = node.functionOrder.contains { function in
        function.facts.parameters.contains { parameter in
          parameter.type.name.flatMap { program.find($0, in: node.id, from: node.file) } == id
        }
      }
      if answers, let route = flow.routes.first(where: { $0.name == member.name }) { return route.id }
    }
    return nil
  }

  /// The shortest chain of routes from an entry to this one.
  private func way(to route: String, in graph: FlowGraph) -> [String] {
    guard let owner = graph.flows.first(where: { $0.routes.contains { $0.id == route } }) else {
      return [route]
    }
    var ways: [String: [String]] = [:]
    var waiting = graph.flows.filter(\.isEntry).map(\.id)
    for entry in waiting { ways[entry] = [] }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      for step in graph.flows.first(where: { $0.id == next })?.routes ?? []
      where step.target.kind == .flow && ways[step.target.id] == nil {
        ways[step.target.id] = (ways[next] ?? []) + [step.id]
        waiting.append(step.target.id)
      }
    }
    return (ways[owner.id] ?? []) + [route]
  }

  // MARK: - Parameters

  private func parameters(_ pattern: String) -> [LinkParameter] {
    guard let parsed = try? LinkPattern(pattern) else { return [] }
    return parsed.parameters.map { parameter in
      LinkParameter(
        name: parameter.name, type: parameter.type.name,
        place: LinkParameter.Place(rawValue: parameter.place.rawValue) ?? .path,
        isOptional: parameter.isOptional)
    }
  }
}
