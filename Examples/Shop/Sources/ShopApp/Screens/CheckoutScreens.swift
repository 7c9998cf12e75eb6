/// The products in the cart, and the total.
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

/// The delivery address of an order.
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

/// The purchased products, and the delivery date.
struct ReceiptScreen: ShopScreen {
  let title = "Thank you"
  let order: Order
  let onDone: @MainActor () -> Void
  var rows: [String] { order.products.map(\.name) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onDone": onDone] }
}
