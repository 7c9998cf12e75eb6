/// The kinds of page that a site has, each with a template of its name.
enum PageKind: String, CaseIterable, Sendable {
  case overview, flows, flow, screens, screen, links, link, map, findings, unresolved, coverage, changes,
    guide
  case notfound
}
