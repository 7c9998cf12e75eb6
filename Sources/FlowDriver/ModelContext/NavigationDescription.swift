import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// A description of a flow, screen, route or link, as Markdown.
struct NavigationDescription {
  private let index: GraphIndex

  init(_ index: GraphIndex) { self.index = index }

  /// Describes what has a name or id.
  func text(of name: String) throws(DriverError) -> String {
    if let link = index.graph.links.first(where: { $0.id == name || $0.pattern == name }) {
      return text(of: link)
    }
    if index.flow(name) == nil, index.screen(name) == nil, let route = index.route(name) {
      return text(of: route)
    }
    switch try index.node(named: name) {
    case .flow(let id):
      return MarkdownExport.text(of: index.part(ofFlow: id)) + place(index.flow(id)?.location)
    case .screen(let id): return index.screen(id).map(text) ?? ""
    }
  }

  private func text(of screen: Screen) -> String {
    let shown = index.routes(to: .screen(screen.id)).map { "- shown by `\($0.id)` (\($0.style.rawValue))" }
    let asks = index.graph.transitions.filter { $0.from.kind == .screen && $0.from.id == screen.id }.map(line)
    return sections(
      "# \(screen.name)\n\nA screen.", screen.summary, shown.joined(separator: "\n"),
      asks.joined(separator: "\n"),
      place(screen.location))
  }

  private func line(_ move: Transition) -> String {
    let triggers = move.triggers.map { "`\($0)`" }.joined(separator: ", ")
    let on = triggers.isEmpty ? "" : "on \(triggers) "
    switch move.kind {
    case .route:
      let target = index.route(move.route)?.target.name ?? move.route
      return "- \(on)leads to `\(target)` by `\(move.route)`"
    case .finish: return "- \(on)ends `\(move.flow)`\(move.outcome.isEmpty ? "" : " with `\(move.outcome)`")"
    case .back: return "- \(on)goes back"
    }
  }

  private func text(of route: Route) -> String {
    let parameters = route.parameters.map { "- needs `\($0.name)`: `\($0.type)`" }
    let links = index.links(ofRoute: route.id).map { "- opened by `\($0.pattern)`" }
    return sections(
      "# \(route.id)\n\nA route to the \(route.target.kind.rawValue) `\(route.target.name)`, by \(route.style.rawValue).",
      route.summary,
      (parameters + links).joined(separator: "\n"), place(route.location))
  }

  private func text(of link: Link) -> String {
    let parameters = link.parameters.map {
      "- `\($0.name)`: `\($0.type)`\($0.summary.isEmpty ? "" : ", \($0.summary)")"
    }
    let end =
      index.route(link.route).map { "Opens the \($0.target.kind.rawValue) `\($0.target.name)`." } ?? ""
    let way = link.path.isEmpty ? "" : "Way: " + link.path.map { "`\($0)`" }.joined(separator: " → ")
    return sections(
      "# \(link.pattern)\n\nA deep link. \(end)", link.summary, parameters.joined(separator: "\n"), way,
      link.owner.isEmpty ? "" : "Owner: \(link.owner)", place(link.location))
  }

  private func place(_ location: SourceLocation?) -> String { location.map { "Declared at \($0)." } ?? "" }

  private func sections(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
