/// All settings.
struct SettingsScreen: ShopScreen {
  let title = "Settings"
  let onProfile: @MainActor () -> Void
  let onNotifications: @MainActor () -> Void
  let onSignOut: @MainActor () -> Void
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    ["onProfile": onProfile, "onNotifications": onNotifications, "onSignOut": onSignOut]
  }
}

/// Name, address, payment.
struct ProfileScreen: ShopScreen {
  let title = "Profile"
  let account: Account?
  var rows: [String] { [account?.name ?? "Nobody"] }
}

/// The notifications to receive.
struct NotificationsScreen: ShopScreen {
  let title = "Notifications"
  let rows = ["Parcels", "Offers"]
}
