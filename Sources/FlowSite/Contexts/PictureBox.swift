/// A line of a picture's text twin.
struct TwinRow: TemplateContext, Hashable {
  var from = Ref()
  var words = ""
  var to = Ref()

  static let fields: TemplateFields<Self> = [
    .object("from", "The start of the edge.", \.from),
    .text("words", "What it does, such as `on onPay pushes`.", \.words),
    .object("to", "The end of the edge.", \.to),
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
    .text("id", "The prefix of all ids in the picture; unique on its page.", \.id),
    .text("title", "The name of the picture.", \.title),
    .html("svg", "The picture: one `svg` element; empty if it could not be drawn.", \.svg),
    .html("thumbnailSvg", "The same with room for screenshots; empty if there are none.", \.thumbnailSvg),
    .flag(
      "showsThumbnails", "Whether screenshots are shown by default.", \.showsThumbnails),
    .text("summary", "The content of the picture, in a sentence.", \.summary),
    .text(
      "note",
      "The parts that were left out, or the reason why there is no picture; empty if everything is shown.",
      \.note),
    .flag("isLarge", "Whether it has so many nodes that a small map of it helps.", \.isLarge),
    .list("twin", "The edges as text.", \.twin),
  ]
}
