/// The places an app can be in, and the steps between them; the ways to one destination are found from its end.
///
/// A place is a flow that just began, a flow that shows one of its targets, or, for routes of which nobody knows the
/// trigger, "anywhere in the flow". A step goes a route; moving into a child flow that was shown is free.
struct WayMap {
  private let index: GraphIndex
  private var begun: [String: Int] = [:]
  private var anywhere: [String: Int] = [:]
  private var showing: [Showing: Int] = [:]
  /// What is shown at a place, nil where a flow just began or may be anywhere.
  private var shownAt: [Showing?] = []
  private var edgesInto: [[Edge]] = []

  private struct Showing: Hashable {
    let flow: String
    let node: Node
  }

  private struct Edge {
    let from: Int
    let to: Int
    /// The step that is gone, nil where the move is free.
    let step: Way.Step?
  }

  /// What to do at a place from which the destination can be reached.
  private enum Move {
    /// Take an edge.
    case take(Edge)
    /// Stop; a way to a route stops by going it.
    case stop(last: Way.Step?)
  }

  init(_ index: GraphIndex, followingTransitions: Bool) {
    self.index = index
    addPlaces()
    addFreeMoves()
    addSteps(askers: followingTransitions ? Dictionary(grouping: index.graph.transitions, by: \.route) : [:])
  }
}

extension WayMap {
  private mutating func newPlace(showing shown: Showing? = nil) -> Int {
    shownAt.append(shown)
    edgesInto.append([])
    return edgesInto.count - 1
  }

  private mutating func addPlaces() {
    for flow in index.graph.flows {
      begun[flow.id] = newPlace()
      anywhere[flow.id] = newPlace()
      for node in flow.routes.compactMap({ Node($0.target) }) {
        let place = Showing(flow: flow.id, node: node)
        if showing[place] == nil { showing[place] = newPlace(showing: place) }
      }
    }
  }

  private mutating func addFreeMoves() {
    for case (let number, let shown?) in shownAt.enumerated() {
      move(from: number, to: anywhere[shown.flow])
      if case .flow(let child) = shown.node { move(from: number, to: begun[child]) }
    }
    for flow in index.graph.flows { move(from: begun[flow.id], to: anywhere[flow.id]) }
  }

  private mutating func addSteps(askers: [String: [Transition]]) {
    for flow in index.graph.flows {
      for route in flow.routes {
        guard let place = place(after: route, in: flow.id) else { continue }
        let asked = askers[route.id, default: []].filter { $0.flow == flow.id }
        let known = asked.compactMap { transition in
          self.place(of: transition.from, in: flow.id).map { ($0, transition) }
        }
        for (origin, transition) in known {
          let from = transition.from.kind == .start ? nil : transition.from
          let step = Way.Step(route: route.id, from: from, triggers: transition.triggers)
          move(from: origin, to: place, by: step)
        }
        if known.isEmpty { move(from: anywhere[flow.id], to: place, by: Way.Step(route: route.id)) }
      }
    }
  }

  private func place(after route: Route, in flow: String) -> Int? {
    Node(route.target).flatMap { showing[Showing(flow: flow, node: $0)] }
  }

  private func place(of source: Source, in flow: String) -> Int? {
    if source.kind == .start { return begun[flow] }
    return Node(source).flatMap { showing[Showing(flow: flow, node: $0)] }
  }

  private mutating func move(from: Int?, to: Int?, by step: Way.Step? = nil) {
    guard let from, let to else { return }
    edgesInto[to].append(Edge(from: from, to: to, step: step))
  }
}

extension WayMap {
  func ways(to destination: GraphIndex.Destination) -> [Way] {
    let moves = search(backFrom: ends(of: destination))
    return index.entries.compactMap { way(from: $0, moves) }
      + index.graph.links.compactMap { way(from: $0, to: destination, moves) }
  }

  private func ends(of destination: GraphIndex.Destination) -> [Int: Move] {
    switch destination {
    case .node(.flow(let id)):
      return begun[id].map { [$0: .stop(last: nil)] } ?? [:]
    case .node(.screen(let id)):
      let places = shownAt.indices.filter { shownAt[$0]?.node == .screen(id) }
      return Dictionary(uniqueKeysWithValues: places.map { ($0, .stop(last: nil)) })
    case .route(let id):
      let edges = edgesInto.joined().filter { $0.step?.route == id }
      return Dictionary(
        edges.map { ($0.from, .stop(last: $0.step)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Walks back from the ends, level by level: all free moves of a level come before the next step.
  private func search(backFrom ends: [Int: Move]) -> [Move?] {
    var moves = edgesInto.indices.map { ends[$0] }
    var level = ends.keys.sorted()
    while !level.isEmpty {
      var position = 0
      while position < level.count {
        level += arrivals(at: level[position], areFree: true, &moves)
        position += 1
      }
      level = level.flatMap { arrivals(at: $0, areFree: false, &moves) }
    }
    return moves
  }

  /// The places from which one comes to a place, those not seen before.
  private func arrivals(at place: Int, areFree: Bool, _ moves: inout [Move?]) -> [Int] {
    edgesInto[place].compactMap { edge in
      guard (edge.step == nil) == areFree, moves[edge.from] == nil else { return nil }
      moves[edge.from] = .take(edge)
      return edge.from
    }
  }

  private func way(from entry: Flow, _ moves: [Move?]) -> Way? {
    begun[entry.id].flatMap { steps(from: $0, moves) }.map { Way(start: .entry(entry.id), steps: $0) }
  }

  private func way(from link: Link, to destination: GraphIndex.Destination, _ moves: [Move?]) -> Way? {
    let chain = link.path.isEmpty && !link.route.isEmpty ? [link.route] : link.path
    if case .route(let wanted) = destination, let place = chain.firstIndex(of: wanted) {
      return Way(start: .link(link.id), steps: chain[...place].map { Way.Step(route: $0) })
    }
    guard let last = chain.last.flatMap(index.route), let flow = index.flow(ofRoute: last.id),
      let steps = place(after: last, in: flow.id).flatMap({ steps(from: $0, moves) })
    else { return nil }
    return Way(start: .link(link.id), steps: chain.map { Way.Step(route: $0) } + steps)
  }

  private func steps(from start: Int, _ moves: [Move?]) -> [Way.Step]? {
    guard var move = moves[start] else { return nil }
    var steps: [Way.Step] = []
    while case .take(let edge) = move, let next = moves[edge.to] {
      if let step = edge.step { steps.append(step) }
      move = next
    }
    if case .stop(let last?) = move { steps.append(last) }
    return steps
  }
}
