import FlowKit

/// What an order is known by.
struct Order: Identifiable, Equatable, Sendable { let id: Int }

/// How to pay.
enum Method: String, CaseIterable, Sendable { case card, cash }

@MainActor final class Store {
  var items = ["tea", "milk"]
}

struct CartScreen: Presentable {
  let items: [String]
  let onPay: @MainActor () -> Void
}
struct PaymentScreen: Presentable { let method: Method }
struct ReceiptScreen: Presentable { let order: Order.ID }
struct HelpScreen: Presentable {}
struct TopicScreen: Presentable { let topic: String }
struct ListScreen: Presentable {}
struct ItemScreen: Presentable {
  let id: Int
  var tab: String?
}
struct SettingsScreen: Presentable {}
struct LoginScreen: Presentable {}
struct WelcomeScreen: Presentable {}
struct ReviewsScreen: Presentable {}
