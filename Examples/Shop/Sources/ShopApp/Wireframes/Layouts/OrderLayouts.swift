extension OrdersScreen {
  var layout: Layout {
    let rows = orders.reversed().enumerated().map { number, order in
      Row(
        "Order \(order.id)", detail: number == 0 ? "On its way" : "Here", order.products.last?.motif,
        end: .more)
    }
    return Layout([.rows(rows)])
  }
}

extension OrderScreen {
  var layout: Layout {
    Layout(
      [
        .map(height: 250, hasWay: true),
        .steps(["Paid", "Packed", "On its way", "At your door"], done: 3),
      ], actions: ["Help"])
  }
}
