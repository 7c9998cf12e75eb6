/// The kinds of page that a site has, each with a template of its name.
enum PageKind: String, CaseIterable, Sendable {
  case overview, flows, flow, screens, screen, links, link, map, findings, unresolved, coverage, changes,
    guide
  case apps, notfound

  /// The noun for pages of the kind; empty for a kind that has one page.
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
