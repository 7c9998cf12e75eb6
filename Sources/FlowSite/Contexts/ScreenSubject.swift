/// What the page of a screen is about.
struct ScreenSubject: TemplateContext {
  var screen = Ref()
  var id = ""
  var module = ""
  var summary = ""
  var place: Place?
  var origins = ""
  var shot: Shot?
  var drawnFrom: Place?
  var neighbourhood: PictureBox?
  var moves = MoveTable()
  var links: [LinkRow] = []
  var ways: [WayRow] = []
  var findings: [FindingGroup] = []

  static let fields: TemplateFields<Self> = [
    .object("screen", "The screen.", \.screen),
    .text("id", "Its id.", \.id),
    .text("module", "The module that has it; may be empty.", \.module),
    .html("summary", "What is said of it.", \.summary),
    .object("place", "Where it stands in the source.", \.place),
    .text("origins", "How flowdoc knows of it, as `declared, scanned`.", \.origins),
    .object("shot", "Its screenshot, if there is one.", \.shot),
    .object(
      "drawnFrom", "The source that a wireframe in place of a screenshot is drawn from.", \.drawnFrom),
    .object(
      "neighbourhood", "The screen among its neighbours; absent where it has hardly any.", \.neighbourhood),
    .object("moves", "What shows it, and what leads on from it.", \.moves),
    .list("links", "The links that open it.", \.links),
    .object("way", "The best way here, of those that are shortest.", \.ways.first),
    .list("otherWays", "The other shortest ways here.", { Array($0.ways.dropFirst()) }),
    .list("findings", "What is the matter with it, rule by rule.", \.findings),
  ]
}

/// A screen in the list of all.
struct ScreenRow: TemplateContext {
  var screen = Ref()
  var flows: [Ref] = []
  var summary = ""
  var isUndocumented = false
  var shot: Shot?

  static let fields: TemplateFields<Self> = [
    .object("screen", "The screen.", \.screen),
    .list("flows", "The flows that show it.", \.flows),
    .flag("isUndocumented", "Whether nothing is said of it.", \.isUndocumented),
    .text("summary", "What is said of it, as plain text.", \.summary),
    .flag("hasShot", "Whether there is a screenshot.", { $0.shot != nil }),
    .object("shot", "Its screenshot, if there is one.", \.shot),
  ]
}

/// What the list of screens is about.
struct ScreensSubject: TemplateContext {
  var screens: [ScreenRow] = []

  static let fields: TemplateFields<Self> = [
    .list("screens", "All screens.", \.screens),
    .flag(
      "hasShots", "Whether any of them has a screenshot.", { $0.screens.contains { $0.shot != nil } }),
  ]
}
