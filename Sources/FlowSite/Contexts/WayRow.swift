/// One step of a way, or of the chain that a link walks.
struct StepRow: TemplateContext, Hashable {
  var number = ""
  var words = ""
  var route = Ref()
  var style = StyleName.none
  var target = Ref()

  static let fields: TemplateFields<Self> = [
    .text("number", "The step's number, from 1.", \.number),
    .text("words", "What to do, as `onPay on CartScreen`; empty where that is not known.", \.words),
    .object("route", "The route that is gone.", \.route),
    .text("style", "How the target appears, as `push`.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .object("target", "What is shown then.", \.target),
  ]
}

/// A shortest way to the page's subject.
struct WayRow: TemplateContext, Hashable {
  var start = Ref()
  var startWords = ""
  var text = ""
  var steps: [StepRow] = []

  static let fields: TemplateFields<Self> = [
    .object("start", "Where the way begins: an entry flow or a link.", \.start),
    .text("startWords", "`From the start of the app` or `From the link`.", \.startWords),
    .text("text", "The way as one line of plain text, to paste into a ticket.", \.text),
    .list("steps", "The steps, in order; none where one is there at once.", \.steps),
  ]
}
