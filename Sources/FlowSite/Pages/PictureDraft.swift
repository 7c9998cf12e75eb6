internal import FlowExport

/// A picture of a page before it is drawn.
struct PictureDraft: Sendable {
  let scene: Scene
  let note: String
  let plain: PictureRequest
  let thumbnails: ThumbnailPlan
  let thumbnail: PictureRequest?

  var requests: [PictureRequest] { [plain] + (thumbnail.map { [$0] } ?? []) }

  /// The number of nodes that fit on a screen at a glance.
  private static let largeCount = 40

  /// The scene that was drawn, with a remark for readers.
  private func shown(_ result: PictureResult?) -> (scene: Scene, remark: String) {
    let variants = result?.variant == nil ? [] : scene.variants(insteadOf: PictureOptions().direction)
    guard let variant = result?.variant, variants.indices.contains(variant) else { return (scene, "") }
    return (variants[variant].scene, variants[variant].remark)
  }

  /// The picture for templates, with its edges as text; the one without screenshots is shown first if the other cannot be read or seen.
  func box(_ drawn: [String: PictureResult], in context: PageContext) -> PictureBox {
    var box = PictureBox(
      id: plain.id, title: context.shown(scene.title), summary: scene.summary, note: note,
      isLarge: scene.nodes.count > Self.largeCount, twin: context.twin(of: scene))
    let result = drawn[plain.id] ?? .none("There is no picture; the list contains everything.")
    let (scene, remark) = shown(result)
    box.svg = GreyedNames.marked(result.svg ?? "", context.greyedNames(of: scene, in: "\(plain.id)-g"))
    if let thumbnail, let large = drawn[thumbnail.id], let svg = large.svg {
      let scene = shown(large).scene
      let named = GreyedNames.marked(svg, context.greyedNames(of: scene, in: "\(thumbnail.id)-g"))
      box.thumbnailSvg = Thumbnails.fill(named, with: thumbnails.frames(of: thumbnail.id, root: context.root))
      box.showsThumbnails = thumbnails.isForMost && Self.begins(large, insteadOf: result)
    }
    let words = [note, remark, result.note, largeNote(drawn, besides: [remark, result.note])]
    box.note = (words + scene.remarks + [scene.meaningOfSigns ?? ""]).filter { !$0.isEmpty }
      .joined(separator: " ")
    return box
  }

  /// With names of 10 px, a picture of this height is one and a half windows high, and about half of it is visible at first.
  private static let mostHeight = 1_365.0

  /// Whether a picture with screenshots can be read and mostly seen, or the one without is no better.
  private static func begins(_ large: PictureResult, insteadOf plain: PictureResult) -> Bool {
    (large.note.isEmpty || !plain.note.isEmpty)
      && (large.height <= mostHeight || plain.height > mostHeight || plain.svg == nil)
  }

  /// The note for readers about the picture with screenshots.
  private func largeNote(_ drawn: [String: PictureResult], besides told: [String]) -> String {
    guard let large = thumbnail.flatMap({ drawn[$0.id] }) else { return "" }
    let words = [shown(large).remark, large.note].filter { !$0.isEmpty && !told.contains($0) }
    return words.isEmpty ? "" : "With thumbnails: \(words.joined(separator: " "))"
  }
}
