import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The map of the whole app, flow by flow; for a large app, the map of its start and one of each area.
struct MapPage: SitePage {
  let context: PageContext
  private let map: PictureDraft?
  private let areas: [Part]

  /// An area of the app with its picture.
  private struct Part {
    let head: String
    let count: Int
    let anchor: String
    let picture: PictureDraft
  }

  init(in context: PageContext) {
    self.context = context
    map = Self.start(in: context, limit: Self.limit)
    areas = context.facts.areas.areas.dropFirst().compactMap { Self.part(of: $0, in: context) }
  }

  static let kind = PageKind.map
  var pictures: [PictureDraft] { (map.map { [$0] } ?? []) + areas.map(\.picture) }

  var head: PageHead {
    PageHead(title: "Map", description: "The whole of \(context.facts.name), flow by flow.", place: .map)
  }

  func subject(_ drawn: [String: PictureResult]) -> MapSubject {
    MapSubject(
      picture: map?.box(drawn, in: context),
      areas: areas.map { area in
        MapArea(
          anchor: area.anchor, flow: context.flow(area.head),
          count: counted(area.count, "flow"),
          picture: area.picture.box(drawn, in: context))
      })
  }

  func contents(of subject: MapSubject) -> [ContentsRow] {
    guard !areas.isEmpty else { return [] }
    return [ContentsRow(name: head.title, anchor: "start")]
      + areas.map { area in
        let mark = context.facts.names.mark(.flow(area.head))
        return ContentsRow(
          name: context.flow(area.head).name + (mark.isEmpty ? "" : " \(mark)"), anchor: area.anchor)
      }
  }

  /// The map of the start of an app, for any page.
  static func start(in context: PageContext, limit: Int) -> PictureDraft? {
    context.facts.areas.areas.first.flatMap { picture(of: $0, in: context, id: "p-map", limit: limit) }
  }

  private static func part(of area: FlowAreas.Area, in context: PageContext) -> Part? {
    guard let head = area.head, let anchor = context.facts.addresses.anchor(ofArea: head),
      let picture = picture(of: area, in: context, id: "p-\(anchor)", limit: limit)
    else { return nil }
    return Part(head: head, count: area.flows.count, anchor: anchor, picture: picture)
  }

  private static func picture(
    of area: FlowAreas.Area, in context: PageContext, id: String, limit: Int
  ) -> PictureDraft? {
    guard !area.flows.isEmpty else { return nil }
    let cut = area.cut(to: limit)
    return context.picture(
      .flowMap(of: cut, in: context.index), id: id,
      note: [
        cut.folded.isEmpty ? "" : Notes.folded,
        cut == area ? "" : Notes.cut(cut.flows.count, of: area.flows.count),
      ].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The number of boxes above which nobody can read a map, and Graphviz takes minutes for it.
  private static let limit = 500
}
