/// An introduction to the Shop, in one picture.
struct WelcomeScreen: ShopScreen {
  let title = "Welcome"
  let rows = ["Everything for the house."]
  let onContinue: @MainActor () -> Void
  let onSkip: @MainActor () -> Void
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onContinue": onContinue, "onSkip": onSkip] }
}

/// Asks for what the Shop needs.
struct PermissionsScreen: ShopScreen {
  let title = "Notifications"
  let rows = ["Shall we tell you when a parcel comes?"]
  let onDone: @MainActor () -> Void
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onDone": onDone] }
}
