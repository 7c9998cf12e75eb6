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

  /// The scene that was drawn, and what readers have to know of it.
  private func shown(_ result: PictureResult?) -> (scene: Scene, remark: String) {
    let variants = result?.variant == nil ? [] : scene.variants(insteadOf: PictureOptions().direction)
    guard let variant = result?.variant, variants.indices.contains(variant) else { return (scene, "") }
    return (variants[variant].scene, variants[variant].remark)
  }

  /// The picture as templates have it, with its twin.
  func box(_ drawn: [String: PictureResult], in context: PageContext) -> PictureBox {
    var box = PictureBox(
      id: plain.id, title: context.shown(scene.title), summary: scene.summary, note: note,
      isLarge: scene.nodes.count > Self.largeCount, twin: context.twin(of: scene))
    let result = drawn[plain.id] ?? .none("There is no picture; the list has all of it.")
    let (scene, remark) = shown(result)
    box.svg = QuietNames.marked(result.svg ?? "", context.quietNames(of: scene, in: "\(plain.id)-g"))
    box.note = ([note, remark, result.note] + scene.remarks + [scene.meaningOfSigns ?? ""]).filter {
      !$0.isEmpty
    }.joined(separator: " ")
    if let thumbnail, let svg = drawn[thumbnail.id]?.svg {
      let scene = shown(drawn[thumbnail.id]).scene
      let named = QuietNames.marked(svg, context.quietNames(of: scene, in: "\(thumbnail.id)-g"))
      box.thumbnailSvg = Thumbnails.fill(named, with: thumbnails.frames(of: thumbnail.id, root: context.root))
      box.showsThumbnails = thumbnails.isForMost
    }
    return box
  }
}
