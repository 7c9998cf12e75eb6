internal import FlowExport
internal import FlowModel

/// The map of the whole app, flow by flow.
struct MapPage: SitePage {
  let desk: Desk
  private let map: PictureDraft?

  /// More plates than this nobody can read, and Graphviz takes minutes to place.
  private static let limit = 500

  init(at desk: Desk) {
    self.desk = desk
    map = Self.picture(at: desk, limit: Self.limit)
  }

  static let kind = PageKind.map
  var pictures: [PictureDraft] { map.map { [$0] } ?? [] }

  var head: PageHead {
    PageHead(title: "Map", description: "The whole of \(desk.facts.name), flow by flow.", place: .map)
  }

  func subject(_ drawn: [String: PictureResult]) -> MapSubject {
    MapSubject(picture: map?.box(drawn, at: desk))
  }

  /// The map of the flows that are nearest to the start.
  static func picture(at desk: Desk, limit: Int) -> PictureDraft? {
    let flows = desk.facts.forest.order
    guard !flows.isEmpty else { return nil }
    let shown = Array(flows.prefix(limit))
    let scene = Scene.flowMap(of: desk.index, showing: shown)
    let note = shown.count < flows.count ? Notes.cut(shown.count, of: flows.count) : ""
    return desk.picture(scene, id: "p-map", note: note)
  }
}
