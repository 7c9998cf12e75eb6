internal import FlowTemplates

/// The templates of all kinds of page, parsed and checked.
struct SiteTemplates: Sendable {
  let overview: PageTemplate<Page<OverviewSubject>>
  let flows: PageTemplate<Page<FlowsSubject>>
  let flow: PageTemplate<Page<FlowSubject>>
  let screens: PageTemplate<Page<ScreensSubject>>
  let screen: PageTemplate<Page<ScreenSubject>>
  let links: PageTemplate<Page<LinksSubject>>
  let link: PageTemplate<Page<LinkSubject>>
  let map: PageTemplate<Page<MapSubject>>
  let findings: PageTemplate<Page<FindingsSubject>>
  let unresolved: PageTemplate<Page<UnresolvedSubject>>
  let coverage: PageTemplate<Page<CoverageSubject>>
  let changes: PageTemplate<Page<ChangesSubject>>
  let guide: PageTemplate<Page<GuideSubject>>
  let notFound: PageTemplate<Page<NotFoundSubject>>

  init(_ theme: Theme) throws(TemplateErrors) {
    let set = TemplateSet(theme.templates)
    overview = try set.page(PageKind.overview.rawValue)
    flows = try set.page(PageKind.flows.rawValue)
    flow = try set.page(PageKind.flow.rawValue)
    screens = try set.page(PageKind.screens.rawValue)
    screen = try set.page(PageKind.screen.rawValue)
    links = try set.page(PageKind.links.rawValue)
    link = try set.page(PageKind.link.rawValue)
    map = try set.page(PageKind.map.rawValue)
    findings = try set.page(PageKind.findings.rawValue)
    unresolved = try set.page(PageKind.unresolved.rawValue)
    coverage = try set.page(PageKind.coverage.rawValue)
    changes = try set.page(PageKind.changes.rawValue)
    guide = try set.page(PageKind.guide.rawValue)
    notFound = try set.page(PageKind.notfound.rawValue)
  }

  /// The kinds of page with the types of their contexts, in the order of the reference.
  static let roots: [(kind: PageKind, root: any TemplateContext.Type)] = [
    (.overview, Page<OverviewSubject>.self), (.flows, Page<FlowsSubject>.self),
    (.flow, Page<FlowSubject>.self),
    (.screens, Page<ScreensSubject>.self), (.screen, Page<ScreenSubject>.self),
    (.links, Page<LinksSubject>.self),
    (.link, Page<LinkSubject>.self), (.map, Page<MapSubject>.self), (.findings, Page<FindingsSubject>.self),
    (.unresolved, Page<UnresolvedSubject>.self), (.coverage, Page<CoverageSubject>.self),
    (.changes, Page<ChangesSubject>.self), (.guide, Page<GuideSubject>.self),
    (.apps, Page<AppsSubject>.self), (.notfound, Page<NotFoundSubject>.self),
  ]
}
