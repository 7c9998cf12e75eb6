import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowExport

/// Neighbourhoods with more moves than can be examined.
@Suite struct NearNodesTests {
  private let index = GraphIndex(
    .sketch(
      """
      AFlow.b start BFlow
      AFlow.c start CFlow
      BFlow.d start DFlow
      CFlow.e start EFlow
      DFlow.f start FFlow
      EFlow.f start FFlow
      """))

  private func near(least: Int, most: Int) -> String {
    let near = NearNodes(of: .flow("AFlow"), depth: 2, in: index, least: least, most: most)
    return (near.nodes.map { "\($0)" } + near.remarks).joined(separator: "; ")
  }

  @Test func allAreExaminedIfThereAreFewMoves() {
    #expect(
      near(least: 1, most: 6)
        == ["AFlow", "BFlow", "CFlow", "DFlow", "EFlow"].map { "\(Node.flow($0))" }.joined(separator: "; "))
  }

  @Test func theNearestAreExaminedAndTheOthersCounted() {
    let nearest = ["AFlow", "BFlow", "CFlow"].map { "\(Node.flow($0))" }.joined(separator: "; ")
    #expect(near(least: 1, most: 4) == "\(nearest); 2 more nodes nearby are left out.")
    #expect(near(least: 3, most: 1) == "\(nearest); 2 more nodes nearby are left out.")
  }

  /// Each of the flows leads to all others, so the time would grow with the square of their number.
  @Test func aNeighbourhoodOfHundredsOfFlowsTakesLittleTime() {
    let count = 200
    let flows = (0..<count).map { from in
      let routes = (0..<count).map {
        Route(id: "F\(from).r\($0)", name: "r\($0)", style: .start, target: .flow("F\($0)"))
      }
      return Flow(id: "F\(from)", isEntry: from == 0, routes: routes)
    }
    let index = GraphIndex(FlowGraph(name: "Dense", flows: flows))
    let time = ProcessorTime.measure {
      let scene = Scene.neighbourhood(of: .flow("F0"), depth: 1, in: index)
      #expect(scene.nodes.count == Scene.mostNear)
      #expect(scene.remarks.last == "100 more nodes nearby are left out.")
    }
    #expect(time < .seconds(1), "\(time)")
  }
}
