/// A kind of page: what it shows, and what its frame says of it.
protocol SitePage: Sendable {
  /// What the page's template is given.
  associatedtype Subject: TemplateContext
  /// The kind, which names the template.
  static var kind: PageKind { get }
  /// Where the page is written.
  var context: PageContext { get }
  /// What the frame says of the page.
  var head: PageHead { get }
  /// The pictures that the page wants.
  var pictures: [PictureDraft] { get }
  /// What the page is about, once its pictures are drawn.
  func subject(_ drawn: [String: PictureResult]) -> Subject
  /// The headings of the page.
  func contents(of subject: Subject) -> [ContentsRow]
}

extension SitePage {
  var pictures: [PictureDraft] { [] }
  func contents(of subject: Subject) -> [ContentsRow] { head.headings }
}

/// What a page's frame says of it.
struct PageHead: Sendable {
  /// The heading, with which the title begins.
  var title: String
  /// What tells the page from others of its heading; empty where none has it.
  var mark = ""
  /// The heading as markup; empty where it is the title alone.
  var label = ""
  /// What the page is about; may be empty.
  var description = ""
  /// The class of the page's hue; may be empty.
  var hueClass = ""
  /// The pages above it.
  var crumbs: [Ref] = []
  /// The place of the main navigation that it belongs to.
  var place: Place?
  /// The flow that the tree is opened at.
  var flow: String?
  /// The guide page that it is, by its path.
  var guide: String?
  /// The headings, where the page's own text has them.
  var headings: [ContentsRow] = []

  /// The places of the main navigation, in order.
  enum Place: CaseIterable, Sendable {
    case overview, map, flows, screens, links, findings, unresolved, coverage, changes
  }
}
