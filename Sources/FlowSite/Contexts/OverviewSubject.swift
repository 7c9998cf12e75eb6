/// A figure about the app.
struct FigureRow: TemplateContext, Hashable {
  var name = ""
  var value = ""
  var href = ""
  var note = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "The counted items, such as flows.", \.name),
    .text("value", "The number of items.", \.value),
    .text("href", "The page that lists them; may be empty.", \.href),
    .text("note", "A remark about it; may be empty.", \.note),
  ]
}

/// A point that needs attention, with a link to the details.
struct SummaryRow: TemplateContext, Hashable {
  var words = ""
  var note = ""
  var href = ""
  var severity = ""

  static let fields: TemplateFields<Self> = [
    .text("words", "The point in words, such as `3 calls that could not be followed`.", \.words),
    .text("note", "A remark about it; may be empty.", \.note),
    .text("href", "The page with the details.", \.href),
    .text("severity", "`error`, `warning` or `note` for findings; empty for the rest.", \.severity),
  ]
}

/// A flow on the way from launch, with the flows that it leads to.
struct LaunchRow: TemplateContext, Hashable {
  var flow = Ref()
  var style = StyleName.none
  var first: Ref?
  var summary = ""
  var children: [LaunchRow] = []
  var more: Ref?

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow.", \.flow),
    .text("style", "Its presentation, such as `push`; empty for the start of the app.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
    .object("first", "Its first screen, if known.", \.first),
    .text("summary", "Its description, in a sentence of plain text.", \.summary),
    .flag("isParent", "Whether it leads to flows.", { !$0.children.isEmpty || $0.more != nil }),
    .list("children", "The flows that it leads to; if there are many, the first ones.", \.children),
    .object("more", "The page with the others; absent if all are listed.", \.more),
  ]
}

/// The changes since the baseline, in short.
struct ChangesSummary: TemplateContext, Hashable {
  var href = ""
  var summary = ""
  var isBreaking = false
  var changes: [ChangeRow] = []
  var more = ""

  static let fields: TemplateFields<Self> = [
    .text("href", "The page of all changes.", \.href),
    .text("summary", "The changes in a sentence.", \.summary),
    .flag("isBreaking", "Whether one of them is breaking.", \.isBreaking),
    .list("changes", "The most severe of them.", \.changes),
    .text("more", "The number of others, in words; empty if all are listed.", \.more),
  ]
}

/// The reason why a site has no flow.
struct NothingFound: TemplateContext, Hashable {
  var reason = ""
  var remedy = ""

  static let fields: TemplateFields<Self> = [
    .text("reason", "The reason.", \.reason),
    .text("remedy", "The remedy.", \.remedy),
  ]
}

/// The subject of the first page.
struct OverviewSubject: TemplateContext {
  var platform = ""
  var summary = ""
  var nothing: NothingFound?
  var figures: [FigureRow] = []
  var launch: [LaunchRow] = []
  var changes: ChangesSummary?
  var attention: [SummaryRow] = []
  var flows: [FlowRow] = []
  var flowsHref = ""
  var flowsLeft = ""
  var links: [SummaryRow] = []
  var linksHref = ""

  static let fields: TemplateFields<Self> = [
    .text("platform", "The platform of the app, such as `iOS`; empty if no source was read.", \.platform),
    .html("summary", "The description of the app.", \.summary),
    .object("nothing", "The reason why there is no flow; absent if there are some.", \.nothing),
    .list("figures", "Figures about the app.", \.figures),
    .list("launch", "The start of the app, and what follows.", \.launch),
    .object("changes", "The changes since the baseline, if there is one.", \.changes),
    .list("attention", "The points that need attention.", \.attention),
    .list("flows", "The flows, those near the start first; if there are many, only the first ones.", \.flows),
    .text("flowsHref", "The page of all flows.", \.flowsHref),
    .text("flowsLeft", "The number of flows that are not listed; empty if all are listed.", \.flowsLeft),
    .list("links", "The links by what they begin with.", \.links),
    .text("linksHref", "The page of all links; empty if there is none.", \.linksHref),
  ]
}
