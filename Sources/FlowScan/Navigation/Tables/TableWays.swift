import FlowModel

/// The shortest ways through a graph from the first flows to all others, along routes whose parameters a URL supplies.
///
/// Of equally long ways, the first by the ids of its routes is taken, as in the registry.
struct TableWays {
  private let flows: [String: Flow]
  private let roots: [String]

  init(_ graph: FlowGraph) {
    flows = Dictionary(graph.flows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    roots = graph.flows.filter(\.isEntry).map(\.id).sorted()
  }

  /// The routes from a first flow to a route of a flow, inclusive; empty if the URL does not supply all parameters.
  ///
  /// The routes `below` are taken in the flow before the route itself.
  func way(
    to route: Route, in flow: String, below: [String] = [], supplying names: Set<String>
  ) -> [Route] {
    let last = below.compactMap { id in flows[flow]?.routes.first { $0.id == id } } + [route]
    guard last.allSatisfy({ $0.isSupplied(by: names) }) else { return [] }
    let ways = roots.compactMap { root in steps(from: root, to: flow, names).map { $0 + last } }
    return ways.enumerated().min { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }?.element
      ?? []
  }

  private func steps(from root: String, to flow: String, _ names: Set<String>) -> [Route]? {
    var ways: [String: [Route]] = [root: []]
    var open = [root]
    var next = 0
    while next < open.count, ways[flow] == nil {
      let current = open[next]
      next += 1
      for route in (flows[current]?.routes ?? []).sorted(by: { $0.id < $1.id })
      where route.isSupplied(by: names) {
        guard route.target.kind == .flow, ways[route.target.id] == nil else { continue }
        ways[route.target.id] = (ways[current] ?? []) + [route]
        open.append(route.target.id)
      }
    }
    return ways[flow]
  }
}

extension Route {
  /// Tells whether a URL with these parameters supplies everything the route needs.
  fileprivate func isSupplied(by names: Set<String>) -> Bool {
    parameters.allSatisfy { $0.isOptional || names.contains($0.name) }
  }
}
