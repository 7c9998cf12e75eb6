import FlowModel
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowAnalysis

/// All ways found at once are the ways that are found one by one.
@Suite struct ShortestWaysTests {
  @Test(arguments: 0..<30) func isAsShortAsAsking(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let index = GraphIndex(generator.graph())
    let shortestWays = ShortestWays(index, links: index.graph.links.count)
    for node in index.nodes {
      let asked = index.ways(to: .node(node)).map { Length(start: $0.start, steps: $0.steps.count) }
      let found = shortestWays.ways(to: node).map { Length(start: $0.start, steps: $0.steps.count) }
      #expect(Set(found) == Set(asked), "seed \(seed), \(node)")
      #expect(found.count == asked.count, "seed \(seed), \(node)")
    }
  }

  private struct Length: Hashable {
    let start: Way.Start
    let steps: Int
  }

  @Test func keepsTheNearestLinksOnly() throws {
    let index = GraphIndex(try Shop.graph())
    let all = ShortestWays(index, links: 100).ways(to: .screen("CartScreen"))
    let near = ShortestWays(index, links: 2).ways(to: .screen("CartScreen"))
    #expect(near.count { $0.start.isEntry } == 1)
    #expect(near.map(\.start) == Array(all.map(\.start).prefix(3)))
    #expect(all.count > 3)
  }
}

/// Ways in graphs that are large or not whole.
@Suite struct WayPlacesTests {
  @Test func anEdgeTakesTwelveBytes() {
    // A graph of a million routes has three million edges.
    #expect(MemoryLayout<WayPlaces.Edge>.stride == 12)
  }

  @Test func aRouteToNothingKnownIsAWay() {
    let route = Route(id: "F.r", name: "r", style: .push, target: .screen("Elsewhere"))
    let graph = FlowGraph(name: "App", flows: [Flow(id: "F", isEntry: true, routes: [route])])
    #expect(
      GraphIndex(graph).ways(to: .route("F.r"))
        == [Way(start: .entry("F"), steps: [Way.Step(route: "F.r")])])
  }
}
