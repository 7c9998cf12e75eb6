/// One of the pictures of a screen.
struct ScreenPicture: TemplateContext, Hashable {
  var number = ""
  var name = ""
  var shot = Shot()
  var drawnFrom: Place?
  var origin = ""
  var reason = ""
  var isFirst = false

  static let fields: TemplateFields<Self> = [
    .text("number", "Its number among the pictures of the screen, from 1.", \.number),
    .text("name", "The name on its switch, such as `Wireframe` or `iPhone 15, de-DE`.", \.name),
    .object("shot", "The picture.", \.shot),
    .object("drawnFrom", "The source that a wireframe is drawn from.", \.drawnFrom),
    .text("origin", "The path in the project of a picture that was found; otherwise empty.", \.origin),
    .html(
      "originLabel", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.origin) }),
    .text("reason", "The reason for the match, such as `by the name of its tests`.", \.reason),
    .flag("isFirst", "Whether it is the one that is shown first.", \.isFirst),
  ]
}
