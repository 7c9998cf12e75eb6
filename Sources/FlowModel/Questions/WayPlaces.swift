/// The places an app can be in, and the steps between them.
///
/// A place is a flow that has just begun, a flow that shows one of its targets, or, for routes that every screen requests and routes
/// without a known trigger, "anywhere in the flow". A step takes a route; moving into a child flow that was shown is free.
struct WayPlaces {
  private let index: GraphIndex
  private(set) var begun: [String: Int] = [:]
  private var anywhere: [String: Int] = [:]
  private var showing: [Showing: Int] = [:]
  /// The node shown at a place; nil if a flow has just begun or may be anywhere.
  private(set) var shownAt: [Showing?] = []
  private(set) var edges: [Edge] = []

  struct Showing: Hashable {
    let flow: String
    let node: Node
  }

  struct Edge {
    let from: Int
    let to: Int
    /// The step taken; nil for a free move.
    let step: Way.Step?
  }

  init(_ index: GraphIndex, followingTransitions: Bool) {
    self.index = index
    addPlaces()
    addFreeMoves()
    addSteps(askers: followingTransitions ? Dictionary(grouping: index.graph.transitions, by: \.route) : [:])
  }

  /// The place after a route of a flow was taken.
  func place(after route: Route, in flow: String) -> Int? {
    Node(route.target).flatMap { showing[Showing(flow: flow, node: $0)] }
  }

  /// The place after a link's chain was followed.
  func place(afterChainOf link: Link) -> Int? {
    guard let last = link.chain.last.flatMap(index.route), let flow = index.flow(ofRoute: last.id) else {
      return nil
    }
    return place(after: last, in: flow.id)
  }
}

extension Link {
  /// The routes that the link follows, as far as they are known.
  public var chain: [String] { path.isEmpty && !route.isEmpty ? [route] : path }
}

extension WayPlaces {
  private mutating func newPlace(showing shown: Showing? = nil) -> Int {
    shownAt.append(shown)
    return shownAt.count - 1
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

  private func place(of source: Source, in flow: String) -> Int? {
    if source.kind == .start { return begun[flow] }
    if source.kind == .anywhere { return anywhere[flow] }
    return Node(source).flatMap { showing[Showing(flow: flow, node: $0)] }
  }

  private mutating func move(from: Int?, to: Int?, by step: Way.Step? = nil) {
    guard let from, let to else { return }
    edges.append(Edge(from: from, to: to, step: step))
  }
}
