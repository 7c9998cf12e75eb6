/// A source location.
struct Place: TemplateContext, Hashable {
  var text = ""
  var href = ""
  var line = ""

  static let fields: TemplateFields<Self> = [
    .text("text", "File and line, such as `Sources/Shop/CheckoutFlow.swift:12`.", \.text),
    .html("label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.text) }),
    .text("href", "The line in the repository's web pages; empty if unknown.", \.href),
    .text("line", "Only the line, if the page names the file above; otherwise empty.", \.line),
  ]
}
