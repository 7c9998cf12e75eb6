/// A step of a way, or of a link's chain of routes.
struct StepRow: TemplateContext, Hashable {
  var number = ""
  var words = ""
  var route = Ref()
  var style = StyleName.none
  var target = Ref()

  static let fields: TemplateFields<Self> = [
    .text("number", "The step's number, from 1.", \.number),
    .text("words", "The action, such as `onPay on CartScreen`; empty if unknown.", \.words),
    .object("route", "The route that is taken.", \.route),
    .text("style", "The presentation of the target, such as `push`.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
    .object("target", "The screen or flow that is then shown.", \.target),
  ]
}

/// A shortest way to the page's subject.
struct WayRow: TemplateContext, Hashable {
  var start = Ref()
  var startWords = ""
  var text = ""
  var steps: [StepRow] = []

  static let fields: TemplateFields<Self> = [
    .object("start", "The start of the way: an entry flow or a link.", \.start),
    .text("startWords", "`From the start of the app` or `From the link`.", \.startWords),
    .text("text", "The way as one line of plain text, to paste into a ticket.", \.text),
    .list("steps", "The steps, in order; empty if no step is needed.", \.steps),
  ]
}
