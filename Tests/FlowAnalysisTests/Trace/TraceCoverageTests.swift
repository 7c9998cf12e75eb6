import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@Suite struct TraceCoverageTests {
  private let graph = FlowGraph.sketch(
    """
    AppFlow.shop start ShopFlow
    ShopFlow.cart root CartScreen
    ShopFlow.pay push PayScreen
    ShopFlow.help present HelpScreen
    shop://cart = AppFlow.shop ShopFlow.cart
    shop://help = AppFlow.shop ShopFlow.help
    """)

  private func event(_ kind: TraceEvent.Kind, route: String = "", link: String = "") -> TraceEvent {
    TraceEvent(number: 1, kind: kind, flow: "ShopFlow", route: route, link: link)
  }

  @Test func countsWhatBeganAndWhatWasShown() {
    let first = Trace(events: [
      event(.started), event(.started, route: "AppFlow.shop"), event(.showed, route: "ShopFlow.cart"),
      event(.removed, route: "ShopFlow.help"), event(.opened, link: "shop://cart"),
    ])
    let second = Trace(events: [
      event(.showed, route: "ShopFlow.cart"), event(.showed, route: "Old.route"),
      event(.opened, link: "old://link"),
    ])
    let coverage = TraceCoverage(of: [first, second], over: graph)
    #expect(coverage.routes.uses.map(\.count) == [1, 2, 0, 0])
    #expect(coverage.routes.neverTaken == ["ShopFlow.help", "ShopFlow.pay"])
    #expect(coverage.routes.share == 0.5)
    #expect(coverage.routes.unknown == [TraceCoverage.Use(id: "Old.route", count: 1)])
    #expect(coverage.links.neverTaken == ["shop://help"])
    #expect(coverage.links.unknown.map(\.id) == ["old://link"])
  }

  @Test func allOfNothingIsAll() {
    let coverage = TraceCoverage(of: [], over: FlowGraph(name: ""))
    #expect(coverage.routes.share == 1 && coverage.links.share == 1)
  }
}
