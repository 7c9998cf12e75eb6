import FlowModel

/// A graph with the given number of flows, screens, links and moves, in one of three shapes.
struct SizedGraph {
  enum Shape: String, CaseIterable {
    /// Each flow leads to three others.
    case tree
    /// Each flow leads to the next one.
    case chain
    /// The first flow leads to all others.
    case star
  }

  let shape: Shape
  let count: Int

  var graph: FlowGraph {
    var graph = FlowGraph(name: "Sized", flows: (0..<count).map(flow))
    graph.screens = (0..<count).map { Screen(id: "S\($0)", summary: "Shows *number* \($0).") }
    graph.links = (0..<count).map(link)
    graph.transitions = (0..<count).map(move)
    return graph
  }

  private func flow(_ number: Int) -> Flow {
    let shown = route(number, "shown", .root, .screen("S\(number)"))
    let others = next(number).map { route(number, "to\($0)", .push, .flow("F\($0)")) }
    return Flow(
      id: "F\(number)", isEntry: number == 0, summary: "Flow \(number).", routes: [shown] + others)
  }

  private func route(_ flow: Int, _ name: String, _ style: PresentationStyle, _ target: Target) -> Route {
    Route(id: "F\(flow).\(name)", name: name, style: style, target: target)
  }

  private func next(_ flow: Int) -> Range<Int> {
    switch shape {
    case .tree: min(flow * 3 + 1, count)..<min(flow * 3 + 4, count)
    case .chain: min(flow + 1, count)..<min(flow + 2, count)
    case .star: flow == 0 ? 1..<count : 0..<0
    }
  }

  private func move(_ flow: Int) -> Transition {
    Transition(
      flow: "F\(flow)", from: .screen("S\(flow)"), triggers: ["tap\(flow)"], kind: .route,
      route: next(flow).first.map { "F\(flow).to\($0)" } ?? "F\(flow).shown")
  }

  private func link(_ number: Int) -> Link {
    let pattern = "https://app.example/f\(number)/:id(Int)"
    return Link(
      id: pattern, pattern: pattern,
      parameters: [LinkParameter(name: "id", type: "Int", place: .path)], route: "F\(number).shown",
      path: ["F\(number).shown"], examples: ["https://app.example/f\(number)/1"])
  }
}
