import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowExport

/// Maps of flows with more lines than anything can draw.
@Suite struct MapLinesTests {
  /// Four flows that all lead to each other, and one that only the last leads to.
  private let index: GraphIndex = {
    let names = ["A", "B", "C", "D"]
    let lines = names.flatMap { from in names.map { "\(from)Flow.to\($0) start \($0)Flow" } }
    return GraphIndex(
      .sketch((lines + ["DFlow.toE start EFlow", "EFlow.e root EScreen"]).joined(separator: "\n")))
  }()

  private func lines(most: Int) -> (edges: [String], remarks: [String]) {
    let lines = MapLines(
      index, between: Set(index.graph.flows.map(\.id)), from: "BFlow", most: most)
    return (lines.edges.map { "\($0.from) \($0.to)" }, lines.remarks)
  }

  @Test func keepsThoseNearTheBeginningAndOneToEachFlow() {
    let found = lines(most: 5)
    #expect(
      found.edges == [
        "BFlow AFlow", "BFlow BFlow", "BFlow CFlow", "BFlow DFlow", "AFlow AFlow", "DFlow EFlow",
      ])
    #expect(found.remarks == ["11 more lines between its flows are left out."])
  }

  @Test func keepsAllOfAUsualMap() {
    let found = lines(most: MapLines.most)
    #expect(found.edges.count == 17)
    #expect(found.remarks.isEmpty)
  }

  @Test func aPictureSaysWhatItLeavesOut() {
    let count = 160
    let flows = (0..<count).map { from in
      let routes = (0..<count).map {
        Route(id: "F\(from).r\($0)", name: "r\($0)", style: .start, target: .flow("F\($0)"))
      }
      return Flow(id: "F\(from)", isEntry: from == 0, routes: routes)
    }
    let scene = Scene.flowMap(of: GraphIndex(FlowGraph(name: "Dense", flows: flows)))
    #expect(scene.nodes.count == count)
    #expect(scene.remarks == ["5600 more lines between its flows are left out."])
  }

  /// Many names of two kinds of lines between the same nodes are put together once, and not one by one.
  @Test func manyNamesOfALineTakeLittleTime() {
    let count = 4_000
    let kinds: [PresentationStyle] = [.push, .present]
    let routes = kinds.flatMap { style in
      (0..<count).map {
        Route(id: "F.\(style)\($0)", name: "\(style)\($0)", style: style, target: .screen("S"))
      }
    }
    let graph = FlowGraph(
      name: "Names", flows: [Flow(id: "F", isEntry: true, routes: routes)],
      screens: [Screen(id: "S", name: "S")])
    let index = GraphIndex(graph)
    let time = ProcessorTime.measure {
      #expect(Scene.wholeApp(index).edges.map(\.words.count) == [2 * count])
    }
    #expect(time < .seconds(3), "\(time)")
  }
}
