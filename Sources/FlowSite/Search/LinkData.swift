import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The links as a script, for the URL tester.
struct LinkData {
  let facts: SiteFacts

  var script: String {
    let rows = facts.index.graph.links.map(row).joined(separator: ",\n")
    return "flowdoc.linkTable({\"links\":[\n\(rows)\n]});\n"
  }

  private func row(_ link: Link) -> String {
    let address = facts.addresses.link(link.id)?.href(from: "./") ?? ""
    let context = PageContext(facts: facts, address: .overview)
    let opened = context.opened(by: link)
    return JSONText.object([
      ("id", JSONText.string(link.id)), ("pattern", JSONText.string(link.pattern)),
      ("href", JSONText.string(address)), ("target", reference(opened.target)),
      ("flow", reference(opened.flow)),
      ("chain", JSONText.list(link.chain.map { step($0, context) })),
    ])
  }

  private func step(_ id: String, _ context: PageContext) -> String {
    let flow = facts.index.flow(ofRoute: id).map { "\($0.name)." } ?? ""
    var route = context.route(id)
    route.name = SafeText.shown(flow) + route.name
    return reference(route)
  }

  /// Name, address from the site's root, kind and hue; empty if there is no target.
  private func reference(_ ref: Ref?) -> String {
    guard let ref else { return "[]" }
    return JSONText.list([ref.name, ref.href, ref.kind.rawValue, ref.hueClass].map(JSONText.string))
  }
}
