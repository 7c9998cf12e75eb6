/// Everything that a wireframe shows: the bars of a screen, and what is between them.
struct ScreenContent: Hashable, Sendable {
  var title = ""
  var isTitleLarge = true
  var hidesBar = false
  /// The items of the bar at the top, before and after the title.
  var leading: [Element] = []
  var trailing: [Element] = []
  /// What stands in place of the title.
  var principal: [Element] = []
  /// The search field under the title.
  var search: String?
  var body = Element(.column)
  /// The items of the bar at the bottom.
  var bottom: [Element] = []
  /// The tabs of a bar at the bottom, each a label.
  var tabs: [Element] = []

  /// Whether nothing is known of the screen but its name.
  var isEmpty: Bool {
    title.isEmpty && leading.isEmpty && trailing.isEmpty && bottom.isEmpty && tabs.isEmpty && body.isEmpty
      || body.kind == .hatched && title.isEmpty
  }

  /// The content as indented text.
  var outline: String {
    var text = title.isEmpty ? "" : "title \"\(title)\"\(isTitleLarge ? "" : " (inline)")\n"
    if let search { text += "search \"\(search)\"\n" }
    for (name, items) in [
      ("principal", principal), ("leading", leading), ("trailing", trailing), ("bottom", bottom),
      ("tabs", tabs),
    ]
    where !items.isEmpty {
      text += name + "\n" + items.map { $0.outline(indent: "  ") }.joined()
    }
    return text + body.outline()
  }
}
