import FlowModel
import FlowTestSupport
import Testing

/// Graphs that change others, or take something out of them.
@Suite struct OverridingTests {
  private let scan = FlowGraph.sketch(
    """
    AppFlow.shop start ShopFlow
    AppFlow.help present HelpFlow
    ShopFlow.cart push CartScreen
    ShopFlow.pay push PayScreen
    ShopFlow: CartScreen onPay -> pay
    ShopFlow: CartScreen onBuy -> pay
    HelpFlow.topics root TopicsScreen
    HelpFlow.cart push CartScreen
    shop://pay = AppFlow.shop ShopFlow.pay
    """)

  private func merge(_ change: (inout FlowGraph) -> Void) -> MergedGraph {
    var changes = FlowGraph.blank
    change(&changes)
    return MergedGraph(of: [("changes.json", changes), ("the scan", scan)])
  }

  private func routes(_ merged: MergedGraph) -> [String] {
    merged.graph.flows.flatMap(\.routes).map { "\($0.id) \($0.style.rawValue) \($0.target.id)" }
  }

  private let payment = Flow(
    id: "ShopFlow",
    routes: [Route(id: "ShopFlow.pay", name: "pay", style: .present, target: .screen("PaySheet"))])

  @Test func valuesOfAnOverridingGraphReplaceOthersWithoutAFinding() {
    let merged = merge {
      ($0.overrides, $0.flows, $0.screens) = (
        true, [payment], [Screen(id: "PaySheet", summary: "How to pay.")]
      )
    }
    #expect(merged.findings == [])
    #expect(routes(merged).contains("ShopFlow.pay present PaySheet"))
    #expect(merged.graph.transitions == MergedGraph(of: [scan]).graph.transitions)
    #expect(!merged.graph.overrides)
  }

  @Test func withoutTheKeyTheyContradict() {
    let merged = merge { ($0.flows, $0.screens) = ([payment], [Screen(id: "PaySheet")]) }
    #expect(merged.findings.map(\.rule) == ["merge-conflict", "merge-conflict"])
  }

  @Test func anEmptyValueReplacesNothing() {
    let merged = merge { ($0.overrides, $0.flows) = (true, [Flow(id: "ShopFlow", summary: "Sells.")]) }
    #expect(merged.graph.flows.first { $0.id == "ShopFlow" }?.summary == "Sells.")
    #expect(routes(merged) == routes(MergedGraph(of: [scan])))
  }

  @Test(
    arguments: [
      (
        "ShopFlow.pay", ["AppFlow.help", "AppFlow.shop", "HelpFlow.cart", "HelpFlow.topics", "ShopFlow.cart"]
      ),
      ("PayScreen", ["AppFlow.help", "AppFlow.shop", "HelpFlow.cart", "HelpFlow.topics", "ShopFlow.cart"]),
      ("ShopFlow", ["AppFlow.help", "HelpFlow.cart", "HelpFlow.topics"]),
      ("CartScreen", ["AppFlow.help", "AppFlow.shop", "HelpFlow.topics", "ShopFlow.pay"]),
    ])
  func whatIsRemovedGoesWithWhatBuildsOnIt(name: String, left: [String]) throws {
    let merged = merge { $0.removed = [name] }
    #expect(merged.findings == [])
    #expect(merged.graph.flows.flatMap(\.routes).map(\.id) == left)
    #expect(merged.graph.links.isEmpty == !left.contains("ShopFlow.pay"))
    try GraphFile.check(merged.graph)
  }

  @Test func aScreenThatSomethingElseShowsStays() {
    #expect(merge { $0.removed = ["ShopFlow.cart"] }.graph.screens.map(\.id).contains("CartScreen"))
    #expect(!merge { $0.removed = ["ShopFlow.pay"] }.graph.screens.map(\.id).contains("PayScreen"))
  }

  @Test func aLinkOrOneTriggerIsRemovedAlone() {
    #expect(merge { $0.removed = ["shop://pay"] }.graph.links == [])
    let triggers = merge { $0.removed = ["ShopFlow: CartScreen onBuy"] }.graph.transitions.flatMap(\.triggers)
    #expect(triggers == ["onPay"])
  }

  @Test func theNameOfNothingIsAFinding() {
    #expect(
      merge { $0.removed = ["ShopFlow.gone", "ShopFlow", "ShopFlow.pay"] }.findings.map(\.message) == [
        "changes.json removes 'ShopFlow.gone', which no graph has"
      ])
  }
}
