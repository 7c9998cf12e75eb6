/// The subject of a screen's page.
struct ScreenSubject: TemplateContext {
  var screen = Ref()
  var id = ""
  var module = ""
  var summary = ""
  var place: Place?
  var origins = ""
  var pictures: [ScreenPicture] = []
  var neighbourhood: PictureBox?
  var moves = MoveTable()
  var links: [LinkRow] = []
  var ways: [WayRow] = []
  var findings: [FindingGroup] = []

  static let fields: TemplateFields<Self> = [
    .object("screen", "The screen.", \.screen),
    .text("id", "Its id.", \.id),
    .text("module", "Its module; may be empty.", \.module),
    .html("summary", "Its description.", \.summary),
    .object("place", "Its source location.", \.place),
    .text("origins", "The origins of the information about it, such as `declared, scanned`.", \.origins),
    .list("pictures", "Its pictures, in the order of the switch.", \.pictures),
    .flag("hasChoice", "Whether it has several pictures.", { $0.pictures.count > 1 }),
    .object("shot", "The first of its pictures, if there is one.", { $0.pictures.first?.shot }),
    .object(
      "neighbourhood", "The screen with its neighbours; absent if it has hardly any.", \.neighbourhood),
    .object("moves", "The ways here, and the ways on.", \.moves),
    .list("links", "The links that open it.", \.links),
    .object("way", "The best of the shortest ways here.", \.ways.first),
    .list("otherWays", "The other shortest ways here.", { Array($0.ways.dropFirst()) }),
    .list("findings", "Its findings, rule by rule.", \.findings),
  ]
}

/// A screen in the list of screens.
struct ScreenRow: TemplateContext {
  var screen = Ref()
  var flows: [Ref] = []
  var summary = ""
  var isUndocumented = false
  var shot: Shot?

  static let fields: TemplateFields<Self> = [
    .object("screen", "The screen.", \.screen),
    .list("flows", "The flows that show it.", \.flows),
    .flag("isUndocumented", "Whether it has no description.", \.isUndocumented),
    .text("summary", "Its description as plain text.", \.summary),
    .flag("hasShot", "Whether there is a screenshot.", { $0.shot != nil }),
    .object("shot", "Its screenshot, if there is one.", \.shot),
  ]
}

/// The subject of the list of screens.
struct ScreensSubject: TemplateContext {
  var screens: [ScreenRow] = []

  static let fields: TemplateFields<Self> = [
    .list("screens", "All screens.", \.screens),
    .flag(
      "hasShots", "Whether any of them has a screenshot.", { $0.screens.contains { $0.shot != nil } }),
  ]
}
