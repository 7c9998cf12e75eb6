/// A route on its flow's page.
struct RouteRow: TemplateContext {
  var name = ""
  var id = ""
  var anchor = ""
  var parameters: [ParameterRow] = []
  var style = StyleName.none
  var target = Ref()
  var triggers: [TriggerRow] = []
  var summary = ""
  var links: [LinkRow] = []
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
    .text("id", "Its id, as `CheckoutFlow.payment`.", \.id),
    .text("anchor", "Its id on this page.", \.anchor),
    .list("parameters", "Its parameters.", \.parameters),
    .text("style", "How its target appears, as `push`.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .object("target", "What it shows.", \.target),
    .list("triggers", "Who asks for it, and by what.", \.triggers),
    .html("summary", "What is said of it.", \.summary),
    .list("links", "The links that end with it.", \.links),
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

/// A flow that leads to another one or shows a screen, and by which route.
struct LeaderRow: TemplateContext, Hashable {
  var flow = Ref()
  var route = Ref()
  var style = StyleName.none
  var triggers: [TriggerRow] = []

  static let fields: TemplateFields<Self> = [
    .object("flow", "The flow that has the route.", \.flow),
    .object("route", "The route.", \.route),
    .text("style", "How the target appears, as `push`.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .list("triggers", "Who asks for it, and by what.", \.triggers),
  ]
}

/// A child flow on its parent's page.
struct ChildRow: TemplateContext, Hashable {
  var flow = Ref()
  var style = StyleName.none
  var summary = ""

  static let fields: TemplateFields<Self> = [
    .object("flow", "The child flow.", \.flow),
    .text("style", "How it appears, as `push`.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .text("summary", "What is said of it, as plain text.", \.summary),
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

/// One way in which a flow ends.
struct OutcomeRow: TemplateContext {
  var name = ""
  var type = ""
  var summary = ""
  var triggers: [TriggerRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The outcome's name.", \.name),
    .text("type", "The type of what it brings; may be empty.", \.type),
    .html("summary", "What is said of it.", \.summary),
    .list("triggers", "Who reports it, and by what.", \.triggers),
  ]
}

/// Something that leads on from a screen or a child flow.
struct MoveRow: TemplateContext, Hashable {
  var from = Ref()
  var words = ""
  var kind = Kind.route
  var style = StyleName.none
  var to: Ref?

  /// What becomes of it.
  enum Kind: String {
    case route, finish, back

    var name: String {
      switch self {
      case .route: "Leads to"
      case .finish: "Ends the flow"
      case .back: "Goes back"
      }
    }
  }

  static let fields: TemplateFields<Self> = [
    .object("from", "Who asks.", \.from),
    .text("words", "By what, as `onPay`; empty where that is not known.", \.words),
    .text("kind", "`route`, `finish` or `back`.", \.kind.rawValue),
    .text("kindName", "The kind as readers call it.", \.kind.name),
    .text("style", "How the target of a route appears; empty for the others.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .object("to", "Where it leads; absent for `back`.", \.to),
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
  var neighbourhood: PictureBox?
  var routes: [RouteRow] = []
  var leaders: [LeaderRow] = []
  var children: [ChildRow] = []
  var screens: [ShownRow] = []
  var outcomes: [OutcomeRow] = []
  var moves: [MoveRow] = []
  var links: [LinkRow] = []
  var ways: [WayRow] = []
  var findings: [FindingRow] = []
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
    .object("storyboard", "The flow as a storyboard.", \.storyboard),
    .object("neighbourhood", "The flow among its neighbours; absent where it has none.", \.neighbourhood),
    .list("routes", "Its routes.", \.routes),
    .list("leaders", "The flows that lead here.", \.leaders),
    .list("children", "Its child flows.", \.children),
    .list("screens", "The screens that it shows.", \.screens),
    .flag(
      "hasShots", "Whether any of the screens has a screenshot.",
      { $0.screens.contains { $0.shot != nil } }),
    .list("outcomes", "How it ends.", \.outcomes),
    .list("moves", "What leads on from where.", \.moves),
    .list("links", "The links that end here.", \.links),
    .list("ways", "The shortest ways here.", \.ways),
    .list("findings", "What is the matter with it.", \.findings),
    .list("unresolved", "Its calls that could not be resolved.", \.unresolved),
  ]
}
