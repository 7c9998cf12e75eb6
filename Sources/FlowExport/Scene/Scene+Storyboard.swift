public import FlowModel

extension Scene {
  /// One flow as a storyboard: where it begins, what it shows, what leads on, and the ways out.
  ///
  /// With more than `budget` nodes, the picture is the flow among its neighbours instead, and says so.
  public static func storyboard(of flow: String, in index: GraphIndex, budget: Int = defaultBudget) -> Scene?
  {
    guard let flow = index.flow(flow) else { return nil }
    var builder = SceneBuilder(index)
    builder.addFlow(flow.id, isFocus: true)
    let stage = FlowStage(flow: flow, key: SceneBuilder.key) { "system:\($0.id)" }
    for target in flow.routes.map(\.target) { builder.addTarget(target, stage) }
    guard builder.count <= budget else { return crowded(flow, index) }
    builder.addSteps(stage)
    builder.addOutcomes(stage)
    for link in index.links(of: flow.id) {
      guard let target = index.route(link.route)?.target else { continue }
      builder.addLink(link, opening: stage.key(of: target), of: flow.id)
    }
    return builder.scene(title: flow.name, summary: summary(of: flow, ways: builder.count(of: .outcome)))
  }

  /// How many nodes a picture has at most before screens are folded into their flows.
  public static let defaultBudget = 120

  private static func summary(of flow: Flow, ways: Int) -> String {
    let screens = Set(flow.routes.map(\.target).filter { $0.kind == .screen }.map(\.id)).count
    let flows = Set(flow.routes.map(\.target).filter { $0.kind == .flow }.map(\.id)).count
    return "Storyboard of \(flow.name): \(count(screens, "screen")), \(count(flows, "child flow")), "
      + "\(count(ways, "way", "ways")) out."
  }

  private static func crowded(_ flow: Flow, _ index: GraphIndex) -> Scene {
    flowMap(
      of: index, title: flow.name,
      flows: [flow.id] + index.children(of: flow.id) + index.parents(of: .flow(flow.id)),
      focus: flow.id, isCollapsed: true)
  }
}

extension SceneBuilder {
  /// Adds what a route leads to.
  mutating func addTarget(_ target: Target, _ stage: FlowStage) {
    let key = stage.key(of: target)
    switch target.kind {
    case .flow: addFlow(target.id)
    case .screen: addScreen(target.id, of: stage.flow.id, key: key)
    case .system: addSystem(target, of: stage.flow.id, key: key)
    }
  }
}

/// A number with its noun: `1 screen`, `3 screens`.
func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
}
