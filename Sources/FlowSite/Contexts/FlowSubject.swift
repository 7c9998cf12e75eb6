/// A route in the table of what leads where.
struct RouteRow: TemplateContext {
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
  var place: Place?
  var origins = ""
  var uses = ""
  var isNeverTaken = false
  var why: [CodeStepRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The route's name.", \.name),
    .html("label", "The same as HTML, which breaks where words do.", { NameHTML.of($0.name) }),
    .text("id", "Its id, as `CheckoutFlow.payment`.", \.id),
    .text("anchor", "Its id on this page; empty where another page tells of it.", \.anchor),
    .flag("isHere", "Whether this page tells of it.", { !$0.anchor.isEmpty }),
    .text("href", "The place where its flow's page tells of it; empty on that page.", \.href),
    .list("parameters", "Its parameters.", \.parameters),
    .html("summary", "What is said of it.", \.summary),
    .list("guards", "What may hold it up.", \.guards),
    .text("since", "Since when there is such a route.", \.since),
    .object("deprecated", "How it is going away.", \.deprecated),
    .text("owner", "Who owns it.", \.owner),
    .object("place", "Where it stands in the source.", \.place),
    .text("origins", "How flowdoc knows of it, as `declared, scanned`.", \.origins),
    .text("uses", "How often the traced runs took it; empty without a trace.", \.uses),
    .flag("isNeverTaken", "Whether there is a trace, and it never took the route.", \.isNeverTaken),
    .list("why", "How its target comes to be shown, through the code, if the graph tells.", \.why),
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
    .text("style", "How it appears, as `push`.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .text("summary", "What is said of it, as plain text.", \.summary),
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
    .text("name", "Its number, and where it is entered.", \.name),
    .object("picture", "What it shows.", \.picture),
  ]
}

/// What the page of a flow is about.
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
    .text("module", "The module that has it; may be empty.", \.module),
    .flag("isEntry", "Whether the app begins with it.", \.isEntry),
    .html("summary", "What is said of it.", \.summary),
    .text("owner", "Who owns it.", \.owner),
    .object("place", "Where it stands in the source.", \.place),
    .text("origins", "How flowdoc knows of it, as `declared, scanned`.", \.origins),
    .object(
      "storyboard",
      "The flow as a storyboard; of a large flow, its chapters and what leads from one to another.",
      \.storyboard),
    .list("chapters", "The parts of the storyboard of a large flow, each with a picture.", \.chapters),
    .object("neighbourhood", "The flow among its neighbours; absent where it has none.", \.neighbourhood),
    .object("moves", "What leads here, what leads on, and how it ends.", \.moves),
    .list("screens", "The screens that it shows and that have a screenshot.", \.screens),
    .list("links", "The links that end here.", \.links),
    .object("way", "The best way here, of those that are shortest.", \.ways.first),
    .list("otherWays", "The other shortest ways here.", { Array($0.ways.dropFirst()) }),
    .list("findings", "What is the matter with it, rule by rule.", \.findings),
    .list("unresolved", "Its calls that could not be resolved.", \.unresolved),
  ]
}
