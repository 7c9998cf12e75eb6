/// One of several values, such as an allowed value or the name of a guard.
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
    .html("label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.name) }),
    .text("type", "Its type.", \.type),
    .html("typeLabel", "Its type as HTML, with line breaks allowed between words.", { NameHTML.of($0.type) }),
    .flag("isOptional", "Whether it may be omitted.", \.isOptional),
    .text(
      "place",
      "The part of the URL that holds it: `host`, `path` or `query`; empty for a parameter of a route.",
      \.place),
    .list("allowed", "The allowed values, if there are only a few.", \.allowed),
    .text("summary", "Its description as plain text.", \.summary),
  ]
}

/// A requester, with its triggers.
struct TriggerRow: TemplateContext, Hashable {
  var from: Ref?
  var words = ""

  static let fields: TemplateFields<Self> = [
    .object("from", "The source of the request; absent on a screen's own page.", \.from),
    .text("words", "The triggers, such as `onPay, onSkip`; empty if unknown.", \.words),
    .html(
      "wordsLabel", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.words) }),
  ]
}

/// A deprecation: the last day, and what to use instead.
struct DeprecationNote: TemplateContext, Hashable {
  var until = ""
  var message = ""

  static let fields: TemplateFields<Self> = [
    .text("until", "The date after which it may be removed; empty if none is set.", \.until),
    .text("message", "The replacement.", \.message),
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
    .text("severityName", "The display name of the severity.", \.severityName),
    .text("message", "The problem.", \.message),
    .text(
      "remedy", "The remedy; empty if it is given above all findings of the rule.", \.remedy),
    .object("about", "Its subject, if that has a page.", \.about),
    .object("place", "Its source location, if known.", \.place),
    .flag(
      "isPlaced", "Whether its subject or its location is known.",
      { $0.about != nil || $0.place != nil }),
    .text(
      "times", "The number of times that it was found, if more than once.",
      { $0.times > 1 ? String($0.times) : "" }),
  ]
}

/// A step of a value on its way through the code.
struct CodeStepRow: TemplateContext, Hashable {
  var kind = ""
  var kindName = ""
  var text = ""
  var isCode = false
  var place: Place?

  static let fields: TemplateFields<Self> = [
    .text("kind", "The kind of event, such as `made`, `handed` or `shown`.", \.kind),
    .text("kindName", "Its display name.", \.kindName),
    .text("text", "The code as written, or a remark.", \.text),
    .html("label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.text) }),
    .flag("isCode", "Whether the text is code.", \.isCode),
    .object("place", "Its source location, if known.", \.place),
  ]
}

/// A call that shows something that could not be identified.
struct CallRow: TemplateContext, Hashable {
  var flow: Ref?
  var expression = ""
  var reason = ""
  var place: Place?
  var why: [CodeStepRow] = []

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow that makes the call.", \.flow),
    .text("expression", "The call as written.", \.expression),
    .html(
      "label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.expression) }),
    .text("reason", "The reason why it could not be resolved.", \.reason),
    .object("place", "Its source location.", \.place),
    .list("why", "The steps through the code that could be followed, if the graph contains them.", \.why),
  ]
}
