import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@Suite struct GraphLookupTests {
  private let lookup = GraphLookup(
    .sketch(
      """
      AppFlow.shop start ShopFlow
      ShopFlow.list root ListScreen
      ShopFlow.item push ItemScreen
      ShopFlow: ListScreen onItem -> item
      AppFlow: start start -> shop
      ShopFlow: ItemScreen onClose -> <
      shop://item = AppFlow.shop ShopFlow.item
      """))

  @Test func partsByTheirIDs() {
    #expect(lookup.flow("ShopFlow")?.routes.map(\.id) == ["ShopFlow.item", "ShopFlow.list"])
    #expect(lookup.screen("ItemScreen")?.id == "ItemScreen")
    #expect(lookup.route("ShopFlow.item")?.target.id == "ItemScreen")
    #expect(lookup.flow(ofRoute: "ShopFlow.item")?.id == "ShopFlow")
    #expect(lookup.link("shop://item")?.route == "ShopFlow.item")
  }

  @Test func nothingIsKnownOfOthers() {
    #expect(lookup.flow("ItemScreen") == nil)
    #expect(lookup.screen("ShopFlow") == nil)
    #expect(lookup.route("item") == nil)
    #expect(lookup.flow(ofRoute: "item") == nil)
    #expect(lookup.link("shop://") == nil)
    #expect(lookup.transitions(of: "NoFlow") == [])
    #expect(lookup.transitionCount(of: "NoFlow") == 0)
  }

  @Test func transitionsOfAFlowAreInTheirOrder() {
    #expect(lookup.transitions(of: "ShopFlow").map(\.from.id) == ["ItemScreen", "ListScreen"])
    #expect(lookup.transitionCount(of: "ShopFlow") == 2)
    #expect(lookup.transitions(of: "AppFlow").map(\.route) == ["AppFlow.shop"])
  }

  /// An id with the separator of an identity comes between the transitions of another flow.
  @Test func transitionsOfAFlowNeedNotFollowEachOther() {
    let odd = "A\u{1F}screen\u{1F}K"
    let steps = [("A", "J"), (odd, "X"), ("A", "L")].map { flow, screen in
      Transition(flow: flow, from: .screen(screen), kind: .back)
    }
    let lookup = GraphLookup(
      FlowGraph(name: "", flows: [Flow(id: "A"), Flow(id: odd)], transitions: steps))
    #expect(lookup.graph.transitions.map(\.flow) == ["A", odd, "A"])
    #expect(lookup.transitions(of: "A").map(\.from.id) == ["J", "L"])
    #expect(lookup.transitions(of: odd).map(\.from.id) == ["X"])
  }
}
