import FlowModel

/// Makes one flow of the graph: its routes, its outcomes, and the transitions along them.
struct FlowBuilder {
  private let builder: GraphBuilder
  private let play: GraphBuilder.Play
  private let cast: GraphBuilder.Cast
  private var program: Program { builder.knowledge.program }

  init(_ builder: GraphBuilder, _ play: GraphBuilder.Play, _ cast: GraphBuilder.Cast) {
    self.builder = builder
    self.play = play
    self.cast = cast
  }

  func build() -> (flow: Flow, transitions: [Transition], unresolved: [UnresolvedCall]) {
    let node = program[play.flow]
    let id = builder.naming[play.flow]
    let ways = Ways(of: play.sightings, flow: id, builder: builder, known: cast.flows)
    let about = play.declared
    let flow = Flow(
      id: id, name: node.name, module: Naming.module(of: node.file), isEntry: play.isEntry,
      summary: about?.summary ?? node.summary, owner: about?.owner ?? "",
      location: builder.location(node.file, node.place), origins: [.scanned], routes: ways.routes,
      outcomes: about?.outcomes ?? outcomes())
    return (flow, transitions(ways, flow: id), unresolved(flow: id))
  }

  private func outcomes() -> [Outcome] {
    var types: [String: Set<String>] = [:]
    for sighting in play.sightings {
      if case .finish(let name) = sighting.deed { types[name, default: []].insert(sighting.result) }
    }
    return types.sorted { $0.key < $1.key }.map { name, types in
      let known = types.subtracting([""])
      return Outcome(name: name, type: known.count == 1 ? known.first ?? "" : "")
    }
  }

  private func unresolved(flow: String) -> [UnresolvedCall] {
    var seen: Set<SourceLocation> = []
    let shown = Set(play.sightings.filter(\.isShow).map { builder.location($0.file, $0.place) })
    return play.sightings.compactMap { sighting in
      guard case .unresolved(let text, let reason) = sighting.deed else { return nil }
      let location = builder.location(sighting.file, sighting.place)
      // Another way through the same call knew its target.
      guard !shown.contains(location), seen.insert(location).inserted else { return nil }
      return UnresolvedCall(flow: flow, expression: text, reason: reason, location: location)
    }
  }

  // MARK: - Transitions

  private func transitions(_ ways: Ways, flow: String) -> [Transition] {
    var found: [String: Transition] = [:]
    for (index, sighting) in play.sightings.enumerated() {
      guard var transition = transition(sighting, route: ways.route(ofSighting: index), flow: flow) else {
        continue
      }
      if let known = found[transition.identity] {
        transition.triggers = Array(Set(known.triggers + transition.triggers)).sorted()
        transition.location = known.location
      }
      found[transition.identity] = transition
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  private func transition(_ sighting: Sighting, route: String?, flow: String) -> Transition? {
    guard let source = builder.source(sighting.cause, cast) else { return nil }
    let trigger = sighting.label ?? sighting.cause.trigger
    var transition = Transition(
      flow: flow, from: source, triggers: trigger.isEmpty ? [] : [trigger], kind: .route,
      location: builder.location(sighting.file, sighting.place), origins: [.scanned])
    switch sighting.deed {
    case .show, .start, .keep:
      guard let route else { return nil }
      transition.route = route
    case .finish(let name):
      guard source.kind != .start else { return nil }
      transition.kind = .finish
      transition.outcome = name
    case .back:
      guard source.kind != .start else { return nil }
      transition.kind = .back
    case .unresolved, .elsewhere: return nil
    }
    return transition
  }
}
