public import FlowAnalysis
import FlowModel

extension Scene {
  /// One flow as a storyboard: its beginning, its screens and child flows, the moves between them, and its exits.
  ///
  /// ``SceneChapters`` divides it if it is too large. With more than `budget` nodes, which would be too many chapters, the
  /// picture is the flow among its neighbours instead, and says so.
  public static func storyboard(of flow: String, in index: GraphIndex, budget: Int = mostInChapters) -> Scene?
  {
    guard let flow = index.flow(flow) else { return nil }
    var builder = SceneBuilder(index)
    builder.addFlow(flow.id, isFocus: true)
    let stage = FlowStage(flow: flow, key: SceneBuilder.key) { "system:\($0.id)" }
    builder.addOwnScreen(stage)
    for target in flow.routes.map(\.target) { builder.addTarget(target, stage) }
    guard builder.count <= budget else { return crowded(flow, index) }
    builder.addAnywhere(stage)
    builder.addSteps(stage)
    builder.addOutcomes(stage)
    let links = Dictionary(grouping: index.links(of: flow.id)) { index.route($0.route)?.target }
    for (target, links) in links {
      guard let target else { continue }
      builder.addLinks(links, opening: stage.key(of: target), of: flow.id)
    }
    let scene = builder.scene(
      title: flow.name, summary: summary(of: flow, index, ways: builder.count(of: .outcome)))
    let drawn = SharedWays(scene, from: stage.flowKey).drawn
    return drawn.edges.count <= mostLines
      ? drawn : SharedWays(scene, from: stage.flowKey, least: SharedWays.least - 1).drawn
  }

  /// The largest number of nodes in a storyboard with all its chapters.
  public static let mostInChapters = 600

  /// The largest number of nodes in a picture before screens are folded into their flows.
  public static let defaultBudget = 120

  private static func summary(of flow: Flow, _ index: GraphIndex, ways: Int) -> String {
    let own = [index.ownScreen(of: flow.id)?.id].compactMap { $0 }
    let screens = Set(flow.routes.map(\.target).filter { $0.kind == .screen }.map(\.id) + own).count
    let flows = Set(flow.routes.map(\.target).filter { $0.kind == .flow }.map(\.id)).count
    return "Storyboard of \(flow.name): \(counted(screens, "screen")), \(counted(flows, "child flow")), "
      + "\(counted(ways, "way")) out."
  }

  private static func crowded(_ flow: Flow, _ index: GraphIndex) -> Scene {
    flowMap(
      of: index, title: flow.name,
      flows: [flow.id] + index.children(of: flow.id) + index.parents(of: .flow(flow.id)),
      focus: flow.id, isCollapsed: true)
  }
}

extension SceneBuilder {
  /// Adds the screen that is made together with a flow, as its beginning.
  mutating func addOwnScreen(_ stage: FlowStage) {
    guard let screen = index.ownScreen(of: stage.flow.id) else { return }
    let key = stage.key(.screen(screen.id))
    addScreen(screen.id, of: stage.flow.id, key: key)
    addBeginning(stage)
  }

  /// Adds the line to that screen, if the scene has it.
  mutating func addBeginning(_ stage: FlowStage) {
    guard let screen = index.ownScreen(of: stage.flow.id) else { return }
    let key = stage.key(.screen(screen.id))
    add(
      Scene.Edge(
        from: stage.flowKey, to: key, kind: .route(.root), words: [], label: "begins with \(screen.name)"))
  }

  /// Adds the target of a route.
  mutating func addTarget(_ target: Target, _ stage: FlowStage) {
    let key = stage.key(of: target)
    switch target.kind {
    case .flow: addFlow(target.id)
    case .screen: addScreen(target.id, of: stage.flow.id, key: key)
    case .system: addSystem(target, of: stage.flow.id, key: key)
    }
  }
}
