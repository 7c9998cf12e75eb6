/// A guide page of the user.
struct GuidePage: SitePage {
  let guide: Guide
  let context: PageContext
  private let text: GuideText

  init(_ guide: Guide, in context: PageContext) {
    self.guide = guide
    self.context = context
    text = GuideText(guide, in: context)
  }

  static let kind = PageKind.guide
  var pictures: [PictureDraft] { text.pictures }

  var head: PageHead {
    PageHead(
      title: guide.title, mark: context.facts.guideMarks[guide.path],
      description: guide.description.isEmpty
        ? "\(guide.title): a page of the guide to \(context.shown(context.facts.name))." : guide.description,
      guide: guide.path, headings: text.headings)
  }

  func subject(_ drawn: [String: PictureResult]) -> GuideSubject {
    GuideSubject(parts: text.parts(drawn), isIllustrated: !pictures.isEmpty)
  }
}

/// The page that a server shows for missing addresses; its references begin at the site's root.
struct NotFoundPage: SitePage {
  let context: PageContext
  static let kind = PageKind.notfound

  var head: PageHead { PageHead(title: "Not found", description: "There is no such page.") }

  func subject(_ drawn: [String: PictureResult]) -> NotFoundSubject { NotFoundSubject() }
}
