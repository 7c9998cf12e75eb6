/// The parts that every page has around its subject.
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
    .text("siteName", "The app's name.", \.siteName),
    .text("siteNote", "A line about the app; may be empty.", \.siteNote),
    .text("title", "The page's title, for the browser's tab; unique on the site.", \.title),
    .text("heading", "The page's heading.", \.heading),
    .html(
      "headingLabel",
      "The heading as HTML, with line breaks allowed between words, and what distinguishes it from others of the same name.",
      { $0.headingLabel.isEmpty ? NameHTML.of($0.heading) : $0.headingLabel }),
    .text("kind", "The kind of page, such as `flow`.", \.kind.rawValue),
    .text("description", "The subject of the page, in one plain sentence.", \.description),
    .text("root", "The relative path to the site's root, such as `../../`.", \.root),
    .text("canonical", "The page's address; empty if no base URL is set.", \.canonical),
    .text("hueClass", "The class of the page's hue, such as `hue-3`; may be empty.", \.hueClass),
    .text("version", "The version of flowdoc that made the page.", \.version),
    .list("crumbs", "The pages above this one.", \.crumbs),
    .list("places", "The main navigation.", \.places),
    .list("guides", "The guide pages.", \.guides),
    .list("tree", "The tree of flows from the start of the app, expanded at this page.", \.tree),
    .object(
      "treeMore", "The page with the top-level flows that are not listed.", \.treeMore),
    .list("orphans", "The trees of flows that cannot be reached from the start of the app.", \.orphans),
    .object("orphansMore", "The page with those that are not listed.", \.orphansMore),
    .list("contents", "The contents of this page.", \.contents),
    .text("graphHref", "The graph file.", \.graphHref),
  ]
  static let fields = TemplateFields(written)
}

/// A whole page: its frame and its subject.
struct Page<Subject: TemplateContext>: TemplateContext {
  var frame: PageFrame
  var subject: Subject

  static var typeName: String { "Page of \(Subject.typeName)" }

  /// Only for the check of templates: making the table takes longer than writing a page, so pages are rendered without it.
  static var fields: TemplateFields<Self> {
    TemplateFields(
      PageFrame.written.map { $0.lifted(\.frame) } + [.object("page", "The subject of the page.", \.subject)])
  }

  func value(of name: TemplateName) -> TemplateValue? {
    name == PageFrame.subjectName ? .object(subject) : frame.value(of: name)
  }
}

extension PageFrame {
  fileprivate static let subjectName = TemplateName("page")
}
