import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// All flows as a script, for the field that filters the tree: pages only list their own branch.
struct TreeData {
  let facts: SiteFacts

  var script: String {
    let order = facts.forest.order
    let numbers = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let rows = order.map { row($0, below: numbers) }.joined(separator: ",\n")
    return "flowdoc.flowTree([\n\(rows)\n]);\n"
  }

  /// Name, mark that distinguishes it from others of its name, address from the site's root, hue, and the number of the parent flow.
  private func row(_ id: String, below numbers: [String: Int]) -> String {
    let parent = facts.forest.parent(of: id).flatMap { numbers[$0] } ?? -1
    return JSONText.list([
      JSONText.string(SafeText.shown(facts.index.flow(id)?.name ?? id)),
      JSONText.string(facts.names.mark(.flow(id))),
      JSONText.string(facts.addresses.flow(id)?.href(from: "./") ?? ""), String(Hue(id).number),
      String(parent),
    ])
  }
}
