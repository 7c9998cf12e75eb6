import FlowAnalysis
public import FlowModel

/// A function that returns the key of the node for something a flow shows; nil if the scene has no such node.
struct FlowStage {
  let flow: Flow
  let key: (Node) -> String
  let systemKey: (Target) -> String

  /// The key of the flow itself.
  var flowKey: String { SceneBuilder.key(.flow(flow.id)) }

  /// The key of the node for all screens.
  var anywhere: String { "anywhere:\(flow.id)" }

  func key(of target: Target) -> String { Node(target).map(key) ?? systemKey(target) }
}

extension SceneBuilder {
  /// Adds an edge for each move between the nodes of a flow: from its requester, or from the flow if that is unknown.
  mutating func addSteps(_ stage: FlowStage) {
    let transitions = index.transitions(of: stage.flow.id)
    let requesters = Dictionary(grouping: transitions.filter { $0.kind == .route }, by: \.route)
    for route in stage.flow.routes { addRoute(route, requesters[route.id] ?? [], stage) }
    for transition in transitions where transition.kind == .back { addBack(transition, requesters, stage) }
  }

  private mutating func addRoute(_ route: Route, _ requesters: [Transition], _ stage: FlowStage) {
    let target = stage.key(of: route.target)
    guard has(target) else { return }
    let known = requesters.compactMap { transition in
      origin(of: transition.from, stage).map { (key: $0, transition: transition) }
    }
    // A move that any screen can request needs no lines from single screens.
    let isAnywhere = known.contains { $0.transition.from.kind == .anywhere }
    for (key, transition) in known where !isAnywhere || transition.from.kind != .screen {
      let isStart = transition.from.kind == .start
      let words = isStart || transition.triggers.isEmpty ? name(of: route) : transition.triggers
      add(edge(from: key, to: target, route, words: words))
    }
    if known.isEmpty { add(edge(from: stage.flowKey, to: target, route, words: name(of: route))) }
  }

  /// The line to the first screen of a flow needs no text.
  private func name(of route: Route) -> [String] { route.style == .root ? [] : [route.name] }

  private func edge(from: String, to: String, _ route: Route, words: [String]) -> Scene.Edge {
    let asked = words.isEmpty ? "" : " on \(words.joined(separator: ", "))"
    return Scene.Edge(
      from: from, to: to, kind: .route(route.style), words: words,
      label: "\(route.style.verb) \(route.target.name)\(asked) (\(route.id))")
  }

  private func origin(of source: Source, _ stage: FlowStage) -> String? {
    if source.kind == .start { return stage.flowKey }
    if source.kind == .anywhere { return has(stage.anywhere) ? stage.anywhere : stage.flowKey }
    let key = Node(source).map(stage.key)
    return has(key) ? key : nil
  }

  /// Going back leads to the requester of the screen, or to the flow's beginning.
  private mutating func addBack(
    _ transition: Transition, _ requesters: [String: [Transition]], _ stage: FlowStage
  ) {
    guard let from = origin(of: transition.from, stage), from != stage.flowKey, from != stage.anywhere else {
      return
    }
    let shown = stage.flow.routes.filter { stage.key(of: $0.target) == from }
    let asked = shown.flatMap { requesters[$0.id] ?? [] }.compactMap { origin(of: $0.from, stage) }
    for to in Set(asked.isEmpty ? [stage.flowKey] : asked) where to != from {
      add(
        Scene.Edge(
          from: from, to: to, kind: .back, words: transition.triggers,
          label: "goes back on \(transition.triggers.joined(separator: ", "))"))
    }
  }

  /// Adds the exits of a flow, from their requesters, or from the flow if these are unknown.
  mutating func addOutcomes(_ stage: FlowStage) {
    let ends = index.transitions(of: stage.flow.id).filter { $0.kind == .finish }
    for name in Set(stage.flow.outcomes.map(\.name) + ends.map(\.outcome)).sorted() {
      let key = "outcome:\(name)"
      addOutcome(name, of: stage.flow, key: key)
      let known = ends.filter { $0.outcome == name }.compactMap { end in
        origin(of: end.from, stage).map { (from: $0, words: end.triggers) }
      }
      for (from, words) in known.isEmpty ? [(from: stage.flowKey, words: [])] : known {
        let label = "ends: \(name)" + (words.isEmpty ? "" : " on \(words.joined(separator: ", "))")
        add(Scene.Edge(from: from, to: key, kind: .finish, words: words, label: label))
      }
    }
  }
}

extension PresentationStyle {
  /// The style as a verb, for a sentence about a route and its target.
  public var verb: String {
    switch self {
    case .root: "begins with"
    case .push: "pushes"
    case .present: "presents"
    case .tab: "has the tab"
    case .embed: "embeds"
    case .start: "starts"
    case .system: "shows"
    }
  }
}
