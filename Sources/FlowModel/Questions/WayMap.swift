/// The ways to one destination, searched backwards.
struct WayMap {
  private typealias Edge = WayPlaces.Edge

  private let index: GraphIndex
  private let places: WayPlaces
  private let edgesInto: [[WayPlaces.Edge]]

  /// The next move at a place from which the destination can be reached.
  private enum Move {
    /// Take an edge.
    case take(Edge)
    /// Stop; a way to a route ends by taking it.
    case stop(last: Way.Step?)
  }

  init(_ index: GraphIndex, followingTransitions: Bool) {
    self.index = index
    places = WayPlaces(index, followingTransitions: followingTransitions)
    var edgesInto: [[WayPlaces.Edge]] = Array(repeating: [], count: places.shownAt.count)
    for edge in places.edges { edgesInto[edge.to].append(edge) }
    self.edgesInto = edgesInto
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
      return places.begun[id].map { [$0: .stop(last: nil)] } ?? [:]
    case .node(.screen(let id)):
      let ends = places.shownAt.indices.filter { places.shownAt[$0]?.node == .screen(id) }
      return Dictionary(uniqueKeysWithValues: ends.map { ($0, .stop(last: nil)) })
    case .route(let id):
      let edges = edgesInto.joined().filter { $0.step?.route == id }
      return Dictionary(
        edges.map { ($0.from, .stop(last: $0.step)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Searches backwards from the ends, level by level: all free moves of a level come before the next step.
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

  /// The places that lead directly to a place, except those already seen.
  private func arrivals(at place: Int, areFree: Bool, _ moves: inout [Move?]) -> [Int] {
    edgesInto[place].compactMap { edge in
      guard (edge.step == nil) == areFree, moves[edge.from] == nil else { return nil }
      moves[edge.from] = .take(edge)
      return edge.from
    }
  }

  private func way(from entry: Flow, _ moves: [Move?]) -> Way? {
    places.begun[entry.id].flatMap { steps(from: $0, moves) }.map { Way(start: .entry(entry.id), steps: $0) }
  }

  private func way(from link: Link, to destination: GraphIndex.Destination, _ moves: [Move?]) -> Way? {
    let chain = link.chain
    if case .route(let wanted) = destination, let place = chain.firstIndex(of: wanted) {
      return Way(start: .link(link.id), steps: chain[...place].map { Way.Step(route: $0) })
    }
    guard let steps = places.place(afterChainOf: link).flatMap({ steps(from: $0, moves) }) else { return nil }
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
