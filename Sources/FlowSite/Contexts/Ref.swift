/// Something that has a page, or could have one: what it is called, where its page is, and what kind of thing it is.
struct Ref: TemplateContext, Hashable {
  var name = ""
  var href = ""
  var kind = Kind.page
  var hueClass = ""
  var note = ""

  /// What a reference leads to.
  enum Kind: String {
    case flow, screen, system, link, route, outcome, page

    /// The kind as readers call it.
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  static let fields: TemplateFields<Self> = [
    .text("name", "What it is called.", \.name),
    .text("href", "Its page, relative to this one; empty where it has none.", \.href),
    .text("kind", "`flow`, `screen`, `system`, `link`, `route`, `outcome` or `page`.", \.kind.rawValue),
    .text("kindName", "The kind as readers call it.", \.kind.name),
    .text(
      "hueClass", "The class of its flow's hue, as `hue-3`; empty where it belongs to no flow.", \.hueClass),
    .text("note", "The first sentence of what is said of it, as plain text.", \.note),
  ]
}
