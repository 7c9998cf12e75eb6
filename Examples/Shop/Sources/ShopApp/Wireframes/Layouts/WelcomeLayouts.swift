extension WelcomeScreen {
  var layout: Layout {
    Layout(
      [.picture(.house, height: 400), .heading(rows.joined(separator: " "))], actions: ["Continue"],
      asides: ["Skip"])
  }
}

extension PermissionsScreen {
  var layout: Layout {
    Layout(
      [.emblem(.bell), .heading(rows.joined(separator: " "))],
      actions: ["Yes, tell me", "Not now"])
  }
}
