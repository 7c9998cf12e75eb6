/// What every page has around its subject.
struct PageFrame: TemplateContext {
  var siteName = ""
  var siteNote = ""
  var title = ""
  var heading = ""
  var headingLabel = ""
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
  var orphans: [TreeFlow] = []
  var orphansMore: Ref?
  var contents: [ContentsRow] = []
  var graphHref = ""

  static let written: [TemplateField<Self>] = [
    .text("siteName", "What the app is called.", \.siteName),
    .text("siteNote", "A line about the app; may be empty.", \.siteNote),
    .text("title", "The page's title, for the browser's tab: no other page has it.", \.title),
    .text("heading", "The page's heading.", \.heading),
    .html(
      "headingLabel", "The heading as HTML, which breaks where words do, with what tells twins apart.",
      { $0.headingLabel.isEmpty ? NameHTML.of($0.heading) : $0.headingLabel }),
    .text("kind", "The kind of page, as `flow`.", \.kind.rawValue),
    .text("description", "What the page is about, in one plain sentence.", \.description),
    .text("root", "The way to the site's root, as `../../`.", \.root),
    .text("canonical", "The page's address; empty where no base URL is set.", \.canonical),
    .text("hueClass", "The class of the page's hue, as `hue-3`; may be empty.", \.hueClass),
    .text("version", "The version of flowdoc that made the page.", \.version),
    .list("crumbs", "The pages above this one.", \.crumbs),
    .list("places", "The main navigation.", \.places),
    .list("guides", "The guide pages.", \.guides),
    .list("tree", "The tree of flows from where the app begins, opened where this page is.", \.tree),
    .object(
      "treeMore", "Where the flows at the top of the tree are that are not listed.", \.treeMore),
    .list("orphans", "The trees of flows that nothing leads to from where the app begins.", \.orphans),
    .object("orphansMore", "Where those of them are that are not listed.", \.orphansMore),
    .list("contents", "What is on this page.", \.contents),
    .text("graphHref", "The graph file.", \.graphHref),
  ]
  static let fields = TemplateFields(written)
}

/// A whole page: its frame and its subject.
struct Page<Subject: TemplateContext>: TemplateContext {
  var frame: PageFrame
  var subject: Subject

  static var typeName: String { "Page of \(Subject.typeName)" }

  /// For the check of templates; making the table takes longer than writing a page, so pages are read without it.
  static var fields: TemplateFields<Self> {
    TemplateFields(
      PageFrame.written.map { $0.lifted(\.frame) } + [.object("page", "What the page is about.", \.subject)])
  }

  func value(of name: TemplateName) -> TemplateValue? {
    name == PageFrame.subjectName ? .object(subject) : frame.value(of: name)
  }
}

extension PageFrame {
  fileprivate static let subjectName = TemplateName("page")
}
