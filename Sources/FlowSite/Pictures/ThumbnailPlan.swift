import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The nodes of a picture that have a screenshot, with the sizes of these.
///
/// Screens have their own. If a picture has no screens, such as a map, flows have that of their first screen.
struct ThumbnailPlan: Sendable {
  /// The sizes, by the keys of the nodes.
  let sizes: [String: PictureSize]
  /// Whether more than half of the nodes that could have one do.
  let isForMost: Bool
  private let shots: [String: @Sendable (_ root: String) -> Shot?]

  init(_ scene: Scene, _ facts: SiteFacts) {
    let kind: Scene.Kind = scene.nodes.contains { $0.kind == .screen } ? .screen : .flow
    let items = scene.nodes.filter { $0.kind == kind }
    var sizes: [String: PictureSize] = [:]
    var shots: [String: @Sendable (String) -> Shot?] = [:]
    for item in items {
      let screen = kind == .screen ? facts.index.screen(item.id) : facts.index.firstScreen(of: item.id)
      guard let screen, let size = facts.shots.size(of: screen.id) else { continue }
      sizes[item.key] = .thumbnail(of: size)
      shots[item.key] = { facts.shots.shot(of: screen, root: $0) }
    }
    self.sizes = sizes
    self.shots = shots
    isForMost = sizes.count * 2 > items.count
  }

  /// The thumbnails of a picture that was drawn, by the ids of its nodes.
  func frames(of picture: String, root: String) -> [String: Thumbnails.Image] {
    var frames: [String: Thumbnails.Image] = [:]
    for (key, size) in sizes {
      guard let shot = shots[key]?(root) else { continue }
      frames["\(picture)-\(PictureOptions().id(of: key))"] = Thumbnails.Image(shot: shot, size: size)
    }
    return frames
  }
}

extension PictureSize {
  /// As wide as a node with a short name, and not too high for the picture.
  static func thumbnail(of size: (width: Double, height: Double)) -> PictureSize {
    let scale = min(96 / size.width, 184 / size.height)
    return PictureSize(
      width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
  }
}

extension GraphIndex {
  /// The first screen of a flow: the one that is made with it, the target of its root route, or the first screen that it shows.
  func firstScreen(of flow: String) -> Screen? {
    let routes = (self.flow(flow)?.routes ?? []).filter { $0.target.kind == .screen }
    return ownScreen(of: flow)
      ?? (routes.first { $0.style == .root } ?? routes.first).flatMap { screen($0.target.id) }
  }
}
