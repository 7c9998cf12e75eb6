/// Something that has a page, or could have one: its name, the address of its page, and its kind.
struct Ref: TemplateContext, Hashable {
  var name = ""
  var href = ""
  var kind = Kind.page
  var hueClass = ""
  var note = ""
  /// The name as markup, if it is more than the name.
  var knownLabel = ""

  /// The name as it appears in a text.
  var label: String { knownLabel.isEmpty ? NameHTML.of(name) : knownLabel }

  /// The target of a reference.
  enum Kind: String {
    case flow, screen, system, link, route, outcome, page

    /// The display name of the kind.
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  static let fields: TemplateFields<Self> = [
    .text("name", "Its name.", \.name),
    .html(
      "label",
      "Its name as HTML, with line breaks allowed between words; the part that many names share is greyed out, and what distinguishes it from others of the same name is added.",
      \.label),
    .text("href", "Its page, relative to this one; empty if it has none.", \.href),
    .text("kind", "`flow`, `screen`, `system`, `link`, `route`, `outcome` or `page`.", \.kind.rawValue),
    .text("kindName", "The display name of the kind.", \.kind.name),
    .text(
      "hueClass", "The class of its flow's hue, such as `hue-3`; empty if it belongs to no flow.", \.hueClass),
    .text("note", "The first sentence of its description, as plain text.", \.note),
  ]
}
