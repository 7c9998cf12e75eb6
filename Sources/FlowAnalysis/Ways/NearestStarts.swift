import FlowModel

/// The nearest starts of every place, and how each is reached from them.
struct NearestStarts {
  private let index: GraphIndex
  private let places: WayPlaces
  /// The places where a flow or a screen is shown, or a flow has just begun.
  private var placesOf: [Node: [Int]] = [:]
  /// For each place, how it was reached, at most once from each start.
  private var arrivals: [[Arrival]]
  private let starts: [Start]

  private struct Start {
    let start: Way.Start
    let place: Int
    let chain: [String]
  }

  /// A place reached from a start, with the arrival that it was reached from.
  private struct Arrival {
    let start: Int
    let edge: Int
    let previous: Int
    let steps: Int

    /// Marks the absence of an edge.
    static let none = -1
  }

  init(_ index: GraphIndex, followingTransitions: Bool, links limit: Int) {
    self.index = index
    places = WayPlaces(index, followingTransitions: followingTransitions)
    arrivals = Array(repeating: [], count: places.count)
    starts = Self.starts(index, places)
    for place in 0..<places.count {
      if let node = places.node(shownAt: place) { placesOf[node, default: []].append(place) }
    }
    for flow in index.graph.flows { placesOf[.flow(flow.id)] = places.begun(flow.id).map { [$0] } }
    spread(limit)
  }

  private static func starts(_ index: GraphIndex, _ places: WayPlaces) -> [Start] {
    index.entries.compactMap { entry in
      places.begun(entry.id).map { Start(start: .entry(entry.id), place: $0, chain: []) }
    }
      + index.graph.links.compactMap { link in
        places.place(afterChainOf: link).map { Start(start: .link(link.id), place: $0, chain: link.chain) }
      }
  }
}

extension NearestStarts {
  /// Searches from all starts at once, level by level; free moves belong to the level they are on.
  private mutating func spread(_ limit: Int) {
    let edgesFrom = WayEdges(of: places, by: \.from)
    var levels: [[Visit]] = [[]]
    for (number, start) in starts.enumerated() {
      let arrival = Arrival(
        start: number, edge: Arrival.none, previous: Arrival.none, steps: start.chain.count)
      add(Visit(place: start.place, arrival: arrival), to: &levels)
    }
    var level = 0
    while level < levels.count {
      var position = 0
      while position < levels[level].count {
        let visit = levels[level][position]
        position += 1
        guard let number = settle(visit, limit) else { continue }
        for edge in edgesFrom[visit.place] {
          add(visit.next(Int(edge), places.edges[Int(edge)], from: number), to: &levels)
        }
      }
      levels[level] = []
      level += 1
    }
  }

  /// An arrival that is still to be visited.
  private struct Visit {
    let place: Int
    let arrival: Arrival

    func next(_ number: Int, _ edge: WayPlaces.Edge, from previous: Int) -> Visit {
      let steps = arrival.steps + (edge.isFree ? 0 : 1)
      return Visit(
        place: Int(edge.to),
        arrival: Arrival(start: arrival.start, edge: number, previous: previous, steps: steps))
    }
  }

  private func add(_ visit: Visit, to levels: inout [[Visit]]) {
    while levels.count <= visit.arrival.steps { levels.append([]) }
    levels[visit.arrival.steps].append(visit)
  }

  private func isEntry(_ arrival: Arrival) -> Bool { starts[arrival.start].start.isEntry }

  /// Keeps an arrival, unless there is a shorter one from the same start or enough from other links.
  private mutating func settle(_ visit: Visit, _ limit: Int) -> Int? {
    let known = arrivals[visit.place]
    guard !known.contains(where: { $0.start == visit.arrival.start }) else { return nil }
    guard isEntry(visit.arrival) || known.count(where: { !isEntry($0) }) < limit else { return nil }
    arrivals[visit.place].append(visit.arrival)
    return known.count
  }
}

extension NearestStarts {
  /// The ways to a flow or screen, at most one from each start, shortest first.
  func ways(to node: Node) -> [Way] {
    let reached = (placesOf[node] ?? []).flatMap { place in
      arrivals[place].map { (place: place, arrival: $0) }
    }
    let order = reached.sorted {
      ($0.arrival.steps, $0.arrival.start, $0.place) < ($1.arrival.steps, $1.arrival.start, $1.place)
    }
    var seen: Set<Int> = []
    return order.filter { seen.insert($0.arrival.start).inserted }.map { way(to: $0.arrival) }
  }

  private func way(to arrival: Arrival) -> Way {
    let start = starts[arrival.start]
    var steps: [Way.Step] = []
    var arrival = arrival
    while arrival.edge != Arrival.none {
      let edge = places.edges[arrival.edge]
      if let step = places.step(of: edge) { steps.append(step) }
      arrival = arrivals[Int(edge.from)][arrival.previous]
    }
    return Way(start: start.start, steps: start.chain.map { Way.Step(route: $0) } + steps.reversed())
  }
}
