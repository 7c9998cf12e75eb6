/// All orders, newest first.
struct OrdersScreen: ShopScreen {
  let title = "Orders"
  let orders: [Order]
  let onOrder: @MainActor (Order.ID) -> Void
  var rows: [String] { orders.reversed().map { "Order \($0.id)" } }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    ["onOrder": { if let last = orders.last { onOrder(last.id) } }]
  }
}

/// One order, and where it is now.
struct OrderScreen: ShopScreen {
  let id: Order.ID
  let onHelp: @MainActor () -> Void
  var title: String { "Order \(id)" }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onHelp": onHelp] }
}
