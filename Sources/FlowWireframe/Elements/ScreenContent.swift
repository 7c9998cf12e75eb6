/// The content of a wireframe: the bars of a screen, and the parts between them.
struct ScreenContent: Hashable, Sendable {
  var frame = ScreenFrame.phone
  var title = ""
  var isTitleLarge = true
  var hidesBar = false
  /// Whether positions are relative to the top of the screen and not to the bar.
  var drawsUnderBars = false
  /// The items of the bar at the top, before and after the title.
  var leading: [Element] = []
  var trailing: [Element] = []
  /// The parts that replace the title.
  var principal: [Element] = []
  /// The search field under the title.
  var search: String?
  var body = Element(.column)
  /// The items of the bar at the bottom.
  var bottom: [Element] = []
  /// The tabs of a bar at the bottom, each a label.
  var tabs: [Element] = []

  /// Whether nothing is known of the screen except its name.
  var isEmpty: Bool {
    title.isEmpty && hasNoItems && search == nil && tabs.isEmpty && body.isEmpty
      || body.kind == .hatched && title.isEmpty
  }

  private var hasNoItems: Bool {
    [leading, principal, trailing, bottom].allSatisfy { $0.allSatisfy(\.isEmpty) }
  }

  /// The bars as set by code, over the content of an interface file.
  func over(_ scene: ScreenContent) -> ScreenContent {
    guard !scene.body.isEmpty else { return self }
    var content = scene
    if !title.isEmpty { content.title = title }
    if !leading.isEmpty { content.leading = leading }
    if !principal.isEmpty { content.principal = principal }
    if !trailing.isEmpty { content.trailing = trailing }
    if let search { content.search = search }
    content.isTitleLarge = isTitleLarge || scene.isTitleLarge
    return content
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
