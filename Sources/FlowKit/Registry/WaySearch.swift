/// The shortest ways from one flow to all others, along steps whose parameters a URL supplies.
///
/// Of equally long ways, the first by the ids of its routes is taken, so that the order of declarations does not matter.
struct WaySearch {
  private let network: FlowNetwork
  /// For each flow that was reached: the previous flow and the route between them.
  private var arrivals: [Int: (flow: Int, route: Int)] = [:]
  private let start: Int

  init(_ network: FlowNetwork, from start: Int, supplying available: Set<String>?) {
    self.network = network
    self.start = start
    var open = [start]
    var next = 0
    while next < open.count {
      let number = open[next]
      let flow = network.flows[number]
      next += 1
      for route in flow.steps where available.map(flow.routes[route].isSupplied) ?? true {
        guard let child = flow.routes[route].child, child != start, arrivals[child] == nil else { continue }
        arrivals[child] = (number, route)
        open.append(child)
      }
    }
  }

  /// Tells whether a flow was reached.
  func reaches(_ flow: Int) -> Bool { flow == start || arrivals[flow] != nil }

  /// The steps to a flow; nil if it was not reached.
  func way(to flow: Int) -> [(flow: Int, route: Int)]? {
    guard reaches(flow) else { return nil }
    var steps: [(flow: Int, route: Int)] = []
    var current = flow
    while let arrival = arrivals[current] {
      steps.append(arrival)
      current = arrival.flow
    }
    return steps.reversed()
  }
}
