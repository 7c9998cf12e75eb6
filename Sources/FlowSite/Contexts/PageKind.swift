/// The kinds of page that a site has, each with a template of its name.
enum PageKind: String, CaseIterable, Sendable {
  case overview, flows, flow, screens, screen, links, link, map, findings, unresolved, coverage, changes,
    guide
  case apps, notfound

  /// What a page of the kind is one of many of; empty for pages that there is one of.
  var noun: String {
    switch self {
    case .flow: "Flow"
    case .screen: "Screen"
    case .link: "Link"
    case .guide: "Guide"
    default: ""
    }
  }
}
