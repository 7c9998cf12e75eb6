/// A figure about the app.
struct FigureRow: TemplateContext, Hashable {
  var name = ""
  var value = ""
  var href = ""
  var note = ""

  static let fields: TemplateFields<Self> = [
    .text("name", "What is counted.", \.name),
    .text("value", "How many there are.", \.value),
    .text("href", "Where they are listed; may be empty.", \.href),
    .text("note", "What to know about it; may be empty.", \.note),
  ]
}

/// Something that somebody may want to look after, and where.
struct SummaryRow: TemplateContext, Hashable {
  var words = ""
  var note = ""
  var href = ""
  var severity = ""

  static let fields: TemplateFields<Self> = [
    .text("words", "What there is, as `3 calls that could not be followed`.", \.words),
    .text("note", "What to know about it; may be empty.", \.note),
    .text("href", "Where it is told.", \.href),
    .text("severity", "`error`, `warning` or `note` for findings; empty for the rest.", \.severity),
  ]
}

/// A flow on the way from launch, with those that it leads to.
struct LaunchRow: TemplateContext, Hashable {
  var flow = Ref()
  var style = StyleName.none
  var first: Ref?
  var summary = ""
  var children: [LaunchRow] = []
  var more: Ref?

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow.", \.flow),
    .text("style", "How it appears, as `push`; empty for where the app begins.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .object("first", "The screen that it begins with, if that is known.", \.first),
    .text("summary", "What is said of it, in a sentence of plain text.", \.summary),
    .flag("isParent", "Whether it leads to flows.", { !$0.children.isEmpty || $0.more != nil }),
    .list("children", "The flows that it leads to; of many the first.", \.children),
    .object("more", "Where the others are; absent where all are listed.", \.more),
  ]
}

/// What changed since the baseline, in short.
struct ChangesSummary: TemplateContext, Hashable {
  var href = ""
  var summary = ""
  var isBreaking = false
  var changes: [ChangeRow] = []
  var more = ""

  static let fields: TemplateFields<Self> = [
    .text("href", "The page of all changes.", \.href),
    .text("summary", "The changes in a sentence.", \.summary),
    .flag("isBreaking", "Whether one of them breaks what worked.", \.isBreaking),
    .list("changes", "The gravest of them.", \.changes),
    .text("more", "How many there are besides, in words; empty where all are listed.", \.more),
  ]
}

/// Why a site has no flow.
struct NothingFound: TemplateContext, Hashable {
  var reason = ""
  var remedy = ""

  static let fields: TemplateFields<Self> = [
    .text("reason", "What was found instead.", \.reason),
    .text("remedy", "What to do about it.", \.remedy),
  ]
}

/// What the first page is about.
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
    .text("platform", "What the app runs on, as `iOS`; empty where no source was read.", \.platform),
    .html("summary", "What the app is.", \.summary),
    .object("nothing", "Why there is no flow; absent where there are some.", \.nothing),
    .list("figures", "Figures about the app.", \.figures),
    .list("launch", "Where the app begins, and what comes then.", \.launch),
    .object("changes", "What changed since the baseline, if there is one.", \.changes),
    .list("attention", "What to look after.", \.attention),
    .list("flows", "The flows, those near the start first; of many only the first.", \.flows),
    .text("flowsHref", "The page of all flows.", \.flowsHref),
    .text("flowsLeft", "How many flows are not listed; empty where all are.", \.flowsLeft),
    .list("links", "The links by what they begin with.", \.links),
    .text("linksHref", "The page of all links; empty where there is none.", \.linksHref),
  ]
}
