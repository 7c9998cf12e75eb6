internal import FlowModel
internal import FlowReview

/// The first page, for whoever leads the team: what the app is, how it begins, what to look after, and where to go on.
struct OverviewPage: SitePage {
  let desk: Desk

  /// So many flows are listed here; the others are a page away.
  private static let flowLimit = 12
  private static let changeLimit = 6

  init(at desk: Desk) { self.desk = desk }

  static let kind = PageKind.overview

  var head: PageHead {
    PageHead(
      title: desk.shown(desk.facts.name), description: PageDescriptions(desk: desk).overview, place: .overview
    )
  }

  func subject(_ drawn: [String: PictureResult]) -> OverviewSubject {
    let graph = desk.index.graph
    let flows = desk.facts.forest.order.compactMap { desk.index.flow($0) }
    let isCut = flows.count > Self.flowLimit
    return OverviewSubject(
      platform: desk.shown(desk.facts.input.settings.platform),
      summary: desk.about(desk.facts.input.settings.summary), nothing: nothing,
      figures: Figures(desk: desk).rows, launch: LaunchRows(desk: desk).rows, changes: changes,
      attention: AttentionRows(desk: desk).rows, flows: flows.prefix(Self.flowLimit).map(desk.flowRow),
      flowsHref: desk.href(.flows), flowsLeft: isCut ? String(flows.count) : "",
      links: LinksPage.beginnings(at: desk), linksHref: graph.links.isEmpty ? "" : desk.href(.links))
  }

  func contents(of subject: OverviewSubject) -> [ContentsRow] {
    .listed([
      (subject.nothing != nil, "There is no flow yet", "nothing"),
      (!subject.launch.isEmpty, "From launch", "launch"), (subject.changes != nil, "What changed", "changes"),
      (!subject.attention.isEmpty, "To look after", "attention"), (!subject.flows.isEmpty, "Flows", "flows"),
      (!subject.links.isEmpty, "Links", "links"),
    ])
  }

  private var nothing: NothingFound? {
    guard desk.index.graph.flows.isEmpty else { return nil }
    let told = desk.facts.findings.all.first { ["no-flows", "few-flows"].contains($0.rule) }
    return NothingFound(
      reason: told.map { Self.sentence(desk.shown($0.message)) }
        ?? "The graph that this site is made from has no flow.",
      remedy: told.map { desk.shown($0.remedy) }
        ?? "Look at the graph file, or name the folders of the app's source.")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private var changes: ChangesSummary? {
    guard let baseline = desk.facts.input.baseline else { return nil }
    let all = desk.facts.changes
    let gravest = all.enumerated().sorted {
      ($0.element.level.rank, $0.offset) < ($1.element.level.rank, $1.offset)
    }
    let left = all.count - Self.changeLimit
    return ChangesSummary(
      href: desk.href(.changes), summary: ChangesPage.summary(of: desk.facts),
      isBreaking: all.contains { $0.level == .breaking },
      changes: gravest.prefix(Self.changeLimit).map {
        ChangesPage(desk: desk, baseline: baseline).row($0.element)
      },
      more: left > 0 ? "\(left) more" : "")
  }
}

extension GraphChange.Level {
  fileprivate var rank: Int {
    switch self {
    case .breaking: 0
    case .risky: 1
    case .harmless: 2
    }
  }
}

/// The figures of the first page, each with a link to its page.
private struct Figures {
  let desk: Desk

  var rows: [FigureRow] {
    let graph = desk.index.graph
    let links = graph.links.isEmpty ? "" : desk.href(.links)
    return [
      FigureRow(name: "flows", value: String(graph.flows.count), href: desk.href(.flows)),
      FigureRow(name: "screens", value: String(graph.screens.count), href: desk.href(.screens)),
      FigureRow(name: "links", value: String(graph.links.count), href: links),
      FigureRow(name: "findings", value: String(desk.facts.findings.all.count), href: desk.href(.findings)),
    ]
  }
}

/// The list of all flows.
struct FlowsPage: SitePage {
  let desk: Desk
  static let kind = PageKind.flows

  var head: PageHead {
    PageHead(
      title: "Flows", description: "All flows of \(desk.shown(desk.facts.name)), from where it begins.",
      place: .flows)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowsSubject {
    let forest = desk.facts.forest
    let orphans = Set(forest.orphans)
    return FlowsSubject(
      flows: rows(forest.order.filter { !orphans.contains($0) }), orphans: rows(forest.orphans))
  }

  func contents(of subject: FlowsSubject) -> [ContentsRow] {
    subject.orphans.isEmpty
      ? []
      : [
        ContentsRow(name: "From where the app begins", anchor: "reached"),
        ContentsRow(name: "Nothing leads here", anchor: "orphans"),
      ]
  }

  private func rows(_ ids: [String]) -> [FlowRow] {
    ids.compactMap { desk.index.flow($0) }.map(desk.flowRow)
  }
}
