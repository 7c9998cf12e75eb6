import FlowKit

/// Takes a cart to a paid order: the design's example.
final class CheckoutFlow: Coordinator {
  struct Routes: RouteTable {
    /// What is in the cart.
    let cart = Root { (flow: CheckoutFlow) in
      CartScreen(items: flow.store.items) { [weak flow] in flow?.go(\.payment, .card) }
    }
    let payment = Push { (_: CheckoutFlow, method: Method) in PaymentScreen(method: method) }
    let help = Sheet { (_: CheckoutFlow) in HelpFlow() }
    let receipt = Push("shop://orders/:id") { (_: CheckoutFlow, id: Order.ID) in ReceiptScreen(order: id) }
      .summary("What was bought.").owner("payments").since("2.0").example("shop://orders/42")
    let discard = Alert { (flow: CheckoutFlow) in
      AlertMessage(
        "Discard?", choices: [.init("Discard", role: .destructive) { [weak flow] in flow?.cancel() }])
    }
  }
  typealias Outcome = Order

  let store: Store

  init(store: Store) { self.store = store }
}

/// Answers questions, from wherever they are asked.
final class HelpFlow: Coordinator {
  struct Routes: RouteTable {
    let topics = Root { (_: HelpFlow) in HelpScreen() }
    let topic = Push("shop://help/:topic") { (_: HelpFlow, topic: String) in TopicScreen(topic: topic) }
  }
}
