/// What every page has around its subject.
struct PageFrame: Sendable {
  var siteName = ""
  var siteNote = ""
  var title = ""
  var heading = ""
  var kind = PageKind.overview
  var description = ""
  var root = "./"
  var canonical = ""
  var hueClass = ""
  var version = ""
  var crumbs: [Ref] = []
  var places: [PlaceRow] = []
  var guides: [GuideRow] = []
  var tree: [TreeFlow] = []
  var treeMore: Ref?
  var contents: [ContentsRow] = []
  var graphHref = ""
}

/// A whole page: its frame and its subject.
struct Page<Subject: TemplateContext>: TemplateContext {
  var frame: PageFrame
  var subject: Subject

  static var fields: TemplateFields<Self> {
    [
      .text("siteName", "What the app is called.", \.frame.siteName),
      .text("siteNote", "A line about the app; may be empty.", \.frame.siteNote),
      .text("title", "The page's title, for the browser's tab.", \.frame.title),
      .text("heading", "The page's heading.", \.frame.heading),
      .text("kind", "The kind of page, as `flow`.", \.frame.kind.rawValue),
      .text("description", "What the page is about, in one plain sentence.", \.frame.description),
      .text("root", "The way to the site's root, as `../../`.", \.frame.root),
      .text("canonical", "The page's address; empty where no base URL is set.", \.frame.canonical),
      .text("hueClass", "The class of the page's hue, as `hue-3`; may be empty.", \.frame.hueClass),
      .text("version", "The version of flowdoc that made the page.", \.frame.version),
      .list("crumbs", "The pages above this one.", \.frame.crumbs),
      .list("places", "The main navigation.", \.frame.places),
      .list("guides", "The guide pages.", \.frame.guides),
      .list("tree", "The tree of flows, opened where this page is.", \.frame.tree),
      .object(
        "treeMore", "Where the flows at the top of the tree are that are not listed.", \.frame.treeMore),
      .list("contents", "What is on this page.", \.frame.contents),
      .text("graphHref", "The graph file.", \.frame.graphHref),
      .object("page", "What the page is about.", \.subject),
    ]
  }
}
