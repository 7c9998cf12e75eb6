/// A node of a picture's text twin with the edges that start there.
struct TwinRow: TemplateContext, Hashable {
  var from = Ref()
  var moves: [TwinMove] = []

  static let fields: TemplateFields<Self> = [
    .object("from", "The start of the edges.", \.from),
    .list("moves", "The edges; those with the same words are one.", \.moves),
  ]
}

/// Edges of a picture's text twin that start at one node and have the same words.
struct TwinMove: TemplateContext, Hashable {
  var words = ""
  var targets: [Ref] = []

  static let fields: TemplateFields<Self> = [
    .text("words", "Their effect, such as `on onPay pushes`.", \.words),
    .list("targets", "Their ends.", \.targets),
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
  var wordsHref = ""

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
    .list("twin", "The edges as text; empty if another part of the page has them.", \.twin),
    .text("wordsHref", "The part of the page that has the edges as text, if it is not here.", \.wordsHref),
  ]
}
