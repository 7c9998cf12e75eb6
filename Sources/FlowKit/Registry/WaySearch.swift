/// The shortest ways from one flow to all others, along steps whose parameters a URL supplies.
///
/// Of ways of one length the one whose routes' ids come first is taken, so the order of declarations does not matter.
struct WaySearch {
  private let network: FlowNetwork
  /// For each flow that was reached: the flow before it and the route between.
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

  /// Whether a flow was reached.
  func reaches(_ flow: Int) -> Bool { flow == start || arrivals[flow] != nil }

  /// The steps to a flow; nil where none lead there.
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
