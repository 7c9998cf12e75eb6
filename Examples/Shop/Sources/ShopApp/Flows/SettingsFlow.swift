import FlowKit

/// The settings of a customer.
final class SettingsFlow: Coordinator {
  struct Routes: RouteTable {
    let settings = Root { (flow: SettingsFlow) in
      SettingsScreen(
        onProfile: { [weak flow] in flow?.go(\.profile) },
        onNotifications: { [weak flow] in flow?.go(\.notifications) },
        onSignOut: { [weak flow] in flow?.go(\.confirmSignOut) })
    }
    let profile = Push("shop://settings/profile") { (flow: SettingsFlow) in
      ProfileScreen(account: flow.shop.account)
    }
    .summary("Name, address, payment.").owner("@shop/accounts").example("shop://settings/profile")
    .guarded(by: .signedIn)
    let notifications = Push("shop://settings/notifications") { (_: SettingsFlow) in NotificationsScreen() }
      .summary("The notifications to receive.").owner("@shop/growth").example("shop://settings/notifications")
    let confirmSignOut = Alert { (flow: SettingsFlow) in
      AlertMessage(
        "Sign out?",
        choices: [
          .init("Sign out", role: .destructive) { [weak flow] in flow?.finish() },
          .init("Stay", role: .cancel),
        ])
    }
  }

  nonisolated static let about = FlowDetails(summary: "The settings of a customer.")

  let shop: ShopState

  init(_ shop: ShopState) { self.shop = shop }
}
