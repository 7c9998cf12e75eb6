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

  @Test(arguments: 0..<30) func keepsTheEndsOfLongWays(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let index = GraphIndex(generator.graph())
    let whole = ShortestWays(index, first: 1_000, last: 1_000)
    let ends = ShortestWays(index, first: 2, last: 1)
    for node in index.nodes {
      let expected = whole.ways(to: node).map { Abridged($0.steps.first, first: 2, last: 1) }
      #expect(ends.ways(to: node).map(\.steps) == expected, "seed \(seed), \(node)")
    }
  }

  /// Eight flows of which each leads to the next; the link opens the fifth through the routes of all before it.
  @Test(arguments: [
    ("F2", "app: to1 to2"), ("F3", "app: to1 to2 to3"), ("F4", "app: to1 to2 (1) to4"),
    ("F5", "app: to1 to2 (2) to5 | link: to1 to2 (2) to5"),
    ("F7", "app: to1 to2 (4) to7 | link: to1 to2 (4) to7"),
  ]) func keepsTheEndsOfAChain(flow: String, expected: String) {
    let flows = (0..<8).map { number in
      Flow(
        id: "F\(number)", isEntry: number == 0,
        routes: number == 7
          ? []
          : [
            Route(
              id: "to\(number + 1)", name: "to\(number + 1)", style: .push, target: .flow("F\(number + 1)"))
          ])
    }
    let link = Link(id: "l", pattern: "l", route: "to5", path: (1...5).map { "to\($0)" })
    let index = GraphIndex(FlowGraph(name: "Chain", flows: flows, links: [link]))
    let ways = ShortestWays(index, first: 2, last: 1).ways(to: .flow(flow)).map { way in
      let steps = way.steps.map(\.route) { "(\($0))" }
      return "\(way.start.isEntry ? "app" : "link"): \(steps.joined(separator: " "))"
    }
    #expect(ways.joined(separator: " | ") == expected)
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
