/// An app on the page above the sites of several apps.
struct AppRow: TemplateContext {
  var name = ""
  var href = ""
  var counts = ""
  var note = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "The app's name.", \.name),
    .html("nameLabel", "The name as HTML, with line breaks allowed between words.", { NameHTML.of($0.name) }),
    .text("href", "The first page of its site.", \.href),
    .text("counts", "The numbers of its flows, screens and links.", \.counts),
    .text("note", "The number of findings on its site; empty if there are none.", \.note),
  ]
}

/// The subject of the page above the sites of several apps.
struct AppsSubject: TemplateContext {
  var apps: [AppRow] = []

  static let fields: TemplateFields<Self> = [
    .list("apps", "The apps, in the order of the configuration.", \.apps)
  ]
}
