import FlowAnalysis
public import FlowModel

/// A graph as a document, with the content of all pictures in words.
public enum MarkdownExport {
  /// The document: figures, entries, a section per flow, the links, and unresolved calls.
  public static func text(of graph: FlowGraph) -> String {
    let index = GraphIndex(graph)
    let sections =
      [head(of: index)] + index.graph.flows.map { section(of: $0, index) } + [
        links(of: index), unresolved(of: index),
      ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func head(of index: GraphIndex) -> String {
    let graph = index.graph
    let figures = [
      counted(graph.flows.count, "flow"), counted(graph.screens.count, "screen"),
      counted(graph.flows.reduce(0) { $0 + $1.routes.count }, "route"), counted(graph.links.count, "link"),
    ]
    let entries = graph.flows.filter(\.isEntry).map { MarkdownText.code($0.name) }.joined(separator: ", ")
    let start = entries.isEmpty ? "" : " The app begins with \(entries)."
    return "# \(MarkdownText.plain(graph.name))\n\n\(figures.joined(separator: ", ")).\(start)"
  }
}

extension MarkdownExport {
  private static func section(of flow: Flow, _ index: GraphIndex) -> String {
    [
      "## \(MarkdownText.plain(flow.name))", MarkdownText.summary(flow.summary), leadsHere(to: flow, index),
      routes(of: flow, index), outcomes(of: flow, index),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func leadsHere(to flow: Flow, _ index: GraphIndex) -> String {
    let routes = index.routes(to: .flow(flow.id)).map { MarkdownText.code($0.id) }
    return routes.isEmpty ? "" : "Reached by \(routes.joined(separator: ", "))."
  }

  private static func routes(of flow: Flow, _ index: GraphIndex) -> String {
    let requesters = Dictionary(grouping: index.transitions(of: flow.id), by: \.route)
    let rows = flow.routes.map { route in
      [
        MarkdownText.code(route.name) + parameters(of: route), route.style.rawValue,
        MarkdownText.code(route.target.name),
        requesters[route.id, default: []].map(asked).joined(separator: "; "),
        MarkdownText.summary(route.summary),
      ]
    }
    return table(["Route", "Style", "Leads to", "Asked for by", "What for"], rows)
  }

  private static func parameters(of route: Route) -> String {
    guard !route.parameters.isEmpty else { return "" }
    let list = route.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return " " + MarkdownText.code("(\(list.joined(separator: ", ")))")
  }

  private static func asked(_ transition: Transition) -> String {
    let triggers = transition.triggers.map(MarkdownText.code).joined(separator: ", ")
    switch transition.from.kind {
    case .start: return "the start"
    case .link: return "a link"
    case .anywhere: return "anywhere" + (triggers.isEmpty ? "" : " on \(triggers)")
    case .screen, .flow:
      return MarkdownText.code(transition.from.name) + (triggers.isEmpty ? "" : " on \(triggers)")
    }
  }

  private static func outcomes(of flow: Flow, _ index: GraphIndex) -> String {
    let ends = Dictionary(
      grouping: index.transitions(of: flow.id).filter { $0.kind == .finish }, by: \.outcome)
    let rows = flow.outcomes.map { outcome in
      [
        MarkdownText.code(outcome.name), outcome.type.isEmpty ? "" : MarkdownText.code(outcome.type),
        ends[outcome.name, default: []].map(asked).joined(separator: "; "),
        MarkdownText.summary(outcome.summary),
      ]
    }
    return table(["Outcome", "Result", "Reported by", "Meaning"], rows)
  }
}

extension MarkdownExport {
  private static func links(of index: GraphIndex) -> String {
    let rows = index.graph.links.map { link in
      [
        MarkdownText.code(link.pattern), link.path.map(MarkdownText.code).joined(separator: " → "),
        link.guards.map(MarkdownText.code).joined(separator: ", "), MarkdownText.summary(link.summary),
      ]
    }
    return rows.isEmpty ? "" : "## Links\n\n" + table(["Link", "Way", "Guards", "What for"], rows)
  }

  private static func unresolved(of index: GraphIndex) -> String {
    let rows = index.graph.unresolved.map { call in
      [
        MarkdownText.code(call.location?.description ?? ""), MarkdownText.code(call.expression),
        MarkdownText.plain(call.reason),
      ]
    }
    return rows.isEmpty ? "" : "## Not resolved\n\n" + table(["Place", "Call", "Why"], rows)
  }

  /// A table without empty columns.
  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard !used.isEmpty else { return "" }
    func line(_ cells: [String]) -> String { "| \(used.map { cells[$0] }.joined(separator: " | ")) |" }
    return ([line(columns), line(columns.map { _ in "---" })] + rows.map(line)).joined(separator: "\n")
  }
}
