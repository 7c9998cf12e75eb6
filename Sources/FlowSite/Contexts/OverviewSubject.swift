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

/// A flow in a list of flows.
struct FlowRow: TemplateContext {
  var flow = Ref()
  var summary = ""
  var screens = 0
  var routes = 0
  var links = 0
  var owner = ""
  var module = ""

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow.", \.flow),
    .html("summary", "What is said of it, as one line of HTML.", \.summary),
    .text("screensCount", "How many screens it shows.", { String($0.screens) }),
    .text("routesCount", "How many routes it has.", { String($0.routes) }),
    .text("linksCount", "How many links end at one of its routes.", { String($0.links) }),
    .text("owner", "Who owns it.", \.owner),
    .text("module", "The module that has it; may be empty.", \.module),
  ]
}

/// What changed since the baseline, in short.
struct ChangesSummary: TemplateContext, Hashable {
  var href = ""
  var summary = ""
  var isBreaking = false

  static let fields: TemplateFields<Self> = [
    .text("href", "The page of all changes.", \.href),
    .text("summary", "The changes in a sentence.", \.summary),
    .flag("isBreaking", "Whether one of them breaks what worked.", \.isBreaking),
  ]
}

/// What the first page is about.
struct OverviewSubject: TemplateContext {
  var summary = ""
  var figures: [FigureRow] = []
  var picture: PictureBox?
  var entries: [Ref] = []
  var flows: [FlowRow] = []
  var isFlowsCut = false
  var flowsHref = ""
  var changes: ChangesSummary?
  var links: [LinkRow] = []
  var linksHref = ""

  static let fields: TemplateFields<Self> = [
    .html("summary", "What the app is.", \.summary),
    .list("figures", "Figures about the app.", \.figures),
    .object("picture", "The map of flows.", \.picture),
    .list("entries", "The flows that the app begins with.", \.entries),
    .list("flows", "The flows; of many only the first.", \.flows),
    .flag("isFlowsCut", "Whether there are more flows than are listed.", \.isFlowsCut),
    .text("flowsHref", "The page of all flows.", \.flowsHref),
    .object("changes", "What changed since the baseline, if there is one.", \.changes),
    .list("links", "Some of the links.", \.links),
    .text("linksHref", "The page of all links.", \.linksHref),
  ]
}

/// What the list of flows is about.
struct FlowsSubject: TemplateContext {
  var flows: [FlowRow] = []

  static let fields: TemplateFields<Self> = [.list("flows", "All flows.", \.flows)]
}

/// What the map is about.
struct MapSubject: TemplateContext {
  var picture: PictureBox?
  var areas: [MapArea] = []

  static let fields: TemplateFields<Self> = [
    .object(
      "picture", "The whole app, flow by flow; of a large app the part that is near its start.", \.picture),
    .list("areas", "The other parts of a large app, each reached through one flow.", \.areas),
  ]
}

/// A part of a large app.
struct MapArea: TemplateContext {
  var anchor = ""
  var flow: Ref?
  var count = ""
  var picture: PictureBox?

  static let fields: TemplateFields<Self> = [
    .text("anchor", "The heading's id.", \.anchor),
    .object("flow", "The flow that the part is reached through.", \.flow),
    .text("count", "How many flows it has, in words.", \.count),
    .object("picture", "Its map.", \.picture),
  ]
}
