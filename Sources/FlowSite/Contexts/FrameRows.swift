/// A place of the main navigation.
struct PlaceRow: TemplateContext, Hashable {
  var name = ""
  var href = ""
  var isCurrent = false
  var count = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "The name of the place.", \.name),
    .text("href", "Its page.", \.href),
    .flag("isCurrent", "Whether this page is it.", \.isCurrent),
    .text("count", "The number of things that it lists; may be empty.", \.count),
  ]
}

/// A guide page in the navigation.
struct GuideRow: TemplateContext, Hashable {
  var name = ""
  var href = ""
  var isCurrent = false
  var level = "1"

  static let fields: TemplateFields<Self> = [
    .text("name", "The page's title.", \.name),
    .text("href", "The page.", \.href),
    .flag("isCurrent", "Whether this page is it.", \.isCurrent),
    .text("level", "The level: `1`, `2` or `3`.", \.level),
  ]
}

/// A flow in the tree of flows.
struct TreeFlow: TemplateContext, Hashable {
  var name = ""
  var label = ""
  var href = ""
  var hueClass = ""
  var isCurrent = false
  var isOpen = false
  var children: [TreeFlow] = []
  var more: Ref?

  static let fields: TemplateFields<Self> = [
    .text("name", "The flow's name.", \.name),
    .html("label", "The same as HTML, with what distinguishes it from others of the same name.", \.label),
    .text("href", "Its page.", \.href),
    .text("hueClass", "The class of its hue.", \.hueClass),
    .flag("isCurrent", "Whether this page is about it.", \.isCurrent),
    .flag("isOpen", "Whether its children are shown.", \.isOpen),
    .list("children", "Its child flows.", \.children),
    .object("more", "The page with the children that are not listed; absent if all are listed.", \.more),
  ]
}

/// A heading of this page.
struct ContentsRow: TemplateContext, Hashable {
  var name = ""
  var anchor = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "The heading.", \.name),
    .text("anchor", "Its id.", \.anchor),
  ]
}

extension [ContentsRow] {
  /// The headings of a page, out of all those that its kind may have.
  static func listed(_ headings: [(isThere: Bool, name: String, anchor: String)]) -> Self {
    headings.filter(\.isThere).map { ContentsRow(name: $0.name, anchor: $0.anchor) }
  }
}
