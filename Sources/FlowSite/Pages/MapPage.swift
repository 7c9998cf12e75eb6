internal import FlowExport
internal import FlowModel

/// The map of the whole app, flow by flow; of a large app the map of its start, and one of each area.
struct MapPage: SitePage {
  let desk: Desk
  private let map: PictureDraft?
  private let areas: [Part]

  /// An area of the app with its picture.
  private struct Part {
    let head: String
    let count: Int
    let anchor: String
    let picture: PictureDraft
  }

  init(at desk: Desk) {
    self.desk = desk
    map = Self.start(at: desk, limit: Self.limit)
    areas = desk.facts.areas.areas.dropFirst().compactMap { Self.part(of: $0, at: desk) }
  }

  static let kind = PageKind.map
  var pictures: [PictureDraft] { (map.map { [$0] } ?? []) + areas.map(\.picture) }

  var head: PageHead {
    PageHead(title: "Map", description: "The whole of \(desk.facts.name), flow by flow.", place: .map)
  }

  func subject(_ drawn: [String: PictureResult]) -> MapSubject {
    MapSubject(
      picture: map?.box(drawn, at: desk),
      areas: areas.map { area in
        MapArea(
          anchor: area.anchor, flow: desk.flow(area.head),
          count: area.count == 1 ? "1 flow" : "\(area.count) flows",
          picture: area.picture.box(drawn, at: desk))
      })
  }

  func contents(of subject: MapSubject) -> [ContentsRow] {
    guard !areas.isEmpty else { return [] }
    return [ContentsRow(name: head.title, anchor: "start")]
      + areas.map { area in
        let mark = desk.facts.names.mark(.flow(area.head))
        return ContentsRow(
          name: desk.flow(area.head).name + (mark.isEmpty ? "" : " \(mark)"), anchor: area.anchor)
      }
  }

  /// The map of the start of an app, on any page.
  static func start(at desk: Desk, limit: Int) -> PictureDraft? {
    desk.facts.areas.areas.first.flatMap { picture(of: $0, at: desk, id: "p-map", limit: limit) }
  }

  private static func part(of area: FlowAreas.Area, at desk: Desk) -> Part? {
    guard let head = area.head, let anchor = desk.facts.addresses.anchor(ofArea: head),
      let picture = picture(of: area, at: desk, id: "p-\(anchor)", limit: limit)
    else { return nil }
    return Part(head: head, count: area.flows.count, anchor: anchor, picture: picture)
  }

  private static func picture(
    of area: FlowAreas.Area, at desk: Desk, id: String, limit: Int
  ) -> PictureDraft? {
    guard !area.flows.isEmpty else { return nil }
    let cut = area.cut(to: limit)
    return desk.picture(
      .flowMap(of: cut, in: desk.index), id: id,
      note: [
        cut.folded.isEmpty ? "" : Notes.folded,
        cut == area ? "" : Notes.cut(cut.flows.count, of: area.flows.count),
      ].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// More plates than this nobody can read, and Graphviz takes minutes to place.
  private static let limit = 500
}
