public import FlowModel

extension SeededGenerator {
  /// A graph of a few flows whose ids come from a small stock, so that two graphs have things in common.
  public mutating func graph(flows: Int = 5, hostile: Bool = false) -> FlowGraph {
    var graph = FlowGraph(name: pick(["", "App", "Shop"]))
    let ids = (0..<flows).map { "F\($0)" }.filter { _ in !oneIn(3) }
    graph.flows = ids.map { flow(id: $0, stock: flows, hostile: hostile) }
    graph.screens = (0..<flows).filter { _ in !oneIn(3) }.map { number in
      Screen(id: "S\(number)", summary: text(hostile), location: location(), origins: [pick(Origin.allCases)])
    }
    graph.transitions = (0..<flows).map { _ in transition(stock: flows, hostile: hostile) }
    graph.links = (0..<2).map { _ in link(stock: flows, hostile: hostile) }
    graph.links = Array(Dictionary(grouping: graph.links, by: \.id).values.compactMap(\.first))
    graph.unresolved = [
      UnresolvedCall(flow: "F0", expression: text(hostile), reason: "?", location: location())
    ]
    if oneIn(2) { graph.unresolved[0].why = way(hostile) }
    return graph
  }

  private mutating func flow(id: String, stock: Int, hostile: Bool) -> Flow {
    Flow(
      id: id, name: oneIn(4) ? text(hostile) : id, module: pick(["", "A", "B"]), isEntry: oneIn(4),
      summary: text(hostile), location: location(), origins: [pick(Origin.allCases)],
      routes: (0..<3).filter { _ in !oneIn(3) }.map {
        route(id: "\(id).r\($0)", stock: stock, hostile: hostile)
      },
      outcomes: oneIn(2) ? [Outcome(name: pick(["finished", "cancelled"]), type: text(hostile))] : []
    )
  }

  private mutating func route(id: String, stock: Int, hostile: Bool) -> Route {
    let target = Int.random(in: 0..<stock, using: &self)
    var route = Route(
      id: id, name: oneIn(4) ? text(hostile) : id, style: pick(PresentationStyle.allCases),
      parameters: oneIn(2) ? [Parameter(name: text(hostile), type: "Int", isOptional: oneIn(2))] : [],
      target: oneIn(3) ? .flow("F\(target)") : .screen("S\(target)"), summary: text(hostile),
      guards: oneIn(3) ? [text(hostile)] : [], location: location()
    )
    if oneIn(3) { route.why = way(hostile) }
    return route
  }

  private mutating func way(_ hostile: Bool) -> [CodeStep] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in
      CodeStep(kind: pick(CodeStep.Kind.allCases), text: text(hostile), location: location())
    }
  }

  private mutating func transition(stock: Int, hostile: Bool) -> Transition {
    let flow = "F\(Int.random(in: 0..<stock, using: &self))"
    let someone: Source = oneIn(3) ? .start : .screen("S\(Int.random(in: 0..<stock, using: &self))")
    let from: Source = oneIn(8) ? .anywhere : someone
    let kind = pick(Transition.Kind.allCases)
    return Transition(
      flow: flow, from: from, triggers: [text(hostile), text(hostile)], kind: kind,
      route: kind == .route ? "\(flow).r\(Int.random(in: 0..<3, using: &self))" : "", location: location())
  }

  private mutating func link(stock: Int, hostile: Bool) -> Link {
    let route = "F\(Int.random(in: 0..<stock, using: &self)).r0"
    return Link(
      pattern: hostile ? text(true) + "x" : "app://\(pick(["a", "b", ":c"]))", route: route, path: [route],
      examples: [text(hostile)], summary: text(hostile),
      deprecated: oneIn(3) ? Deprecation(until: "2030-01-01") : nil)
  }

  private mutating func text(_ hostile: Bool) -> String {
    hostile ? pick(HostileText.all) : pick(["", "one", "two", "three"])
  }

  private mutating func location() -> SourceLocation? {
    oneIn(3)
      ? nil : SourceLocation(file: pick(["A.swift", "B.swift"]), line: Int.random(in: 1...9, using: &self))
  }

  /// The same graph with every list whose order says nothing in another order.
  public mutating func shuffled(_ graph: FlowGraph) -> FlowGraph {
    var graph = graph
    for index in graph.flows.indices {
      graph.flows[index].routes.shuffle(using: &self)
      graph.flows[index].outcomes.shuffle(using: &self)
    }
    for index in graph.transitions.indices { graph.transitions[index].triggers.shuffle(using: &self) }
    graph.flows.shuffle(using: &self)
    graph.screens.shuffle(using: &self)
    graph.transitions.shuffle(using: &self)
    graph.links.shuffle(using: &self)
    graph.unresolved.shuffle(using: &self)
    return graph
  }
}
