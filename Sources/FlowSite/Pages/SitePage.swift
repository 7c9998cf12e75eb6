/// A kind of page: its content, and the content of its frame.
protocol SitePage: Sendable {
  /// The type of the template's context.
  associatedtype Subject: TemplateContext
  /// The kind, which names the template.
  static var kind: PageKind { get }
  /// The address of the page, with the facts that all pages share.
  var context: PageContext { get }
  /// The page's part of the frame.
  var head: PageHead { get }
  /// The pictures that the page needs.
  var pictures: [PictureDraft] { get }
  /// The subject of the page, once its pictures are drawn.
  func subject(_ drawn: [String: PictureResult]) -> Subject
  /// The headings of the page.
  func contents(of subject: Subject) -> [ContentsRow]
}

extension SitePage {
  var pictures: [PictureDraft] { [] }
  func contents(of subject: Subject) -> [ContentsRow] { head.headings }
}

/// A page's part of the frame.
struct PageHead: Sendable {
  /// The heading, with which the title begins.
  var title: String
  /// The mark that distinguishes the page from others with the same heading; empty if there are none.
  var mark = ""
  /// The heading as markup; empty if it is only the title.
  var label = ""
  /// The description of the subject; may be empty.
  var description = ""
  /// The class of the page's hue; may be empty.
  var hueClass = ""
  /// The pages above it.
  var crumbs: [Ref] = []
  /// The place of the main navigation that it belongs to.
  var place: Place?
  /// The flow at which the tree is expanded.
  var flow: String?
  /// The path of the guide page; nil for other pages.
  var guide: String?
  /// The headings, if they come from the page's own text.
  var headings: [ContentsRow] = []

  /// The places of the main navigation, in order.
  enum Place: CaseIterable, Sendable {
    case overview, map, flows, screens, links, findings, unresolved, coverage, changes
  }
}
