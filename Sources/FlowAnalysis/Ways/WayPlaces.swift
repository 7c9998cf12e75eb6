public import FlowModel

/// The places an app can be in, and the steps between them.
///
/// A place is a flow that has just begun, a flow that shows one of its targets, or, for routes that every screen requests and routes
/// without a known trigger, "anywhere in the flow". A step takes a route; moving into a child flow that was shown is free.
/// All are numbers, since the places of a large graph and the edges between them are millions.
struct WayPlaces {
  private let index: GraphIndex
  /// The flows and screens of the graph, and those that only routes name.
  private var nodes: [Node]
  private var numbers: [Node: Int]
  private var begun: [Int: Int] = [:]
  private var anywhere: [Int: Int] = [:]
  private var showing: [Showing: Int32] = [:]
  private var shownAt: [Showing?] = []
  private(set) var edges: [Edge] = []
  private var steps: [StepPlace] = []

  /// A flow that shows a node, by their numbers.
  private struct Showing: Hashable {
    let flow: Int32
    let node: Int32
  }

  struct Edge {
    let from: Int32
    let to: Int32
    /// The number of the step taken; negative for a free move.
    let step: Int32

    var isFree: Bool { step < 0 }
  }

  /// The places of a step's route and transition in the graph; without a known transition, its number is negative.
  private struct StepPlace {
    let flow: Int32
    let route: Int32
    let transition: Int32

    init(_ flow: Int, _ route: Int, _ transition: Int) {
      (self.flow, self.route, self.transition) = (Int32(flow), Int32(route), Int32(transition))
    }
  }

  init(_ index: GraphIndex, followingTransitions: Bool) {
    self.index = index
    (nodes, numbers) = (index.nodes, index.numbers)
    addPlaces()
    addFreeMoves()
    let transitions = followingTransitions ? index.graph.transitions : []
    addSteps(askers: Dictionary(grouping: transitions.indices) { transitions[$0].route })
  }
}

extension WayPlaces {
  /// The number of places.
  var count: Int { shownAt.count }

  /// The place where a flow has just begun.
  func begun(_ flow: String) -> Int? { numbers[.flow(flow)].flatMap { begun[$0] } }

  /// The flow or screen that is shown at a place; nil if a flow has just begun or may be anywhere.
  func node(shownAt place: Int) -> Node? { shownAt[place].map { nodes[Int($0.node)] } }

  /// The step that an edge takes; nil for a free move.
  func step(of edge: Edge) -> Way.Step? {
    guard !edge.isFree else { return nil }
    let step = steps[Int(edge.step)]
    let route = index.graph.flows[Int(step.flow)].routes[Int(step.route)].id
    guard step.transition >= 0 else { return Way.Step(route: route) }
    let transition = index.graph.transitions[Int(step.transition)]
    let from = transition.from.kind == .start ? nil : transition.from
    return Way.Step(route: route, from: from, triggers: transition.triggers)
  }

  /// The place after a link's chain was followed.
  func place(afterChainOf link: Link) -> Int? {
    guard let last = link.chain.last.flatMap(index.route), let flow = index.flow(ofRoute: last.id) else {
      return nil
    }
    return numbers[.flow(flow.id)].flatMap { place(after: last, in: $0) }
  }

  /// The place after a route of a flow was taken.
  private func place(after route: Route, in flow: Int) -> Int? {
    Node(route.target).flatMap { numbers[$0] }.flatMap { place(showing: $0, in: flow) }
  }

  private func place(showing node: Int, in flow: Int) -> Int? {
    showing[Showing(flow: Int32(flow), node: Int32(node))].map(Int.init)
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

  private mutating func number(of node: Node) -> Int {
    if let number = numbers[node] { return number }
    nodes.append(node)
    numbers[node] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func addPlaces() {
    for flow in index.graph.flows {
      let number = number(of: .flow(flow.id))
      begun[number] = newPlace()
      anywhere[number] = newPlace()
      for route in flow.routes {
        guard let node = Node(route.target).map({ self.number(of: $0) }) else { continue }
        let place = Showing(flow: Int32(number), node: Int32(node))
        if showing[place] == nil { showing[place] = Int32(newPlace(showing: place)) }
      }
    }
  }

  private mutating func addFreeMoves() {
    for place in shownAt.indices {
      guard let shown = shownAt[place] else { continue }
      move(from: place, to: anywhere[Int(shown.flow)])
      // Only flows have begun.
      move(from: place, to: begun[Int(shown.node)])
    }
    for flow in index.graph.flows {
      let number = number(of: .flow(flow.id))
      move(from: begun[number], to: anywhere[number])
    }
  }

  private mutating func addSteps(askers: [String: [Int]]) {
    for (number, flow) in index.graph.flows.enumerated() {
      let node = self.number(of: .flow(flow.id))
      for (route, element) in flow.routes.enumerated() {
        guard let place = place(after: element, in: node) else { continue }
        let known = (askers[element.id] ?? []).compactMap { transition in
          origin(of: index.graph.transitions[transition], in: flow.id, node).map { ($0, transition) }
        }
        for (origin, transition) in known {
          move(from: origin, to: place, by: StepPlace(number, route, transition))
        }
        if known.isEmpty { move(from: anywhere[node], to: place, by: StepPlace(number, route, -1)) }
      }
    }
  }

  /// The place where a flow's transition is requested; nil for transitions of other flows and sources that the flow does not show.
  private func origin(of transition: Transition, in flow: String, _ number: Int) -> Int? {
    guard transition.flow == flow else { return nil }
    if transition.from.kind == .start { return begun[number] }
    if transition.from.kind == .anywhere { return anywhere[number] }
    return Node(transition.from).flatMap { numbers[$0] }.flatMap { place(showing: $0, in: number) }
  }

  private mutating func move(from: Int?, to: Int?, by step: StepPlace? = nil) {
    guard let from, let to else { return }
    edges.append(Edge(from: Int32(from), to: Int32(to), step: step == nil ? -1 : Int32(steps.count)))
    if let step { steps.append(step) }
  }
}
