import FlowModel

/// Graphs of any size whose flows and screens lead to each other in ways that make loops within loops long.
struct ManyFlows {
  enum Shape: CaseIterable {
    /// A flow with a route to each of the others.
    case star
    /// Flows that lead to each other in a circle, which nothing else leads to.
    case circle
    /// A flow that shows all screens.
    case wide
    /// Flows that all show the same screen.
    case shared
    /// A flow whose screens lead on in pairs, each pair also to the next one.
    case pairs
  }

  let shape: Shape
  let count: Int

  var graph: FlowGraph {
    let flows = flows
    var graph = FlowGraph(name: "Many", flows: flows)
    let shown = Set(flows.flatMap(\.routes).map(\.target).filter { $0.kind == .screen }.map(\.id))
    graph.screens = shown.sorted().map { Screen(id: $0) }
    graph.transitions = transitions
    graph.links = (0..<count).map { number in
      let pattern = "https://host\(number).example/:id"
      return Link(
        id: pattern, pattern: pattern, parameters: [], route: "F\(number % flows.count).r0",
        path: ["F\(number % flows.count).r0"], examples: [])
    }
    return graph
  }

  private var flows: [Flow] {
    switch shape {
    case .star:
      [flow(0, [.screen("S")] + (1..<count).map { .flow("F\($0)") }, isEntry: true)]
        + (1..<count).map { flow($0, [.screen("S\($0)")]) }
    case .circle:
      (0..<count).map { flow($0, [.flow("F\(($0 + 1) % count)")]) }
    case .wide, .pairs:
      [flow(0, (0..<count).map { .screen("S\($0)") }, isEntry: true)]
    case .shared:
      (0..<count).map { flow($0, [.screen("S")]) }
    }
  }

  private func flow(_ number: Int, _ targets: [Target], isEntry: Bool = false) -> Flow {
    let routes = targets.enumerated().map { place, target in
      Route(
        id: "F\(number).r\(place)", name: "r\(place)", style: .root,
        parameters: [Parameter(name: "id", type: "Int")], target: target)
    }
    return Flow(
      id: "F\(number)", isEntry: isEntry, routes: routes,
      outcomes: [Outcome(name: "finished", type: ""), Outcome(name: "failed", type: "")])
  }

  private var transitions: [Transition] {
    switch shape {
    case .star:
      (1..<count).map { move(from: .flow("F\($0)"), trigger: "finished", "F0.r0") }
    case .wide:
      [move(from: .screen("S\(count / 2)"), trigger: "tap", "F0.r1"), leave(.screen("S1"))]
    case .pairs:
      (0..<count).map { move(from: .screen("S\($0)"), trigger: "tap", "F0.r\($0 ^ 1)") }
        + (0..<count - 1).map { move(from: .screen("S\($0)"), trigger: "next", "F0.r\($0 + 1)") }
        + [leave(.screen("S\(count - 1)"))]
    case .circle, .shared: []
    }
  }

  private func move(from source: Source, trigger: String, _ route: String) -> Transition {
    Transition(flow: "F0", from: source, triggers: [trigger], kind: .route, route: route)
  }

  private func leave(_ source: Source) -> Transition {
    Transition(flow: "F0", from: source, triggers: ["leave"], kind: .finish, outcome: "finished")
  }
}
