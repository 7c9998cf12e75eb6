/// Topics, most asked first.
struct HelpScreen: ShopScreen {
  let title = "Help"
  let topic: Topic?
  let onArticle: @MainActor (String) -> Void
  let onContact: @MainActor () -> Void
  let onClose: @MainActor () -> Void
  var rows: [String] { (topic.map { [$0] } ?? Topic.allCases).map(\.rawValue) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    ["onArticle": { onArticle("how-long") }, "onContact": onContact, "onClose": onClose]
  }
}

/// One answer.
struct ArticleScreen: ShopScreen {
  let id: String
  let onContact: @MainActor () -> Void
  var title: String { id }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onContact": onContact] }
}

/// A form to ask a person.
struct ContactScreen: ShopScreen {
  let title = "Ask us"
  let subject: String?
  let onSent: @MainActor () -> Void
  var rows: [String] { [subject ?? "Anything"] }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onSent": onSent] }
}
