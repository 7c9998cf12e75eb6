import FlowKit
import FlowModel
import Testing

@MainActor @Suite struct DeclaringTests {
  @Test func theDesignsExampleNavigates() {
    let app = Launched(CheckoutFlow(store: Store()))
    #expect(app.seen == "CartScreen")
    app.flow.go(\.payment, .card)
    #expect(app.seen == "CartScreen > PaymentScreen")
    app.flow.go(\.help)
    #expect(app.seen == "CartScreen > PaymentScreen / sheet: HelpScreen")
    app.flow.find(HelpFlow.self)?.go(\.topic, "tea")
    #expect(app.seen == "CartScreen > PaymentScreen / sheet: HelpScreen > TopicScreen")
  }

  @Test func goAnswersWithWhatItShows() {
    let app = Launched(CheckoutFlow(store: Store()))
    #expect(app.flow.go(\.payment, .cash).shown?.method == .cash)
    #expect(app.flow.go(\.help).shown?.parent === app.flow)
  }

  @Test func aFlowThatDoesNotRunGoesNowhere() {
    let checkout = CheckoutFlow(store: Store())
    #expect(checkout.go(\.payment, .card).shown == nil)
    #expect(checkout.phase == .idle)
  }

  @Test func screensAskTheirFlow() throws {
    let app = Launched(CheckoutFlow(store: Store()))
    let cart = try #require(app.screen.entries.first?.content as? CartScreen)
    cart.onPay()
    #expect(app.seen == "CartScreen > PaymentScreen")
  }

  @Test func routesTakeUpToFourParameters() {
    let app = Launched(WideFlow())
    #expect(app.flow.go(\.one, 1).shown?.text == "1")
    #expect(app.flow.go(\.two, 1, "b").shown?.text == "1b")
    #expect(app.flow.go(\.three, 1, "b", nil).shown?.text == "1bfalse")
    #expect(app.flow.go(\.four, 1, "b", true, 2.5).shown?.text == "1btrue2.5")
    #expect(app.seen == "TextScreen / drawer: TextScreen > TextScreen / popover: TextScreen")
  }

  @Test func modifiersAreKept() throws {
    let route = try #require(
      Registry(root: CheckoutFlow.self).graph.flows.first?.routes.first { $0.name == "receipt" })
    #expect(route.summary == "What was bought.")
    #expect(route.owner == "payments")
    #expect(route.since == "2.0")
  }

  @Test func alertsAskAndAreAnswered() {
    let app = Launched(CheckoutFlow(store: Store()))
    app.flow.go(\.discard)
    #expect(app.seen == "CartScreen / alert: AlertMessage")
    #expect(!app.screen.swipeDown())
    app.screen.choose("Discard")
    #expect(app.seen == "-")
    #expect(app.flow.phase == .ended)
  }

  @Test func embeddedPartsLiveInTheirScreen() {
    let app = Launched(BoardFlow())
    app.flow.go(\.part)
    #expect(app.seen == "ListScreen{HelpScreen}")
    app.flow.find(HelpFlow.self)?.go(\.topic, "x")
    #expect(app.seen == "ListScreen{HelpScreen > TopicScreen}")
    app.flow.go(\.board)
    #expect(app.seen == "ListScreen")
    #expect(app.flow.tree == "BoardFlow")
  }
}

struct TextScreen: Presentable { let text: String }

private final class WideFlow: Coordinator {
  struct Routes: RouteTable {
    let one = Root { (_: WideFlow, a: Int) in TextScreen(text: "\(a)") }
    let two = Present(style: .custom("drawer")) { (_: WideFlow, a: Int, b: String) in
      TextScreen(text: "\(a)\(b)")
    }
    let three = Push { (_: WideFlow, a: Int, b: String, c: Bool?) in
      let known = c ?? false
      return TextScreen(text: "\(a)\(b)\(known)")
    }
    let four = Popover { (_: WideFlow, a: Int, b: String, c: Bool, d: Double) in
      TextScreen(text: "\(a)\(b)\(c)\(d)")
    }
  }
}

private final class BoardFlow: Coordinator {
  struct Routes: RouteTable {
    let board = Root { (_: BoardFlow) in ListScreen() }
    let part = Embed { (_: BoardFlow) in HelpFlow() }
  }
}
