@testable import FlowExport
import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

/// Pictures that need no layout engine.
@Suite struct GridTests {
  private let index = GraphIndex(
    .sketch(
      """
      AppFlow.shop start ShopFlow
      AppFlow.help present HelpFlow
      ShopFlow.list root ListScreen
      ShopFlow.item push ItemScreen
      ShopFlow: ListScreen onItem -> item
      ShopFlow: ItemScreen onAgain -> item
      ShopFlow: ItemScreen onDone -> !done
      """))

  @Test(arguments: PictureOptions.Direction.allCases)
  func nodesStandInRanksAndApart(direction: PictureOptions.Direction) throws {
    let scene = try #require(Scene.storyboard(of: "ShopFlow", in: index))
    let plan = GridPlan(scene, PictureOptions(direction: direction))
    let along = scene.nodes.map { node in
      let place = plan.places[node.key]
      return (node.key, (direction == .right ? place?.x : place?.y) ?? -1)
    }
    let order = along.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    #expect(order == ["flow:ShopFlow", "screen:ListScreen", "screen:ItemScreen", "outcome:done"])
    expectApart(plan)
  }

  @Test func whatLeadsInACircleHasAPlace() {
    var random = SeededGenerator()
    for _ in 0..<20 {
      let scene = Scene.wholeApp(GraphIndex(random.graph(flows: 8)))
      let plan = GridPlan(scene, PictureOptions())
      #expect(plan.places.count == scene.nodes.count, "seed \(random.seed)")
      expectApart(plan)
    }
  }

  @Test func aRankOfManyGoesOnBesideItself() {
    let routes = (0..<100).map {
      Route(id: "F.\($0)", name: "\($0)", style: .push, target: .screen("S\($0)"))
    }
    let graph = FlowGraph(
      name: "x", flows: [Flow(id: "F", routes: routes)], screens: (0..<100).map { Screen(id: "S\($0)") })
    let plan = GridPlan(.wholeApp(GraphIndex(graph)), PictureOptions())
    #expect(Set(plan.places.values.map(\.x)).count == 6)
    expectApart(plan)
  }

  @Test func isWrittenAsGraphvizWritesIt() throws {
    let scene = try #require(Scene.storyboard(of: "ShopFlow", in: index))
    let svg = scene.grid(PictureOptions { $0.kind == .screen ? "\($0.id).html?a&b" : nil })
    #expect(svg.ranges(of: "class=\"node ").count == 4)
    #expect(svg.ranges(of: "class=\"edge ").count == 4)
    #expect(svg.contains("xlink:href=\"ItemScreen.html?a&amp;b\""))
    #expect(svg.contains(">onItem</text>"))
  }

  private func expectApart(_ plan: GridPlan) {
    let places = plan.places.sorted { $0.key < $1.key }
    for (number, one) in places.enumerated() {
      for other in places[(number + 1)...] {
        let (a, b) = (one.value, other.value)
        let isApart = abs(a.x - b.x) >= (a.width + b.width) / 2 || abs(a.y - b.y) >= (a.height + b.height) / 2
        #expect(isApart, "\(one.key) \(other.key)")
      }
    }
  }
}
