import FlowAnalysis
internal import FlowModel
internal import FlowReview

/// The first page: what the app is, how it starts, what needs attention, and where to continue.
struct OverviewPage: SitePage {
  let context: PageContext

  /// The number of flows that are listed; another page has the rest.
  private static let flowLimit = 12
  private static let changeLimit = 6

  init(in context: PageContext) { self.context = context }

  static let kind = PageKind.overview

  var head: PageHead {
    PageHead(
      title: context.shown(context.facts.name), description: PageDescriptions(context: context).overview,
      place: .overview
    )
  }

  func subject(_ drawn: [String: PictureResult]) -> OverviewSubject {
    let graph = context.index.graph
    let flows = context.facts.forest.order.compactMap { context.index.flow($0) }
    let isCut = flows.count > Self.flowLimit
    return OverviewSubject(
      platform: context.shown(context.facts.input.settings.platform),
      summary: context.about(context.facts.input.settings.summary), nothing: nothing,
      figures: Figures(context: context).rows, launch: LaunchRows(context: context).rows, changes: changes,
      attention: AttentionRows(context: context).rows,
      flows: flows.prefix(Self.flowLimit).map(context.flowRow),
      flowsHref: context.href(.flows), flowsLeft: isCut ? String(flows.count) : "",
      links: LinksPage.beginnings(in: context), linksHref: graph.links.isEmpty ? "" : context.href(.links))
  }

  func contents(of subject: OverviewSubject) -> [ContentsRow] {
    .listed([
      (subject.nothing != nil, "There is no flow yet", "nothing"),
      (!subject.launch.isEmpty, "From launch", "launch"), (subject.changes != nil, "What changed", "changes"),
      (!subject.attention.isEmpty, "Needs attention", "attention"),
      (!subject.flows.isEmpty, "Flows", "flows"),
      (!subject.links.isEmpty, "Links", "links"),
    ])
  }

  private var nothing: NothingFound? {
    guard context.index.graph.flows.isEmpty else { return nil }
    let told = context.facts.findings.all.first { ["no-flows", "few-flows"].contains($0.rule) }
    return NothingFound(
      reason: told.map { Self.sentence(context.shown($0.message)) }
        ?? "The graph that this site is made from has no flow.",
      remedy: told.map { context.shown($0.remedy) }
        ?? "Check the graph file, or name the folders of the app's source.")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private var changes: ChangesSummary? {
    guard let baseline = context.facts.input.baseline else { return nil }
    let all = context.facts.changes
    let gravest = all.enumerated().sorted {
      ($0.element.level.rank, $0.offset) < ($1.element.level.rank, $1.offset)
    }
    let left = all.count - Self.changeLimit
    return ChangesSummary(
      href: context.href(.changes), summary: ChangesPage.summary(of: context.facts),
      isBreaking: all.contains { $0.level == .breaking },
      changes: gravest.prefix(Self.changeLimit).map {
        ChangesPage(context: context, baseline: baseline).row($0.element)
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
  let context: PageContext

  var rows: [FigureRow] {
    let graph = context.index.graph
    let links = graph.links.isEmpty ? "" : context.href(.links)
    return [
      FigureRow(name: "flows", value: String(graph.flows.count), href: context.href(.flows)),
      FigureRow(name: "screens", value: String(graph.screens.count), href: context.href(.screens)),
      FigureRow(name: "links", value: String(graph.links.count), href: links),
      FigureRow(
        name: "findings", value: String(context.facts.findings.all.count), href: context.href(.findings)),
    ]
  }
}

/// The list of all flows.
struct FlowsPage: SitePage {
  let context: PageContext
  static let kind = PageKind.flows

  var head: PageHead {
    PageHead(
      title: "Flows", description: "All flows of \(context.shown(context.facts.name)), from where it begins.",
      place: .flows)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowsSubject {
    let forest = context.facts.forest
    let orphans = Set(forest.orphans)
    return FlowsSubject(
      flows: rows(forest.order.filter { !orphans.contains($0) }), orphans: rows(forest.orphans))
  }

  func contents(of subject: FlowsSubject) -> [ContentsRow] {
    subject.orphans.isEmpty
      ? []
      : [
        ContentsRow(name: "From the start of the app", anchor: "reached"),
        ContentsRow(name: "Nothing leads here", anchor: "orphans"),
      ]
  }

  private func rows(_ ids: [String]) -> [FlowRow] {
    ids.compactMap { context.index.flow($0) }.map(context.flowRow)
  }
}
