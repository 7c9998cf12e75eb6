import FlowAnalysis
internal import FlowModel

/// The descriptions of pages, for search engines and previews: the summary of a page's subject, or a sentence of facts about it.
struct PageDescriptions {
  let context: PageContext

  private var app: String { context.shown(context.facts.name) }

  func of(_ flow: Flow) -> String {
    let note = context.facts.note(flow.summary)
    guard note.isEmpty else { return note }
    let targets = Set(flow.routes.compactMap { Node($0.target) })
    let parts = [
      counted(targets.count { !$0.isFlow }, "screen"),
      counted(targets.count(where: \.isFlow), "further flow"),
      counted(context.index.links(of: flow.id).count, "link"),
    ]
    return "\(named(.flow(flow.id))), a flow of \(app): \(listed(parts))."
  }

  func of(_ screen: Screen) -> String {
    let note = context.facts.note(screen.summary)
    guard note.isEmpty else { return note }
    let parents = context.index.parents(of: .screen(screen.id)).map {
      context.shown(context.index.name(of: .flow($0)))
    }
    let shownBy = parents.isEmpty ? "which no known flow shows" : "shown by \(listed(parents, most: 3))"
    return "\(named(.screen(screen.id))), a screen of \(app), \(shownBy)."
  }

  func of(_ link: Link) -> String {
    let note = context.facts.note(link.summary)
    guard note.isEmpty else { return note }
    let opened = context.opened(by: link)
    let pattern = context.shown(link.pattern)
    guard let target = opened.target else { return "\(pattern), a link of \(app)." }
    return "\(pattern) opens \(target.name)\(opened.flow.map { " in \($0.name)" } ?? "")."
  }

  /// The whole app.
  var overview: String {
    let summary = Markdown.firstSentence(context.facts.input.settings.summary)
    guard summary.isEmpty else { return summary }
    let graph = context.index.graph
    let parts = [
      counted(graph.flows.count, "flow"), counted(graph.screens.count, "screen"),
      counted(graph.links.count, "link"),
    ]
    return "The navigation of \(app): \(listed(parts))."
  }

  private func named(_ node: Node) -> String {
    let mark = context.facts.names.mark(node)
    return context.shown(context.index.name(of: node)) + (mark.isEmpty ? "" : " (\(mark))")
  }

  private func listed(_ parts: [String], most: Int = .max) -> String {
    guard parts.count <= most else {
      return "\(parts.prefix(most - 1).joined(separator: ", ")) and \(parts.count - most + 1) more"
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
