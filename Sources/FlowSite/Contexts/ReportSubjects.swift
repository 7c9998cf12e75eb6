/// The findings of one rule.
struct FindingGroup: TemplateContext {
  var rule = ""
  var title = ""
  var explanation = ""
  var findings: [FindingRow] = []

  /// The id of a rule's findings on their page.
  static func anchor(of rule: String) -> String {
    "rule-" + String(rule.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  static let fields: TemplateFields<Self> = [
    .text("rule", "The rule.", \.rule),
    .text("anchor", "The id of the rule's findings on their page.", { anchor(of: $0.rule) }),
    .html("ruleLabel", "The rule as HTML, with line breaks allowed between words.", { NameHTML.of($0.rule) }),
    .text(
      "title", "The problem that the rule finds, in a few words; empty for an unknown rule.", \.title),
    .text("explanation", "The remedy for its findings, given once for all of them.", \.explanation),
    .list("findings", "Its findings.", \.findings),
  ]
}

/// The subject of the page of findings.
struct FindingsSubject: TemplateContext {
  var groups: [FindingGroup] = []

  static let fields: TemplateFields<Self> = [.list("groups", "The findings, rule by rule.", \.groups)]
}

/// The subject of the page of unresolved calls.
struct UnresolvedSubject: TemplateContext {
  var calls: [CallRow] = []

  static let fields: TemplateFields<Self> = [
    .list("calls", "The calls that show something that could not be identified.", \.calls)
  ]
}

/// The use of a route or a link in traced runs.
struct UseRow: TemplateContext, Hashable {
  var ref = Ref()
  var flow: Ref?
  var count = 0

  static let fields: TemplateFields<Self> = [
    .object("ref", "The route or link.", \.ref),
    .object("flow", "The flow that has it.", \.flow),
    .text("count", "The number of times that it was taken.", { String($0.count) }),
    .flag("isNever", "Whether it was never taken.", { $0.count == 0 }),
  ]
}

/// Something that a run took and that is not in the graph.
struct UnknownUseRow: TemplateContext, Hashable {
  var id = ""
  var count = ""

  static let fields: TemplateFields<Self> = [
    .html(
      "id", "The id in the trace as HTML, with line breaks allowed between words.", { NameHTML.of($0.id) }),
    .text("count", "The number of times that it was taken.", \.count),
  ]
}

/// The coverage of routes, or of links.
struct CoveragePart: TemplateContext {
  var name = ""
  var percent = 0
  var taken = 0
  var rows: [UseRow] = []
  var unknown: [UnknownUseRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "`Routes` or `Links`.", \.name),
    .text("share", "The share that was taken, such as `43 %`.", { "\($0.percent) %" }),
    .text("percent", "The share as a number from 0 to 100.", { String($0.percent) }),
    .text("taken", "The number that were taken.", { String($0.taken) }),
    .text("total", "The number of items.", { String($0.rows.count) }),
    .list("rows", "Each of them.", \.rows),
    .list("unknown", "The routes or links that were taken but are not in the graph.", \.unknown),
  ]
}

/// The subject of the page of coverage.
struct CoverageSubject: TemplateContext {
  var parts: [CoveragePart] = []

  static let fields: TemplateFields<Self> = [.list("parts", "Routes, then links.", \.parts)]
}

/// A statement about a change.
struct ChangeDetailRow: TemplateContext, Hashable {
  var words = ""
  var witness = ""

  static let fields: TemplateFields<Self> = [
    .text("words", "The statement.", \.words),
    .text(
      "witness", "The URL that the statement is about; empty if it is about the changed item itself.",
      \.witness),
    .html(
      "witnessLabel", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.witness) }
    ),
  ]
}

/// One change since the baseline.
struct ChangeRow: TemplateContext, Hashable {
  var ref = Ref()
  var level = ""
  var details: [ChangeDetailRow] = []

  static let fields: TemplateFields<Self> = [
    .object("ref", "The changed item.", \.ref),
    .list("details", "How it changed.", \.details),
    .text("level", "`breaking`, `risky` or `harmless`.", \.level),
    .flag("isBreaking", "Whether it is breaking.", { $0.level == "breaking" }),
  ]
}

/// The changes of one kind.
struct ChangeGroup: TemplateContext {
  var name = ""
  var kind = ""
  var changes: [ChangeRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "`Added`, `Removed`, `Renamed` or `Changed`.", \.name),
    .text("kind", "`added`, `removed`, `renamed` or `changed`.", \.kind),
    .list("changes", "The changes.", \.changes),
  ]
}

/// The subject of the page of changes.
struct ChangesSubject: TemplateContext {
  var baseline = ""
  var summary = ""
  var groups: [ChangeGroup] = []

  static let fields: TemplateFields<Self> = [
    .text("baseline", "The name of the baseline.", \.baseline),
    .text("summary", "The changes in a sentence.", \.summary),
    .list("groups", "The changes, kind by kind.", \.groups),
  ]
}
