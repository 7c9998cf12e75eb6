import FlowModel

/// All links of a network, with their ways.
struct LinkList {
  private(set) var links: [RegisteredLink] = []
  private let network: FlowNetwork
  private var searches: [SearchKey: WaySearch] = [:]

  /// The key of a search; links that supply the same parameters from the same start share one.
  private struct SearchKey: Hashable {
    let root: Int
    let names: Set<String>
  }

  init(_ network: FlowNetwork) {
    self.network = network
    for (number, flow) in network.flows.enumerated() {
      for route in flow.routes {
        guard let pattern = route.pattern else { continue }
        links.append(
          RegisteredLink(route: route.id, pattern: pattern, ways: ways(to: route, pattern, in: number)))
      }
    }
  }

  private mutating func ways(
    to route: FlowNetwork.Route, _ pattern: LinkPattern, in flow: Int
  ) -> [String: [LinkStep]] {
    let available = Set(pattern.parameters.map(\.name))
    let below = network.flows[flow].below(route)
    guard network.flows[flow].isNavigable, (below + [route]).allSatisfy({ $0.isSupplied(by: available) })
    else {
      return [:]
    }
    var ways: [String: [LinkStep]] = [:]
    for root in network.roots {
      let key = SearchKey(root: root, names: available.intersection(network.stepNames))
      let search = searches[key] ?? WaySearch(network, from: root, supplying: key.names)
      searches[key] = search
      guard let way = search.way(to: flow), way.allSatisfy({ network.flows[$0.flow].isNavigable }) else {
        continue
      }
      let steps = way.map { LinkStep(network.flows[$0.flow].routes[$0.route]) }
      ways[network.flows[root].id] = steps + below.map { LinkStep($0, isBelow: true) } + [LinkStep(route)]
    }
    return ways
  }
}

extension RegisteredLink {
  /// The way that the graph shows: the shortest, and among equally short ones the first by the id of its first flow.
  var shownWay: [LinkStep] {
    ways.min { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.value ?? []
  }
}
