import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The searchable entries, as a script that the search loads when it is first opened.
struct SearchIndex {
  let facts: SiteFacts

  /// A row: kind, name, address from the site's root, owner of the entry, hue, more words.
  fileprivate struct Row {
    let kind: Kind
    let name: String
    let address: String
    let context: String
    let hue: Int
    let words: String
  }

  fileprivate enum Kind: Int, CaseIterable {
    case flow, screen, route, link, page

    var name: String {
      switch self {
      case .flow: "flow"
      case .screen: "screen"
      case .route: "route"
      case .link: "link"
      case .page: "page"
      }
    }
  }

  var script: String {
    let kinds = JSONText.list(Kind.allCases.map { JSONText.string($0.name) })
    let rows = (flows + screens + links + pages).map(\.json).joined(separator: ",\n")
    return "flowdoc.searchIndex({\"kinds\":\(kinds),\"rows\":[\n\(rows)\n]});\n"
  }
}

extension SearchIndex {
  private var flows: [Row] {
    facts.index.graph.flows.flatMap { flow in
      let own = row(
        .flow, flow.name, facts.addresses.flow(flow.id), context: flow.module, Hue(flow.id).number,
        flow.summary)
      return [own] + flow.routes.prefix(facts.limits.moves).map { route($0, of: flow) }
    }
  }

  private func route(_ route: Route, of flow: Flow) -> Row {
    row(
      .route, route.name, facts.addresses.flow(flow.id),
      anchor: facts.addresses.anchor(ofRoute: route.id) ?? "",
      context: flow.name, Hue(flow.id).number, route.target.name)
  }

  private var screens: [Row] {
    facts.index.graph.screens.map { screen in
      let flow = facts.index.parents(of: .screen(screen.id)).first.flatMap { facts.index.flow($0) }
      return row(.screen, screen.name, facts.addresses.screen(screen.id), of: flow, screen.summary)
    }
  }

  private var links: [Row] {
    facts.index.graph.links.map { link in
      let flow = facts.index.flow(ofRoute: link.route)
      return row(.link, link.pattern, facts.addresses.link(link.id), of: flow, link.summary)
    }
  }

  private var pages: [Row] {
    facts.guides.guides.map { row(.page, $0.title, $0.address, context: "Guide", -1, $0.description) }
  }

  private func row(
    _ kind: Kind, _ name: String, _ address: SiteAddress?, of flow: Flow?, _ summary: String
  ) -> Row {
    row(kind, name, address, context: flow?.name ?? "", flow.map { Hue($0.id).number } ?? -1, summary)
  }

  private func row(
    _ kind: Kind, _ name: String, _ address: SiteAddress?, anchor: String = "", context: String, _ hue: Int,
    _ summary: String
  ) -> Row {
    // The whole text would make the index many times as large and find little more.
    let words = kind == .route ? summary : facts.note(summary)
    return Row(
      kind: kind, name: SafeText.shown(name), address: address?.href(from: "./", anchor: anchor) ?? "",
      context: SafeText.shown(context), hue: hue, words: String(words.prefix(120)))
  }
}

extension SearchIndex.Row {
  fileprivate var json: String {
    JSONText.list([
      String(kind.rawValue), JSONText.string(name), JSONText.string(address), JSONText.string(context),
      String(hue),
      JSONText.string(words),
    ])
  }
}
