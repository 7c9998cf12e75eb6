import FlowModel

/// The flows of a registry by number, with the targets of their routes.
struct FlowNetwork: Sendable {
  let flows: [Flow]
  /// The flows where the app starts.
  let roots: [Int]
  /// The names of all parameters that some step between flows needs.
  let stepNames: Set<String>

  struct Flow: Sendable {
    let id: String
    let isNavigable: Bool
    /// The routes, ordered by id.
    let routes: [Route]
    /// The numbers of the routes that lead to flows, ordered by id.
    let steps: [Int]

    /// The routes that a link to one takes first, in order.
    func below(_ route: Route) -> [Route] {
      var found: [Route] = []
      var next = route
      while let below = routes.first(where: { $0.name == next.below }), found.count < routes.count {
        found.append(below)
        next = below
      }
      return found.reversed()
    }
  }

  struct Route: Sendable {
    let id: String
    let name: String
    let details: RouteDetails
    let pattern: LinkPattern?
    let patternError: LinkPatternError?
    /// The names of the parameters.
    let names: [String]
    /// The number of the flow that the route leads to.
    let child: Int?
    /// The name of the route that links take first; empty if there is none.
    let below: String

    /// Tells whether a URL with these parameters supplies everything the route needs.
    func isSupplied(by available: Set<String>) -> Bool {
      zip(names, details.parameters).allSatisfy { $1.isOptional || available.contains($0) }
    }
  }

  init(_ list: FlowList, roots: [String]) {
    let numbers = Dictionary(
      zip(list.all.map(\.id), list.all.indices), uniquingKeysWith: { first, _ in first })
    let flows = list.all.map { Flow($0) { list.id(of: $0).flatMap { numbers[$0] } } }
    self.flows = flows
    self.roots = roots.compactMap { numbers[$0] }
    stepNames = Set(flows.flatMap { flow in flow.steps.flatMap { flow.routes[$0].names } })
  }
}

extension FlowNetwork.Flow {
  fileprivate init(_ facts: FlowFacts, child: (Any.Type) -> Int?) {
    id = facts.id
    isNavigable = facts.isNavigable
    let routes = facts.routes.map { FlowNetwork.Route($0, child: child($0.target)) }.sorted { $0.id < $1.id }
    self.routes = routes
    steps = routes.indices.filter { routes[$0].child != nil }
  }
}

extension FlowNetwork.Route {
  fileprivate init(_ facts: RouteFacts, child: Int?) {
    id = facts.id
    name = facts.name
    details = facts.details
    let link = facts.details.link
    let reading = link.isEmpty ? nil : Result { () throws(LinkPatternError) in try LinkPattern(link) }
    pattern = try? reading?.get()
    if case .failure(let error) = reading { patternError = error } else { patternError = nil }
    names = facts.details.parameterNames(pattern)
    self.child = child
    below = facts.below
  }
}
