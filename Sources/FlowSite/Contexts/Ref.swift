/// Something that has a page, or could have one: what it is called, where its page is, and what kind of thing it is.
struct Ref: TemplateContext, Hashable {
  var name = ""
  var href = ""
  var kind = Kind.page
  var hueClass = ""
  var note = ""
  /// The name as markup, where it is more than the name.
  var knownLabel = ""

  /// The name as it stands in a text.
  var label: String { knownLabel.isEmpty ? NameHTML.of(name) : knownLabel }

  /// What a reference leads to.
  enum Kind: String {
    case flow, screen, system, link, route, outcome, page

    /// The kind as readers call it.
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  static let fields: TemplateFields<Self> = [
    .text("name", "What it is called.", \.name),
    .html(
      "label",
      "Its name as HTML, which breaks where its words do; what all names share is set back, and what tells twins apart is added.",
      \.label),
    .text("href", "Its page, relative to this one; empty where it has none.", \.href),
    .text("kind", "`flow`, `screen`, `system`, `link`, `route`, `outcome` or `page`.", \.kind.rawValue),
    .text("kindName", "The kind as readers call it.", \.kind.name),
    .text(
      "hueClass", "The class of its flow's hue, as `hue-3`; empty where it belongs to no flow.", \.hueClass),
    .text("note", "The first sentence of what is said of it, as plain text.", \.note),
  ]
}
