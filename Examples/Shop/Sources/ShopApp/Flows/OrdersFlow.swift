import FlowKit

/// The purchases of a customer.
final class OrdersFlow: Coordinator {
  struct Routes: RouteTable {
    let orders = Root("shop://orders") { (flow: OrdersFlow) in
      OrdersScreen(orders: flow.shop.orders, onOrder: { [weak flow] in flow?.go(\.order, $0) })
    }
    .summary("All orders.").owner("@shop/orders").example("shop://orders")
    let order = Push("shop://orders/:id(Int)") { (flow: OrdersFlow, id: Order.ID) in
      OrderScreen(id: id, onHelp: { [weak flow] in flow?.go(\.help, .delivery) })
    }
    .summary("One order, as the e-mail about its delivery links to it.").owner("@shop/orders").since("1.2")
    .example("shop://orders/1007")
    let help = Sheet { (_: OrdersFlow, topic: Topic?) in HelpFlow(topic) }
  }

  nonisolated static let about = FlowDetails(summary: "The purchases of a customer.", owner: "@shop/orders")

  let shop: ShopState

  init(_ shop: ShopState) { self.shop = shop }
}
