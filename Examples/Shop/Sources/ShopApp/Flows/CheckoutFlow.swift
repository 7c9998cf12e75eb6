import FlowKit

/// Takes a cart to a paid order.
final class CheckoutFlow: Coordinator {
  struct Routes: RouteTable {
    let cart = Root("shop://cart") { (flow: CheckoutFlow) in
      CartScreen(
        products: flow.shop.cart,
        onCheckout: { [weak flow] in flow?.go(\.address, nil) },
        onCancel: { [weak flow] in flow?.cancel() })
    }
    .summary("What is in the cart.").owner("@shop/growth").example("shop://cart")
    let address = Push { (flow: CheckoutFlow, address: Address?) in
      AddressScreen(address: address, onContinue: { [weak flow] in flow?.go(\.payment, .card) })
    }
    .summary("Where to send it.")
    let payment = Push { (flow: CheckoutFlow, method: Method) in
      PaymentScreen(
        method: method,
        onPaid: { [weak flow] in
          guard let flow else { return }
          flow.go(\.receipt, flow.shop.pay(by: method))
        },
        onHelp: { [weak flow] in flow?.go(\.help, .payment) })
    }
    .summary("How to pay.")
    let receipt = Push { (flow: CheckoutFlow, order: Order) in
      ReceiptScreen(order: order, onDone: { [weak flow] in flow?.finish(order) })
    }
    .summary("What was bought.")
    let help = Sheet { (_: CheckoutFlow, topic: Topic?) in HelpFlow(topic) }
  }

  typealias Outcome = Order

  nonisolated static let about = FlowDetails(summary: "Takes a cart to a *paid* order.")

  let shop: ShopState

  init(_ shop: ShopState) { self.shop = shop }
}
