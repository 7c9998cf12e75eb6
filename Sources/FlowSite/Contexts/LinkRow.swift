/// A part of a link's pattern: words that a URL must have, or a parameter.
struct PatternPart: TemplateContext, Hashable {
  var text = ""
  var isParameter = false

  static let fields: TemplateFields<Self> = [
    .text("text", "The part as written.", \.text),
    .html("label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.text) }),
    .flag("isParameter", "Whether it is a placeholder for a value.", \.isParameter),
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
    .text("pattern", "The pattern, such as `shop://orders/:id`.", \.pattern),
    .list("parts", "The pattern in parts.", \.parts),
    .object("target", "The flow or screen that it opens; absent if unknown.", \.target),
    .object("flow", "The flow that opens it; absent if unknown.", \.flow),
    .text("summary", "Its description as plain text.", \.summary),
    .flag("isUndocumented", "Whether it has no description.", \.isUndocumented),
    .text("owner", "Its owner.", \.owner),
    .flag("isDeprecated", "Whether it is deprecated.", { $0.deprecated != nil }),
    .object("deprecated", "Its deprecation.", \.deprecated),
    .text("parametersText", "Its parameters on one line, such as `id: Int`.", \.parametersText),
  ]
}
