import FlowModel

/// The graph of an app of any size: a tree of flows, each with ten routes to screens and to the flows below it.
struct SiteApp {
  let flows: Int
  /// The number of links per ten flows.
  private static let linksForTenFlows = 3
  private static let routes = 10

  /// The graph; if `changed` is set, one flow has another summary.
  func graph(changed: Bool = false) -> FlowGraph {
    var graph = FlowGraph(name: "Synthetic", flows: (0..<flows).map(flow))
    graph.screens = (0..<flows).flatMap { flow in
      (children(of: flow).count..<Self.routes).map { screen(flow, $0) }
    }
    graph.transitions = (0..<flows).flatMap(transitions)
    graph.links = (0..<(flows * Self.linksForTenFlows / 10)).map(link)
    if changed, flows > 0 { graph.flows[flows / 2].summary = "This flow has another summary now." }
    return graph
  }

  private func children(of flow: Int) -> [Int] { (1...3).map { flow * 3 + $0 }.filter { $0 < flows } }

  private func flow(_ number: Int) -> Flow {
    Flow(
      id: "Flow\(number)", module: "Module\(number % 20)", isEntry: number == 0,
      summary: "Flow number \(number), with `code` and [a page](https://example.com). It goes on.",
      location: place(number, 5), routes: (0..<Self.routes).map { route(number, $0) },
      outcomes: [Outcome(name: "finished", type: "Int")])
  }

  private func route(_ flow: Int, _ number: Int) -> Route {
    let below = children(of: flow)
    let id = "Flow\(flow).route\(number)"
    let style: PresentationStyle =
      number == below.count
      ? .root : [.push, .present, .tab][(flow + number) % (number < below.count ? 3 : 2)]
    return Route(
      id: id, name: "route\(number)", style: style,
      parameters: number % 3 == 0 ? [Parameter(name: "id", type: "Int")] : [],
      target: number < below.count ? .flow("Flow\(below[number])") : .screen("Screen\(flow)x\(number)"),
      summary: "Route \(number) of flow \(flow).", location: place(flow, 30 + number))
  }

  private func screen(_ flow: Int, _ number: Int) -> Screen {
    Screen(
      id: "Screen\(flow)x\(number)", summary: "Shows *what* number \(number) is about. And more.",
      location: place(flow, 10 + number))
  }

  private func transitions(_ flow: Int) -> [Transition] {
    ((children(of: flow).count + 1)..<Self.routes).map { number in
      Transition(
        flow: "Flow\(flow)", from: .screen("Screen\(flow)x\(number - 1)"), triggers: ["onTap\(number)"],
        kind: .route, route: "Flow\(flow).route\(number)", location: place(flow, 50 + number))
    }
  }

  private func link(_ number: Int) -> Link {
    let flow = number * 7 % max(flows, 1)
    let pattern = "app://flow\(flow)/page\(number)/:id"
    return Link(
      id: pattern, pattern: pattern,
      parameters: [LinkParameter(name: "id", type: "Int", place: .path)], route: "Flow\(flow).route9",
      path: ["Flow\(flow).route9"], examples: ["app://flow\(flow)/page\(number)/1"], summary: "Opens it.")
  }

  private func place(_ flow: Int, _ line: Int) -> SourceLocation {
    SourceLocation(file: "Sources/App/Flow\(flow).swift", line: line, column: 3)
  }
}
