import FlowAnalysis
import FlowModel

/// Questions on a graph of 1,000 flows and on one of 10,000: each should take ten times as long, not more.
func benchQuestions() throws {
  print("Questions on a graph, 10 routes a flow, 5 rounds")
  let questions: [(String, (GraphIndex) -> Void)] = [
    ("index", { _ = GraphIndex($0.graph) }),
    ("reachable", { _ = $0.reachable(from: [.flow("F0")]) }),
    ("ways", { _ = $0.ways(to: .node(.screen("S7x3"))) }),
    ("strongly connected parts", { _ = $0.stronglyConnectedParts }),
    ("collapsed", { _ = CollapsedGraph($0) }),
    ("file", { _ = try? GraphFile.read(GraphFile.write($0.graph)) }),
  ]
  let (small, large) = (GraphIndex(app(flows: 1_000)), GraphIndex(app(flows: 10_000)))
  for (name, ask) in questions {
    var contest = Contest()
    contest.add("small") { ask(small) }
    contest.add("large") { ask(large) }
    let times = try contest.run(rounds: 5)
    report(
      "\(name), \(timeText(times.median("small"))): 10,000 / 1,000 flows", times.ratio("large", to: "small"))
  }
}

private func app(flows count: Int) -> FlowGraph {
  let flows = (0..<count).map { number in
    let routes = (0..<10).map { place in
      Route(
        id: "F\(number).r\(place)", name: "r\(place)", style: .push,
        target: place < 8 ? .screen("S\(number)x\(place)") : .flow("F\((number * 2 + place - 7) % count)"))
    }
    return Flow(id: "F\(number)", isEntry: number == 0, routes: routes)
  }
  let screens = (0..<count).flatMap { flow in (0..<8).map { Screen(id: "S\(flow)x\($0)") } }
  return FlowGraph(name: "App", flows: flows, screens: screens)
}
