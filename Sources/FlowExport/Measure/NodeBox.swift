/// The text of a node in lines, and the size of its box, in points.
struct NodeBox: Hashable, Sendable {
  let titleLines: [String]
  let noteLines: [String]
  let width: Double
  let height: Double

  static let titleSize = 13.0
  static let noteSize = 10.5

  /// Measures a node, with room for a thumbnail above its text.
  ///
  /// A note stays on one line, which the style sheet recognises.
  init(_ item: Scene.Item, thumbnail: PictureSize?) {
    let title = TextMetrics(size: Self.titleSize)
    let note = TextMetrics(size: Self.noteSize)
    let frame = Frame(item.kind)
    let limit = max(frame.limit, (thumbnail?.width ?? 0) - 20)
    titleLines = LineBreaker(metrics: title, limit: limit).lines(of: SafeText.shown(item.shownTitle))
    noteLines = item.shownNote.isEmpty ? [] : [SafeText.shown(item.shownNote)]
    let widest = (titleLines.map { title.width(of: $0) } + noteLines.map { note.width(of: $0) }).max() ?? 0
    let text = title.height(ofLines: titleLines.count) + note.height(ofLines: noteLines.count)
    width = max(frame.least, widest + 2 * frame.sides, (thumbnail?.width ?? 0) + 16).rounded(.up)
    height = (text + 2 * frame.ends + (thumbnail.map { $0.height + 8 } ?? 0)).rounded(.up)
  }

  /// The space around the text of a shape.
  private struct Frame {
    var sides = 12.0
    var ends = 9.0
    var least = 84.0
    var limit = 150.0

    init(_ kind: Scene.Kind) {
      switch kind {
      case .flow, .chapter: (sides, ends) = (14, 11)
      case .screen: break
      case .system: ends = 7
      case .outcome: (sides, ends, least) = (22, 10, 64)
      case .link: (sides, ends, least, limit) = (20, 6, 60, 240)
      case .anywhere: ends = 7
      }
    }
  }
}
