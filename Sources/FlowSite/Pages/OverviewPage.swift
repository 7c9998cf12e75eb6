internal import FlowExport
internal import FlowModel
internal import FlowReview

/// The first page: what the app is, its map, and where to go on.
struct OverviewPage: SitePage {
  let desk: Desk
  private let map: PictureDraft?

  /// Of more flows a map is no overview.
  private static let mapLimit = 60
  /// So many are listed here; the others are a page away.
  private static let flowLimit = 60
  private static let linkLimit = 12

  init(at desk: Desk) {
    self.desk = desk
    map = MapPage.start(at: desk, limit: Self.mapLimit)
  }

  static let kind = PageKind.overview
  var pictures: [PictureDraft] { map.map { [$0] } ?? [] }

  var head: PageHead {
    PageHead(
      title: desk.facts.name,
      description: Markdown.firstSentence(desk.facts.input.settings.summary), place: .overview)
  }

  func subject(_ drawn: [String: PictureResult]) -> OverviewSubject {
    let graph = desk.index.graph
    return OverviewSubject(
      summary: desk.about(desk.facts.input.settings.summary),
      figures: Figures(desk).rows,
      picture: map?.box(drawn, at: desk),
      entries: Array(desk.facts.entries.prefix(Self.linkLimit)).map { desk.flow($0.id) },
      flows: desk.facts.forest.order.prefix(Self.flowLimit).compactMap { desk.index.flow($0) }.map(
        desk.flowRow),
      isFlowsCut: graph.flows.count > Self.flowLimit, flowsHref: desk.href(.flows), changes: changes,
      links: desk.linkRows(Array(graph.links.prefix(Self.linkLimit))),
      linksHref: graph.links.isEmpty ? "" : desk.href(.links))
  }

  private var changes: ChangesSummary? {
    guard desk.facts.input.baseline != nil else { return nil }
    return ChangesSummary(
      href: desk.href(.changes), summary: ChangesPage.summary(of: desk.facts),
      isBreaking: desk.facts.changes.contains { $0.level == .breaking })
  }
}

/// The figures of the first page.
private struct Figures {
  let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  var rows: [FigureRow] {
    let graph = desk.index.graph
    var rows = [
      FigureRow(name: "flows", value: String(graph.flows.count), href: desk.href(.flows)),
      FigureRow(name: "screens", value: String(graph.screens.count), href: desk.href(.screens)),
      FigureRow(
        name: "links", value: String(graph.links.count), href: graph.links.isEmpty ? "" : desk.href(.links)),
      FigureRow(
        name: "undocumented", value: String(undocumented),
        note: "Flows, screens and links of which nothing is said."),
    ]
    if !graph.unresolved.isEmpty {
      rows.append(
        FigureRow(
          name: "unresolved", value: String(graph.unresolved.count), href: desk.href(.unresolved),
          note: "Calls that show something nobody could tell from the source."))
    }
    return rows
  }

  private var undocumented: Int {
    let graph = desk.index.graph
    return graph.flows.count { $0.summary.isEmpty } + graph.screens.count { $0.summary.isEmpty }
      + graph.links.count { $0.summary.isEmpty }
  }
}

/// The list of all flows.
struct FlowsPage: SitePage {
  let desk: Desk
  static let kind = PageKind.flows

  var head: PageHead {
    PageHead(title: "Flows", description: "All flows of \(desk.facts.name).", place: .flows)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowsSubject {
    FlowsSubject(flows: desk.facts.forest.order.compactMap { desk.index.flow($0) }.map(desk.flowRow))
  }
}
