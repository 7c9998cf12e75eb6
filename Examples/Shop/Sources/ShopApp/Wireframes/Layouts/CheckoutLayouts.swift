extension CartScreen {
  var layout: Layout {
    Layout(
      [
        .rows(products.map(\.row)),
        .rows([Row("Delivery", detail: "0 €"), Row("Total", detail: products.sum)]),
      ],
      actions: ["Check out"], asides: ["Go on shopping"])
  }
}

extension AddressScreen {
  var layout: Layout {
    let lines = address?.lines ?? ["Kim Example", "1 Long Lane", "Newtown"]
    let fields = zip(["Name", "Street", "Town"], lines).map { Block.field($0, value: $1) }
    return Layout([.map(height: 180, hasWay: false)] + fields, actions: ["Continue"])
  }
}

extension PaymentScreen {
  var layout: Layout {
    let methods = Method.allCases.map { Row($0.rawValue.capitalised, end: .choice($0 == method)) }
    return Layout([.card("Kim Example"), .rows(methods)], actions: ["Pay"], asides: ["Help"])
  }
}

extension ReceiptScreen {
  var layout: Layout {
    Layout(
      [.emblem(.check), .slip(order.products.map(\.row), sum: order.products.sum)], actions: ["Done"])
  }
}

extension String {
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
