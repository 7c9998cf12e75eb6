/// A route in the table of transitions.
struct RouteRow: TemplateContext, Hashable {
  var name = ""
  var id = ""
  var anchor = ""
  var href = ""
  var parameters: [ParameterRow] = []
  var summary = ""
  var guards: [ValueRow] = []
  var since = ""
  var deprecated: DeprecationNote?
  var owner = ""
  var places: [Place] = []
  var origins = ""
  var uses = ""
  var isNeverTaken = false
  var why: [CodeStepRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The route's name.", \.name),
    .html("label", "The same as HTML, with line breaks allowed between words.", { NameHTML.of($0.name) }),
    .text("id", "Its id, such as `CheckoutFlow.payment`.", \.id),
    .text("anchor", "Its id on this page; empty if another page describes it.", \.anchor),
    .flag("isHere", "Whether this page describes it.", { !$0.anchor.isEmpty }),
    .text("href", "Its place on its flow's page; empty on that page.", \.href),
    .list("parameters", "Its parameters.", \.parameters),
    .html("summary", "Its description.", \.summary),
    .list("guards", "The guards that must let the user pass.", \.guards),
    .text("since", "The first app version that has the route.", \.since),
    .object("deprecated", "Its deprecation.", \.deprecated),
    .text("owner", "Its owner.", \.owner),
    .list(
      "places", "Its source location; several if the row is about several routes of one name.", \.places),
    .text(
      "origins",
      "The origins of the information about it, such as `declared, scanned`.", \.origins),
    .text("uses", "The number of times that the traced runs took it; empty without a trace.", \.uses),
    .flag("isNeverTaken", "Whether there is a trace that never took the route.", \.isNeverTaken),
    .list("why", "The path of its target through the code, if the graph contains it.", \.why),
  ]
}

/// A screen on its flow's page.
struct ShownRow: TemplateContext, Hashable {
  var screen = Ref()
  var style = StyleName.none
  var summary = ""
  var shot: Shot?

  static let fields: TemplateFields<Self> = [
    .object("screen", "The screen.", \.screen),
    .text("style", "Its presentation, such as `push`.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
    .text("summary", "Its description as plain text.", \.summary),
    .object("shot", "Its screenshot, if there is one.", \.shot),
  ]
}

/// A part of the storyboard of a large flow.
struct StoryChapter: TemplateContext {
  var anchor = ""
  var name = ""
  var picture: PictureBox?

  static let fields: TemplateFields<Self> = [
    .text("anchor", "The heading's id, to which the pictures of other chapters lead.", \.anchor),
    .text("name", "Its number, and the place where it is entered.", \.name),
    .object("picture", "What it shows.", \.picture),
  ]
}

/// The subject of a flow's page.
struct FlowSubject: TemplateContext {
  var flow = Ref()
  var id = ""
  var module = ""
  var isEntry = false
  var summary = ""
  var owner = ""
  var place: Place?
  var origins = ""
  var storyboard: PictureBox?
  var undrawn = ""
  var chapters: [StoryChapter] = []
  var neighbourhood: PictureBox?
  var moves = MoveTable()
  var screens: [ShownRow] = []
  var links: [LinkRow] = []
  var ways: [WayRow] = []
  var findings: [FindingGroup] = []
  var unresolved: [CallRow] = []

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow.", \.flow),
    .text("id", "Its id.", \.id),
    .text("module", "Its module; may be empty.", \.module),
    .flag("isEntry", "Whether the app starts with it.", \.isEntry),
    .html("summary", "Its description.", \.summary),
    .text("owner", "Its owner.", \.owner),
    .object("place", "Its source location.", \.place),
    .text("origins", "The origins of the information about it, such as `declared, scanned`.", \.origins),
    .object(
      "storyboard", "The flow as a storyboard; for a large flow, an overview of its chapters.", \.storyboard),
    .text("undrawn", "The reason why there is no storyboard; empty if there is one.", \.undrawn),
    .list("chapters", "The parts of the storyboard of a large flow, each with a picture.", \.chapters),
    .object("neighbourhood", "The flow with its neighbours; absent if it has none.", \.neighbourhood),
    .object("moves", "The ways here, the ways on, and the outcomes.", \.moves),
    .list("screens", "The screens that it shows and that have a screenshot.", \.screens),
    .list("links", "The links that end here.", \.links),
    .object("way", "The best of the shortest ways here.", \.ways.first),
    .list("otherWays", "The other shortest ways here.", { Array($0.ways.dropFirst()) }),
    .list("findings", "Its findings, rule by rule.", \.findings),
    .list("unresolved", "Its calls that could not be resolved.", \.unresolved),
  ]
}
