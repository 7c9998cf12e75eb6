/// A part of a link's pattern: words that a URL must have, or a parameter.
struct PatternPart: TemplateContext, Hashable {
  var text = ""
  var isParameter = false

  static let fields: TemplateFields<Self> = [
    .text("text", "The part as it is written.", \.text),
    .html("label", "The same as HTML, which breaks where words do.", { NameHTML.of($0.text) }),
    .flag("isParameter", "Whether it stands for a value.", \.isParameter),
  ]
}

/// A link in a list of links.
struct LinkRow: TemplateContext, Hashable {
  var link = Ref()
  var pattern = ""
  var parts: [PatternPart] = []
  var target: Ref?
  var flow: Ref?
  var summary = ""
  var isUndocumented = false
  var owner = ""
  var deprecated: DeprecationNote?
  var parametersText = ""

  static let fields: TemplateFields<Self> = [
    .object("link", "The link's page.", \.link),
    .text("pattern", "The pattern, as `shop://orders/:id`.", \.pattern),
    .list("parts", "The pattern in parts.", \.parts),
    .object("target", "What it opens; absent where that is not known.", \.target),
    .object("flow", "The flow that opens it; absent where that is not known.", \.flow),
    .text("summary", "What is said of it, as plain text.", \.summary),
    .flag("isUndocumented", "Whether nothing is said of it.", \.isUndocumented),
    .text("owner", "Who owns it.", \.owner),
    .flag("isDeprecated", "Whether it is going away.", { $0.deprecated != nil }),
    .object("deprecated", "How it is going away.", \.deprecated),
    .text("parametersText", "Its parameters on one line, as `id: Int`.", \.parametersText),
  ]
}
