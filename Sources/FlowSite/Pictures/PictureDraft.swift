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
    let result = drawn[plain.id] ?? .none("There is no picture; the list has all of it.")
    box.svg = result.svg ?? ""
    box.note = [note, result.note].filter { !$0.isEmpty }.joined(separator: " ")
    if let thumbnail, let svg = drawn[thumbnail.id]?.svg {
      box.thumbnailSvg = Thumbnails.fill(svg, with: thumbnails.frames(of: thumbnail.id, root: desk.root))
      box.showsThumbnails = thumbnails.isForMost
    }
    return box
  }
}
