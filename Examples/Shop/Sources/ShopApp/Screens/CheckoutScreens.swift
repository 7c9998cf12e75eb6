/// What is in the cart, and what it costs.
struct CartScreen: ShopScreen {
  let title = "Cart"
  let products: [Product]
  let onCheckout: @MainActor () -> Void
  let onCancel: @MainActor () -> Void
  var rows: [String] { products.map(\.name) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    ["onCheckout": onCheckout, "onCancel": onCancel]
  }
}

/// Where to send an order.
struct AddressScreen: ShopScreen {
  let title = "Address"
  let address: Address?
  let onContinue: @MainActor () -> Void
  var rows: [String] { address?.lines ?? [] }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onContinue": onContinue] }
}

/// Card, invoice or voucher.
struct PaymentScreen: ShopScreen {
  let title = "Payment"
  let method: Method
  let onPaid: @MainActor () -> Void
  let onHelp: @MainActor () -> Void
  var rows: [String] { Method.allCases.map(\.rawValue) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onPaid": onPaid, "onHelp": onHelp] }
}

/// What was bought, and when it comes.
struct ReceiptScreen: ShopScreen {
  let title = "Thank you"
  let order: Order
  let onDone: @MainActor () -> Void
  var rows: [String] { order.products.map(\.name) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onDone": onDone] }
}
