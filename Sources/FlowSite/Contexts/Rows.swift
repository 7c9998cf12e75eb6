/// One of several values, as an allowed value or the name of a guard.
struct ValueRow: TemplateContext, Hashable {
  var value = ""

  static let fields: TemplateFields<Self> = [.text("value", "The value.", \.value)]
}

/// A parameter of a route or a link.
struct ParameterRow: TemplateContext, Hashable {
  var name = ""
  var type = ""
  var isOptional = false
  var place = ""
  var allowed: [ValueRow] = []
  var summary = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "The parameter's name.", \.name),
    .text("type", "Its type.", \.type),
    .html("typeLabel", "Its type as HTML, which breaks where words do.", { NameHTML.of($0.type) }),
    .flag("isOptional", "Whether it may be left out.", \.isOptional),
    .text("place", "Where a URL carries it: `host`, `path` or `query`; empty for a route's.", \.place),
    .list("allowed", "The values that it may have, where there are only some.", \.allowed),
    .text("summary", "What is said of it, as plain text.", \.summary),
  ]
}

/// Who asks for something, and by what.
struct TriggerRow: TemplateContext, Hashable {
  var from: Ref?
  var words = ""

  static let fields: TemplateFields<Self> = [
    .object("from", "Who asks; absent on a screen's own page.", \.from),
    .text("words", "By what, as `onPay, onSkip`; empty where that is not known.", \.words),
    .html("wordsLabel", "The same as HTML, which breaks where words do.", { NameHTML.of($0.words) }),
  ]
}

/// What is going away, until when, and what to use instead.
struct DeprecationNote: TemplateContext, Hashable {
  var until = ""
  var message = ""

  static let fields: TemplateFields<Self> = [
    .text("until", "The date from which it may be gone; empty where none is set.", \.until),
    .text("message", "What to use instead.", \.message),
  ]
}

/// A finding about something of the app.
struct FindingRow: TemplateContext, Hashable {
  var rule = ""
  var severity = ""
  var severityName = ""
  var message = ""
  var remedy = ""
  var about: Ref?
  var place: Place?
  var times = 1

  static let fields: TemplateFields<Self> = [
    .text("rule", "The rule that found it.", \.rule),
    .text("severity", "`error`, `warning` or `note`.", \.severity),
    .text("severityName", "The severity as readers call it.", \.severityName),
    .text("message", "What is the matter.", \.message),
    .text(
      "remedy", "What to do about it; empty where that stands above all findings of the rule.", \.remedy),
    .object("about", "What it is about, where that has a page.", \.about),
    .object("place", "Where it stands in the source, if that is known.", \.place),
    .flag(
      "isPlaced", "Whether it is known what it is about or where it stands.",
      { $0.about != nil || $0.place != nil }),
    .text(
      "times", "How often it was found, where that is more than once.",
      { $0.times > 1 ? String($0.times) : "" }),
  ]
}

/// A step of the way of what is shown, through the code.
struct CodeStepRow: TemplateContext, Hashable {
  var kind = ""
  var kindName = ""
  var text = ""
  var isCode = false
  var place: Place?

  static let fields: TemplateFields<Self> = [
    .text("kind", "What happens there, as `made`, `handed` or `shown`.", \.kind),
    .text("kindName", "The same as readers call it.", \.kindName),
    .text("text", "The code as written, or a remark.", \.text),
    .html("label", "The same as HTML, which breaks where words do.", { NameHTML.of($0.text) }),
    .flag("isCode", "Whether the text is code.", \.isCode),
    .object("place", "Where it stands in the source, if that is known.", \.place),
  ]
}

/// A call that was seen to show something, and what it shows is not known.
struct CallRow: TemplateContext, Hashable {
  var flow: Ref?
  var expression = ""
  var reason = ""
  var place: Place?
  var why: [CodeStepRow] = []

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow that makes the call.", \.flow),
    .text("expression", "The call as it is written.", \.expression),
    .html("label", "The same as HTML, which breaks where words do.", { NameHTML.of($0.expression) }),
    .text("reason", "Why it could not be resolved.", \.reason),
    .object("place", "Where it stands in the source.", \.place),
    .list("why", "How far it was followed through the code, if the graph tells.", \.why),
  ]
}
