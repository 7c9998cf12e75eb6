import FlowModel
import FlowTestSupport
import Testing

@testable import FlowReview

/// What goes by another name is found by its structure, and only where nothing else could be meant.
@Suite struct RenamingTests {
  @Test func aFlowWithTheSameRoutes() {
    let old = """
      AppFlow.pay start CheckoutFlow
      CheckoutFlow.cart push CartScreen
      CheckoutFlow: CartScreen onPay -> !paid
      shop://cart = AppFlow.pay CheckoutFlow.cart
      """
    #expect(
      differences(old, old.replacing("CheckoutFlow", with: "PaymentFlow")) == """
        harmless renamed flow PaymentFlow: was called CheckoutFlow
        harmless renamed route PaymentFlow.cart: was called CheckoutFlow.cart
        """)
  }

  @Test func twoFlowsThatKnowEachOther() {
    let old = """
      OneFlow.a push AScreen
      OneFlow.two start TwoFlow
      TwoFlow.b push BScreen
      TwoFlow.one start OneFlow
      """
    let new = old.replacing("OneFlow", with: "FirstFlow").replacing("TwoFlow", with: "SecondFlow")
    #expect(differences(old, new).split(separator: "\n").allSatisfy { $0.hasPrefix("harmless renamed") })
  }

  @Test func flowsThatLookAlikeAreNotTaken() {
    let old = "App.one start OneFlow\nApp.two start TwoFlow\nOneFlow.a push AScreen\nTwoFlow.a push AScreen"
    let new = old.replacing("OneFlow", with: "ThirdFlow").replacing("TwoFlow", with: "FourthFlow")
    let changes = differences(old, new)
    #expect(!changes.contains("renamed"))
    #expect(changes.contains("removed flow OneFlow") && changes.contains("added flow ThirdFlow"))
  }

  @Test func aFlowWhoseRoutesHaveTheirNamesStill() {
    let old = "App.pay start PayFlow\nPayFlow.cart push CartScreen\nPayFlow.done push DoneScreen"
    let new = "App.pay start CashFlow\nCashFlow.cart push CartScreen\nCashFlow.done present DoneScreen"
    #expect(
      differences(old, new) == """
        harmless renamed flow CashFlow: was called PayFlow
        harmless renamed route CashFlow.cart: was called PayFlow.cart
        harmless renamed route CashFlow.done: was called PayFlow.done; is shown by present instead of push
        """)
  }

  @Test func aFlowInTheSameFile() {
    let place = SourceLocation(file: "Pay.swift", line: 3)
    let old = "App.pay start PayFlow\nPayFlow.cart push CartScreen"
    let new = "App.pay start CashFlow\nCashFlow.basket push CartScreen"
    let changes = differences(old, new) { before, after in
      before.flows[1].location = place
      after.flows[1].location = place
    }
    #expect(
      changes == """
        harmless renamed flow CashFlow: was called PayFlow
        harmless renamed route CashFlow.basket: was called PayFlow.cart
        """)
    #expect(differences(old, new).contains("removed flow PayFlow"))
  }

  @Test func aScreenWithTheSameSurroundings() {
    let old = "F.cart push CartScreen\nF.pay push PayScreen\nF: CartScreen onPay -> pay\nshop://cart = F.cart"
    #expect(
      differences(old, old.replacing("CartScreen", with: "BasketScreen"))
        == "harmless renamed screen BasketScreen: was called CartScreen")
  }

  @Test func aScreenThatIsMadeWithItsFlow() {
    let old =
      "F.cart push CartFlow(CartScreen)\nCartFlow.pay push PayScreen\nCartFlow: CartScreen onPay -> pay"
    #expect(
      differences(old, old.replacing("CartScreen", with: "BasketScreen"))
        == "harmless renamed screen BasketScreen: was called CartScreen")
  }

  @Test func aScreenOfWhichLittleIsKnownIsDoubtful() {
    let old = "F.cart push CartScreen\nshop://cart = F.cart"
    #expect(
      differences(old, old.replacing("CartScreen", with: "NewsScreen"))
        == "risky renamed screen NewsScreen: was called CartScreen; is assumed to be the same screen because the same routes lead to it"
    )
  }

  @Test func aRouteToTheSamePlace() {
    #expect(
      differences("F.cart push CartScreen\nF.x tab XScreen", "F.basket push CartScreen\nF.x tab XScreen")
        == "harmless renamed route F.basket: was called F.cart")
  }

  @Test func twoRoutesToTheSamePlaceAreNotTaken() {
    let changes = differences(
      "F.a push CartScreen\nF.b push CartScreen", "F.c push CartScreen\nF.d push CartScreen")
    #expect(!changes.contains("renamed"))
  }

  @Test func twoThatBecameOneAndOneThatBecameTwoAreNotTaken() {
    let (two, one) = ("F.a push CartScreen\nF.b push CartScreen", "F.c push CartScreen")
    #expect(
      differences(two, one) == """
        risky removed route F.a: is gone
        risky removed route F.b: is gone
        harmless added route F.c: is new
        """)
    #expect(!differences(one, two).contains("renamed"))
  }

  @Test func aLinkWhoseParameterHasAnotherName() {
    #expect(
      differences(
        "F.order push OrderScreen\nshop://orders/:id = F.order",
        "F.order push OrderScreen\nshop://orders/:number = F.order")
        == "harmless renamed link shop://orders/:number: was called shop://orders/:id; has the pattern shop://orders/:number instead of shop://orders/:id"
    )
  }

  /// A large graph takes hundreds of megabytes, and would be copied for each kind of thing that may have been renamed.
  @Test func flowsWithoutARenamedElementAreNotCopied() {
    let old = FlowGraph.sketch("F.cart push CartScreen\nF.x tab XScreen\nGFlow.y push YScreen")
    let new = FlowGraph.sketch("F.basket push CartScreen\nF.x tab XScreen\nGFlow.y push YScreen")
    let now = RenamedElements(old, new).before
    #expect(now.flows.map { $0.routes.map(\.id) } == [["F.basket", "F.x"], ["GFlow.y"]])
    #expect(Self.place(now.flows[1].routes) == Self.place(old.flows[1].routes))
    #expect(Self.place(RenamedElements(old, old).before.flows) == Self.place(old.flows))
  }

  /// Where the elements of a list are in memory.
  private static func place<Element>(_ list: [Element]) -> Int {
    list.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }
}
