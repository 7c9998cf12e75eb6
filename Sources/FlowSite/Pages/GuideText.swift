internal import FlowExport
internal import FlowModel

/// The text of a guide page: Markdown whose references to flows, screens and links lead to their pages, and whose blocks
/// such as `flow CheckoutFlow depth=2` are live pictures.
struct GuideText: Sendable {
  let pictures: [PictureDraft]
  let headings: [ContentsRow]
  /// The text before, between and after the pictures.
  private let texts: [String]
  private let context: PageContext
  /// References that lead nowhere, and blocks that show nothing.
  let findings: [Finding]

  init(_ guide: Guide, in context: PageContext) {
    self.context = context
    let references = GuideReferences(guide: guide, context: context)
    let blocks = GuideBlocks(context: context)
    var options = Markdown.Options()
    options.link = references.href
    options.image = references.image
    options.block = blocks.markup
    let page = Markdown.html(guide.text, options: options)
    texts = page.html.split(separator: GuideBlocks.mark, omittingEmptySubsequences: false).map(String.init)
    pictures = blocks.pictures
    headings = page.headings.filter { $0.level == 2 }.map { ContentsRow(name: $0.text, anchor: $0.id) }
    // A line may refer to the same page thousands of times.
    var told: Set<Markdown.Refusal> = []
    findings =
      page.refused.filter { told.insert($0).inserted }.map { references.finding(about: $0) }
      + blocks.problems.map { references.finding(about: $0) }
  }

  func parts(_ drawn: [String: PictureResult]) -> [GuidePart] {
    texts.enumerated().map { number, text in
      GuidePart(
        html: text, picture: number < pictures.count ? pictures[number].box(drawn, in: context) : nil)
    }
  }
}
