public import FlowAnalysis
import FlowModel

extension Scene {
  /// Everything at once: each flow with its screens as a group, and the connections between them.
  ///
  /// With more than `budget` nodes, it is the map of flows, and says so.
  public static func wholeApp(_ index: GraphIndex, budget: Int = defaultBudget) -> Scene {
    var builder = SceneBuilder(index)
    let stages = index.graph.flows.map { stage(of: $0) }
    for stage in stages { builder.addGroup(stage) }
    guard builder.count <= budget else {
      return flowMap(
        of: index, title: index.graph.name, flows: index.graph.flows.map(\.id), focus: nil, isCollapsed: true)
    }
    for stage in stages { builder.addSteps(stage) }
    return builder.scene(
      title: index.graph.name,
      summary: "All of \(index.graph.name): \(counted(index.graph.flows.count, "flow")), "
        + "\(counted(index.graph.screens.count, "screen")).")
  }

  /// A screen that several flows show is a node in each of them.
  private static func stage(of flow: Flow) -> FlowStage {
    FlowStage(
      flow: flow,
      key: { $0.isFlow ? SceneBuilder.key($0) : "\(SceneBuilder.key($0)) in \(flow.id)" },
      systemKey: { "system:\($0.id) in \(flow.id)" })
  }
}

extension SceneBuilder {
  /// Adds a flow and everything that it shows itself; its child flows are groups of their own.
  fileprivate mutating func addGroup(_ stage: FlowStage) {
    addFlow(stage.flow.id)
    let own = stage.flow.routes.map(\.target).filter { $0.kind != .flow }
    for target in own { addTarget(target, stage) }
    let keys = [stage.flowKey] + Set(own.map { stage.key(of: $0) }).sorted()
    add(Scene.Group(flow: stage.flow.id, title: stage.flow.name, keys: keys))
  }
}
