public import FlowModel

extension Scene {
  /// A flow or screen with everything at most `depth` steps away.
  ///
  /// With more than `budget` nodes, only the flows among them are shown, and the picture says so.
  public static func neighbourhood(
    of node: Node, depth: Int, in index: GraphIndex, budget: Int = defaultBudget
  ) -> Scene {
    let nodes = index.neighbourhood(of: node, depth: depth)
    let title = index.name(of: node)
    guard nodes.count <= budget else {
      let flows = nodes.filter(\.isFlow).map(\.id) + index.parents(of: node)
      let focus = node.isFlow ? node.id : nil
      return flowMap(of: index, title: title, flows: flows, focus: focus, isCollapsed: true)
    }
    var builder = SceneBuilder(index)
    for near in nodes { builder.add(near, isFocus: near == node) }
    for flow in nodes where flow.isFlow { builder.addSteps(ofFlow: flow.id) }
    let steps = count(depth, "step")
    return builder.scene(title: title, summary: "\(title) and what is at most \(steps) away.")
  }
}

extension SceneBuilder {
  fileprivate mutating func add(_ node: Node, isFocus: Bool) {
    switch node {
    case .flow(let id): addFlow(id, isFocus: isFocus)
    case .screen(let id): addScreen(id, of: index.parents(of: node).first ?? "", isFocus: isFocus)
    }
  }

  fileprivate mutating func addSteps(ofFlow id: String) {
    guard let flow = index.flow(id) else { return }
    addSteps(FlowStage(flow: flow, key: Self.key) { "system:\($0.id)" })
  }
}
