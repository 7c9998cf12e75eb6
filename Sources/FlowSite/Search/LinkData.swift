internal import FlowExport
internal import FlowModel

/// The links as a script, for the box in which one tries a URL.
struct LinkData {
  let facts: SiteFacts

  var script: String {
    let rows = facts.index.graph.links.map(row).joined(separator: ",\n")
    return "flowdoc.linkTable({\"links\":[\n\(rows)\n]});\n"
  }

  private func row(_ link: Link) -> String {
    let address = facts.addresses.link(link.id)?.href(from: "./") ?? ""
    let target = facts.index.route(link.route)?.target.name ?? ""
    return JSONText.object([
      ("id", JSONText.string(link.id)), ("pattern", JSONText.string(link.pattern)),
      ("href", JSONText.string(address)), ("target", JSONText.string(SafeText.shown(target))),
      ("chain", JSONText.list(link.chain.map { JSONText.string(SafeText.shown($0)) })),
    ])
  }
}
