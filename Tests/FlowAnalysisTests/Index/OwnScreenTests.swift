import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

/// Flows that begin with a screen which is made together with them.
@Suite struct OwnScreenTests {
  private let index = GraphIndex(
    .sketch(
      """
      ShopFlow.showCart push CartFlow(CartScreen)
      CartFlow.pay push PayScreen
      CartFlow: CartScreen onPay -> pay
      """))

  @Test func itIsTheFlowsFirst() {
    #expect(index.ownScreen(of: "CartFlow")?.id == "CartScreen")
    #expect(index.ownScreen(of: "ShopFlow") == nil)
  }

  @Test func aRouteToTheFlowLeadsToBoth() {
    #expect(index.routes(to: .screen("CartScreen")).map(\.id) == ["ShopFlow.showCart"])
    #expect(index.routes(to: .flow("CartFlow")).map(\.id) == ["ShopFlow.showCart"])
    #expect(index.parents(of: .screen("CartScreen")) == ["CartFlow"])
  }

  @Test func aPartOfTheGraphHasItOnlyWithTheScreen() {
    let whole = index.part(ofFlow: "ShopFlow")
    #expect(whole.screens.map(\.id) == ["CartScreen"])
    let part = index.part(of: [.flow("ShopFlow"), .flow("CartFlow")])
    #expect(part.flows.flatMap(\.routes).map(\.target) == [.flow("CartFlow")])
  }
}
