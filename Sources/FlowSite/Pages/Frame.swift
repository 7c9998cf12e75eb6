import FlowAnalysis
internal import FlowModel

/// Makes the parts that every page has around its subject.
struct Frame: Sendable {
  let facts: SiteFacts

  func around(_ head: PageHead, kind: PageKind, contents: [ContentsRow], in context: PageContext) -> PageFrame
  {
    let settings = facts.input.settings
    let tree = FlowTree(context: context, current: head.flow, isFlowPage: kind == .flow)
    let (rows, orphans) = (tree.rows, tree.orphans)
    return PageFrame(
      siteName: context.shown(facts.name), siteNote: Markdown.firstSentence(settings.summary),
      title: title(head, kind, context), heading: head.title, headingLabel: head.label, kind: kind,
      description: head.description, root: context.root,
      canonical: settings.baseURL.isEmpty ? "" : settings.baseURL + context.address.shortPath,
      hueClass: head.hueClass,
      version: settings.version, crumbs: head.crumbs, places: places(head, context),
      guides: guides(head, context),
      tree: rows.flows, treeMore: rows.more, orphans: orphans.flows, orphansMore: orphans.more,
      contents: contents,
      graphHref: context.href(SiteAddress.graphFile))
  }

  /// Tabs and bookmarks show titles without the page, so each includes its kind and the app.
  private func title(_ head: PageHead, _ kind: PageKind, _ context: PageContext) -> String {
    let app = context.shown(facts.name)
    guard kind != .overview else { return app }
    let heading = head.mark.isEmpty ? head.title : "\(head.title) (\(head.mark))"
    return ([heading] + [kind.noun, app]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func guides(_ head: PageHead, _ context: PageContext) -> [GuideRow] {
    facts.guides.guides.map {
      GuideRow(
        name: $0.title, href: context.href($0.address), isCurrent: $0.path == head.guide,
        level: String($0.level)
      )
    }
  }

  private func places(_ head: PageHead, _ context: PageContext) -> [PlaceRow] {
    PageHead.Place.allCases.compactMap { place in
      guard let count = count(of: place) else { return nil }
      return PlaceRow(
        name: place.name, href: context.href(place.address), isCurrent: place == head.place,
        count: count == 0 ? "" : String(count))
    }
  }

  /// The number of things that a place lists, 0 if it lists none; nil if the site does not have the place.
  private func count(of place: PageHead.Place) -> Int? {
    let graph = facts.index.graph
    switch place {
    case .overview, .map: return 0
    case .flows: return graph.flows.count
    case .screens: return graph.screens.count
    case .links: return graph.links.count
    case .findings: return facts.findings.all.count
    case .unresolved: return graph.unresolved.isEmpty ? nil : graph.unresolved.count
    case .coverage: return facts.input.coverage == nil ? nil : 0
    case .changes: return facts.input.baseline == nil ? nil : facts.changes.count
    }
  }
}

extension PageHead.Place {
  var name: String {
    switch self {
    case .overview: "Overview"
    case .map: "Map"
    case .flows: "Flows"
    case .screens: "Screens"
    case .links: "Links"
    case .findings: "Findings"
    case .unresolved: "Unresolved"
    case .coverage: "Coverage"
    case .changes: "Changes"
    }
  }

  var address: SiteAddress {
    switch self {
    case .overview: .overview
    case .map: .map
    case .flows: .flows
    case .screens: .screens
    case .links: .links
    case .findings: .findings
    case .unresolved: .unresolved
    case .coverage: .coverage
    case .changes: .changes
    }
  }
}
