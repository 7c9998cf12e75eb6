import FlowModel

/// The ways to one destination, searched backwards.
struct WayMap {
  private let destination: GraphIndex.Destination
  private let places: WayPlaces
  private let edgesInto: WayEdges
  /// For each place from which the destination can be reached, the next move and the number of steps.
  private var moves: [Move?] = []
  private var lengths: [Int32] = []

  /// The next move at a place.
  private enum Move {
    /// Take an edge, given by its number.
    case take(Int32)
    /// Stop; a way to a route ends by taking an edge.
    case stop(last: Int32?)
  }

  /// The place where a way begins.
  enum Start {
    /// The beginning of an entry flow.
    case entry(Flow)
    /// The end of a link's chain.
    case link(Link)
  }

  init(_ index: GraphIndex, to destination: GraphIndex.Destination, followingTransitions: Bool) {
    self.destination = destination
    places = WayPlaces(index, followingTransitions: followingTransitions)
    edgesInto = WayEdges(of: places, by: \.to)
    search(backFrom: ends())
  }
}

extension WayMap {
  private func ends() -> [Int: Move] {
    switch destination {
    case .node(.flow(let id)):
      return places.begun(id).map { [$0: .stop(last: nil)] } ?? [:]
    case .node(.screen(let id)):
      let ends = (0..<places.count).filter { places.node(shownAt: $0) == .screen(id) }
      return Dictionary(uniqueKeysWithValues: ends.map { ($0, .stop(last: nil)) })
    case .route(let id):
      let ends = (0..<places.count).flatMap { edgesInto[$0] }.filter { step($0)?.route == id }
      return Dictionary(
        ends.map { (Int(places.edges[Int($0)].from), .stop(last: $0)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Searches backwards from the ends, level by level: all free moves of a level come before the next step.
  private mutating func search(backFrom ends: [Int: Move]) {
    moves = (0..<places.count).map { ends[$0] }
    lengths = moves.map { if case .stop(last: .some) = $0 { 1 } else { 0 } }
    var level = ends.keys.sorted()
    while !level.isEmpty {
      var position = 0
      while position < level.count {
        level += arrivals(at: level[position], areFree: true)
        position += 1
      }
      level = level.flatMap { arrivals(at: $0, areFree: false) }
    }
  }

  /// The places that lead directly to a place, except those already seen.
  private mutating func arrivals(at place: Int, areFree: Bool) -> [Int] {
    var arrivals: [Int] = []
    for number in edgesInto[place] {
      let edge = places.edges[Int(number)]
      let from = Int(edge.from)
      guard edge.isFree == areFree, moves[from] == nil else { continue }
      moves[from] = .take(number)
      lengths[from] = lengths[place] + (areFree ? 0 : 1)
      arrivals.append(from)
    }
    return arrivals
  }
}

extension WayMap {
  /// The number of steps from a start; nil if no way leads from there.
  func length(from start: Start) -> Int? {
    let chain = chain(of: start)
    return chain.isWhole
      ? chain.routes.count : place(after: start).map { chain.routes.count + Int(lengths[$0]) }
  }

  /// The shortest way from a start; nil if there is none.
  func way(from start: Start) -> Way? {
    let chain = chain(of: start)
    let rest = chain.isWhole ? [] : place(after: start).map(steps)
    return rest.map { Way(start: start.name, steps: chain.routes.map { Way.Step(route: $0) } + $0) }
  }

  /// The routes that a start takes by itself, and whether the last of them is the destination.
  private func chain(of start: Start) -> (routes: ArraySlice<String>, isWhole: Bool) {
    guard case .link(let link) = start else { return ([], false) }
    let chain = link.chain
    if case .route(let wanted) = destination, let place = chain.firstIndex(of: wanted) {
      return (chain[...place], true)
    }
    return (chain[...], false)
  }

  /// The place after a start's chain, if the destination can be reached from there.
  private func place(after start: Start) -> Int? {
    let place =
      switch start {
      case .entry(let flow): places.begun(flow.id)
      case .link(let link): places.place(afterChainOf: link)
      }
    return place.flatMap { moves[$0] == nil ? nil : $0 }
  }

  private func steps(from start: Int) -> [Way.Step] {
    guard var move = moves[start] else { return [] }
    var steps: [Way.Step] = []
    while case .take(let number) = move, let next = moves[Int(places.edges[Int(number)].to)] {
      if let step = step(number) { steps.append(step) }
      move = next
    }
    if case .stop(let last?) = move, let step = step(last) { steps.append(step) }
    return steps
  }

  private func step(_ number: Int32) -> Way.Step? { places.step(of: places.edges[Int(number)]) }
}

extension WayMap.Start {
  fileprivate var name: Way.Start {
    switch self {
    case .entry(let flow): .entry(flow.id)
    case .link(let link): .link(link.id)
    }
  }
}
