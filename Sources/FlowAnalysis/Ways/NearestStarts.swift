import FlowModel

/// The nearest starts of every place, and how each is reached from them.
struct NearestStarts {
  private let index: GraphIndex
  private let places: WayPlaces
  /// The places where a flow or a screen is shown, or a flow has just begun.
  private var placesOf: [Node: [Int]] = [:]
  /// How places were reached, each at most once from each start; those of a place are linked from the last one on.
  private var arrivals: [Arrival] = []
  private var lastArrivals: [Int32]
  private let starts: [Start]
  private let limits: Limits

  /// The numbers of links that are kept for each place, and of steps at the ends of each way.
  struct Limits {
    let links: Int
    let first: Int
    let last: Int
  }

  private struct Start {
    let start: Way.Start
    let place: Int
    let chain: [String]
  }

  /// A place reached from a start, with the arrival that it was reached from; small, since a large graph has millions.
  private struct Arrival {
    let start: Int32
    let edge: Int32
    let previous: Int32
    let steps: Int32
    /// The last arrival on the way that belongs to its first steps.
    var head = Self.none
    /// The arrival at the same place before this one.
    var earlier = Self.none

    /// Marks the absence of an edge or of an arrival.
    static let none: Int32 = -1
  }

  init(_ index: GraphIndex, followingTransitions: Bool, _ limits: Limits) {
    self.index = index
    self.limits = limits
    places = WayPlaces(index, followingTransitions: followingTransitions)
    lastArrivals = Array(repeating: Arrival.none, count: places.count)
    starts = Self.starts(index, places)
    for place in 0..<places.count {
      if let node = places.node(shownAt: place) { placesOf[node, default: []].append(place) }
    }
    for flow in index.graph.flows { placesOf[.flow(flow.id)] = places.begun(flow.id).map { [$0] } }
    spread()
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
  private mutating func spread() {
    let edgesFrom = WayEdges(of: places, by: \.from)
    var levels: [[Visit]] = [[]]
    for (number, start) in starts.enumerated() {
      let arrival = Arrival(
        start: Int32(number), edge: Arrival.none, previous: Arrival.none, steps: Int32(start.chain.count))
      add(Visit(place: Int32(start.place), arrival: arrival), to: &levels)
    }
    var level = 0
    while level < levels.count {
      var position = 0
      while position < levels[level].count {
        let visit = levels[level][position]
        position += 1
        guard let number = settle(visit) else { continue }
        for edge in edgesFrom[Int(visit.place)] {
          add(visit.next(edge, places.edges[Int(edge)], from: number), to: &levels)
        }
      }
      levels[level] = []
      level += 1
    }
  }

  /// An arrival that is still to be visited.
  private struct Visit {
    let place: Int32
    let arrival: Arrival

    func next(_ number: Int32, _ edge: WayPlaces.Edge, from previous: Int32) -> Visit {
      let steps = arrival.steps + (edge.isFree ? 0 : 1)
      return Visit(
        place: edge.to,
        arrival: Arrival(start: arrival.start, edge: number, previous: previous, steps: steps))
    }
  }

  private func add(_ visit: Visit, to levels: inout [[Visit]]) {
    // A place that was reached before was reached in as few steps.
    guard !isReached(visit.place, from: visit.arrival.start) else { return }
    while levels.count <= visit.arrival.steps { levels.append([]) }
    levels[Int(visit.arrival.steps)].append(visit)
  }

  private func isReached(_ place: Int32, from start: Int32) -> Bool {
    var number = lastArrivals[Int(place)]
    while number != Arrival.none {
      let arrival = arrivals[Int(number)]
      if arrival.start == start { return true }
      number = arrival.earlier
    }
    return false
  }

  private func arrivals(at place: Int) -> [Arrival] {
    var found: [Arrival] = []
    var number = lastArrivals[place]
    while number != Arrival.none {
      found.append(arrivals[Int(number)])
      number = arrivals[Int(number)].earlier
    }
    return found
  }

  private func isEntry(_ arrival: Arrival) -> Bool { starts[Int(arrival.start)].start.isEntry }

  /// Keeps an arrival, unless there is a shorter one from the same start or enough from other links.
  private mutating func settle(_ visit: Visit) -> Int32? {
    let place = Int(visit.place)
    guard !isReached(visit.place, from: visit.arrival.start) else { return nil }
    guard isEntry(visit.arrival) || arrivals(at: place).count(where: { !isEntry($0) }) < limits.links
    else { return nil }
    let number = Int32(arrivals.count)
    var arrival = visit.arrival
    arrival.head = head(of: arrival, number)
    arrival.earlier = lastArrivals[place]
    lastArrivals[place] = number
    arrivals.append(arrival)
    return number
  }

  private func head(of arrival: Arrival, _ number: Int32) -> Int32 {
    guard arrival.steps > limits.first, arrival.previous != Arrival.none else { return number }
    return arrivals[Int(arrival.previous)].head
  }
}

extension NearestStarts {
  /// The ways to a flow or screen, at most one from each start, shortest first.
  func ways(to node: Node) -> [ShortestWays.Found] {
    let reached = (placesOf[node] ?? []).flatMap { place in
      arrivals(at: place).map { (place: place, arrival: $0) }
    }
    let order = reached.sorted {
      ($0.arrival.steps, $0.arrival.start, $0.place) < ($1.arrival.steps, $1.arrival.start, $1.place)
    }
    var seen: Set<Int32> = []
    return order.filter { seen.insert($0.arrival.start).inserted }.map { way(to: $0.arrival) }
  }

  private func way(to arrival: Arrival) -> ShortestWays.Found {
    let left = Int(arrival.steps) - limits.first - limits.last
    let steps =
      left <= 0
      ? Abridged(first: lastSteps(.max, to: arrival), left: 0, last: [])
      : Abridged(first: firstSteps(to: arrival), left: left, last: lastSteps(limits.last, to: arrival))
    return ShortestWays.Found(start: starts[Int(arrival.start)].start, steps: steps)
  }

  private func firstSteps(to arrival: Arrival) -> [Way.Step] {
    let chain = starts[Int(arrival.start)].chain
    let steps =
      chain.count < limits.first
      ? lastSteps(.max, to: arrivals[Int(arrival.head)])
      : chain.prefix(limits.first).map { Way.Step(route: $0) }
    return Array(steps.prefix(limits.first))
  }

  /// The last steps to an arrival, at most so many; those of a link's own chain come before all others.
  private func lastSteps(_ count: Int, to arrival: Arrival) -> [Way.Step] {
    var steps: [Way.Step] = []
    var arrival = arrival
    while arrival.edge != Arrival.none, steps.count < count {
      if let step = places.step(of: places.edges[Int(arrival.edge)]) { steps.append(step) }
      arrival = arrivals[Int(arrival.previous)]
    }
    let chain = starts[Int(arrival.start)].chain.suffix(count - steps.count)
    return chain.map { Way.Step(route: $0) } + steps.reversed()
  }
}
