/// A flow in a list of flows.
struct FlowRow: TemplateContext {
  var flow = Ref()
  var summary = ""
  var screens = 0
  var routes = 0
  var links = 0
  var owner = ""
  var module = ""
  var isEntry = false
  var isUndocumented = false

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow.", \.flow),
    .flag("isEntry", "Whether the app starts with it.", \.isEntry),
    .flag("isUndocumented", "Whether it has no description.", \.isUndocumented),
    .html("summary", "Its description as one line of HTML.", \.summary),
    .text("screensCount", "The number of screens that it shows.", { String($0.screens) }),
    .text("routesCount", "The number of its routes.", { String($0.routes) }),
    .text("linksCount", "The number of links that end at one of its routes.", { String($0.links) }),
    .text("owner", "Its owner.", \.owner),
    .text("module", "Its module; may be empty.", \.module),
  ]
}

/// The subject of the list of flows.
struct FlowsSubject: TemplateContext {
  var flows: [FlowRow] = []
  var orphans: [FlowRow] = []

  static let fields: TemplateFields<Self> = [
    .list("flows", "The flows that the start of the app leads to, those near it first.", \.flows),
    .list("orphans", "The flows that cannot be reached from there.", \.orphans),
  ]
}

/// The subject of the map.
struct MapSubject: TemplateContext {
  var picture: PictureBox?
  var areas: [MapArea] = []

  static let fields: TemplateFields<Self> = [
    .object(
      "picture", "The whole app, flow by flow; for a large app, only the part near its start.", \.picture),
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
    .text("count", "The number of its flows, in words.", \.count),
    .object("picture", "Its map.", \.picture),
  ]
}
