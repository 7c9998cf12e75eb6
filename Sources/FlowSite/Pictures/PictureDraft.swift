internal import FlowExport

/// A picture of a page before it is drawn.
struct PictureDraft: Sendable {
  let scene: Scene
  let note: String
  let plain: PictureRequest
  let thumbnails: ThumbnailPlan
  let thumbnail: PictureRequest?

  var requests: [PictureRequest] { [plain] + (thumbnail.map { [$0] } ?? []) }

  /// More nodes than one sees at a glance.
  private static let largeCount = 40

  /// The picture as templates have it, with its twin.
  func box(_ drawn: [String: PictureResult], at desk: Desk) -> PictureBox {
    var box = PictureBox(
      id: plain.id, title: desk.shown(scene.title), summary: scene.summary, note: note,
      isLarge: scene.nodes.count > Self.largeCount, twin: desk.twin(of: scene))
    switch drawn[plain.id] {
    case .svg(let svg)?: box.svg = svg
    case .none(let reason)?: box.note = [note, reason].filter { !$0.isEmpty }.joined(separator: " ")
    case nil: box.note = "There is no picture; the list has all of it."
    }
    if let thumbnail, case .svg(let svg)? = drawn[thumbnail.id] {
      box.thumbnailSvg = Thumbnails.fill(svg, with: thumbnails.frames(of: thumbnail.id, root: desk.root))
      box.showsThumbnails = thumbnails.isForMost
    }
    return box
  }
}
