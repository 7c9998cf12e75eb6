/// A line of a picture's text twin.
struct TwinRow: TemplateContext, Hashable {
  var from = Ref()
  var words = ""
  var to = Ref()

  static let fields: TemplateFields<Self> = [
    .object("from", "Where the edge begins.", \.from),
    .text("words", "What it does, as `on onPay pushes`.", \.words),
    .object("to", "Where the edge ends.", \.to),
  ]
}

/// A picture with its text twin.
struct PictureBox: TemplateContext {
  var id = ""
  var title = ""
  var svg = ""
  var thumbnailSvg = ""
  var showsThumbnails = false
  var summary = ""
  var note = ""
  var isLarge = false
  var twin: [TwinRow] = []

  static let fields: TemplateFields<Self> = [
    .text("id", "What every id of the picture begins with; unique on its page.", \.id),
    .text("title", "What the picture is called.", \.title),
    .html("svg", "The picture: one `svg` element; empty where it could not be drawn.", \.svg),
    .html("thumbnailSvg", "The same with room for screenshots; empty where there are none.", \.thumbnailSvg),
    .flag(
      "showsThumbnails", "Whether screenshots are shown unless the reader says otherwise.", \.showsThumbnails),
    .text("summary", "What there is to see, in a sentence.", \.summary),
    .text("note", "What was left out, or why there is no picture; empty where all is shown.", \.note),
    .flag("isLarge", "Whether it has so many nodes that a small map of it helps.", \.isLarge),
    .list("twin", "The edges as text.", \.twin),
  ]
}
