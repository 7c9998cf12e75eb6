public import FlowAnalysis
import FlowModel

extension Scene {
  /// A flow or screen with everything at most `depth` steps away.
  ///
  /// With more than `budget` nodes, or one and a half times as many lines, the nearest are shown, and the picture counts the others in
  /// words. Of nodes with tens of thousands of moves, only the first are examined.
  public static func neighbourhood(
    of node: Node, depth: Int, in index: GraphIndex, budget: Int = mostNear
  ) -> Scene {
    let near = NearNodes(of: node, depth: depth, in: index, least: max(1, budget))
    let nodes = near.nodes
    let title = index.name(of: node)
    var builder = SceneBuilder(index)
    for near in nodes { builder.add(near, isFocus: near == node) }
    for flow in nodes where flow.isFlow { builder.addSteps(ofFlow: flow.id, to: nodes) }
    let steps = counted(depth, "step")
    var scene = builder.scene(title: title, summary: "\(title) and what is at most \(steps) away.")
      .cut(around: SceneBuilder.key(node), nodes: max(1, budget), lines: max(1, budget * 3 / 2))
    scene.remarks += near.remarks
    return scene
  }

  /// The largest number of nodes in a neighbourhood.
  public static let mostNear = 16
  /// The largest number of nodes whose names are readable at the width of a page.
  public static let mostNodes = 25
  /// The largest number of lines that a reader can follow in a neighbourhood.
  public static let mostLines = 40
}

extension SceneBuilder {
  fileprivate mutating func add(_ node: Node, isFocus: Bool) {
    switch node {
    case .flow(let id): addFlow(id, isFocus: isFocus)
    case .screen(let id): addScreen(id, of: index.parents(of: node).first ?? "", isFocus: isFocus)
    }
  }

  /// Adds the steps of a flow between some nodes; a flow that leads to all of an app has far more routes than these.
  fileprivate mutating func addSteps(ofFlow id: String, to nodes: [Node]) {
    guard var flow = index.flow(id) else { return }
    flow.routes = nodes.flatMap { index.routes(of: id, to: $0) }
    let stage = FlowStage(flow: flow, key: Self.key) { "system:\($0.id)" }
    addBeginning(stage)
    addSteps(stage)
  }
}
