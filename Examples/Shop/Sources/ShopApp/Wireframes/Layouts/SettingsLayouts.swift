extension SettingsScreen {
  var layout: Layout {
    Layout([
      .rows([
        Row("Profile", .person, end: .more), Row("Notifications", .bell, end: .more),
        Row("Privacy", .lock, end: .more),
      ]),
      .rows([Row("Language", detail: "English", .gear, end: .more), Row("Help", .question, end: .more)]),
      .rows([Row("Sign out")]),
    ])
  }
}

extension ProfileScreen {
  var layout: Layout {
    Layout([
      .emblem(.person), .heading(account?.name ?? "Nobody"),
      .rows([
        Row("Name", detail: "Kim Example"), Row("Town", detail: "Newtown"), Row("Payment", detail: "Card"),
      ]),
    ])
  }
}

extension NotificationsScreen {
  var layout: Layout {
    Layout([
      .rows(rows.enumerated().map { Row($0.element, end: .toggle($0.offset == 0)) }),
      .prose("Parcels: when one is packed, when it is on its way and when it is here."),
      .rows([Row("By e-mail", end: .toggle(true)), Row("On this phone", end: .toggle(true))]),
    ])
  }
}
