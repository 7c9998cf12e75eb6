import FlowAnalysis
internal import FlowModel

/// The identity of a page.
enum PageName: Sendable {
  case overview, map, flows, screens, links, findings, unresolved, notFound
  case flow(Int), screen(Int), link(Int), guide(Int)
  case coverage(TraceCoverage)
  case changes(SiteInput.Baseline)

  /// All pages of a site, in order.
  static func all(of facts: SiteFacts) -> [PageName] {
    let graph = facts.index.graph
    var pages: [PageName] = [.overview, .map, .flows, .screens, .links, .findings]
    if !graph.unresolved.isEmpty { pages.append(.unresolved) }
    if let coverage = facts.input.coverage { pages.append(.coverage(coverage)) }
    if let baseline = facts.input.baseline { pages.append(.changes(baseline)) }
    pages += graph.flows.indices.map(PageName.flow)
    pages += graph.screens.indices.map(PageName.screen)
    pages += graph.links.indices.map(PageName.link)
    pages += facts.guides.guides.indices.map(PageName.guide)
    return pages + [.notFound]
  }

  func address(in facts: SiteFacts) -> SiteAddress {
    let graph = facts.index.graph
    return switch self {
    case .overview: .overview
    case .map: .map
    case .flows: .flows
    case .screens: .screens
    case .links: .links
    case .findings: .findings
    case .unresolved: .unresolved
    case .coverage: .coverage
    case .changes: .changes
    case .notFound: .notFound
    // Every id of the graph has an address; for any other, the first page is used.
    case .flow(let number): facts.addresses.flow(graph.flows[number].id) ?? .overview
    case .screen(let number): facts.addresses.screen(graph.screens[number].id) ?? .overview
    case .link(let number): facts.addresses.link(graph.links[number].id) ?? .overview
    case .guide(let number): facts.guides.guides[number].address
    }
  }
}
