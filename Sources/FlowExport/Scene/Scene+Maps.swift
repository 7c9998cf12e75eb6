public import FlowAnalysis
import FlowModel

extension Scene {
  /// The map of an app: its flows, with their screens folded in, and the connections between them.
  public static func flowMap(of index: GraphIndex) -> Scene {
    flowMap(
      of: index, title: index.graph.name, flows: index.graph.flows.map(\.id), focus: nil, isCollapsed: false)
  }

  /// The map of some flows of an app.
  public static func flowMap(of index: GraphIndex, showing flows: [String]) -> Scene {
    flowMap(of: index, title: index.graph.name, flows: flows, focus: nil, isCollapsed: false)
  }

  /// The map of an area of an app: its flows, a box for each area behind it, and the flows elsewhere that it leads to.
  public static func flowMap(of area: FlowAreas.Area, in index: GraphIndex) -> Scene {
    var builder = SceneBuilder(index)
    for flow in (area.flows + area.outside).compactMap({ index.flow($0) }) {
      let folded = CollapsedGraph.FoldedFlow(of: flow, in: index)
      builder.addFlow(flow.id, note: folded.note, isFocus: flow.id == area.head)
    }
    for fold in area.folded { builder.addFolded(fold) }
    for edge in area.edges {
      for style in edge.routes.styles { builder.add(edge.routes, style, from: edge.from, to: edge.to) }
    }
    let title = area.head.map { index.flow($0)?.name ?? $0 } ?? index.graph.name
    let behind = area.folded.reduce(0) { $0 + $1.count + 1 }
    var scene = builder.scene(
      title: title,
      summary: "Map of \(counted(area.flows.count, "flow")) of \(title)"
        + (behind == 0 ? "." : ", with \(counted(behind, "flow")) folded into \(area.folded.count)."))
    scene.remarks += MapLines.remarks(area.others.values.reduce(0, +))
    return SharedWays(scene, from: beginning(of: index, area.head)).drawn
  }

  /// The number of lines above which a map only has those that reach a flow first.
  public static let mostMapLines = 20_000

  /// The key of the first flow of a map.
  private static func beginning(of index: GraphIndex, _ head: String?) -> String {
    SceneBuilder.key(.flow(head ?? index.entries.first?.id ?? ""))
  }

  static func flowMap(
    of index: GraphIndex, title: String, flows: [String], focus: String?, isCollapsed: Bool
  ) -> Scene {
    var builder = SceneBuilder(index)
    let shown = Set(flows)
    for flow in index.graph.flows where shown.contains(flow.id) {
      let folded = CollapsedGraph.FoldedFlow(of: flow, in: index)
      builder.addFlow(flow.id, note: folded.note, isFocus: flow.id == focus)
    }
    let lines = MapLines(index, between: shown, from: focus ?? index.entries.first?.id)
    for edge in lines.edges {
      for style in edge.styles { builder.add(edge, style) }
    }
    var scene = builder.scene(
      title: title, summary: "Map of \(counted(shown.count, "flow")) of \(title).", isCollapsed: isCollapsed)
    scene.remarks += lines.remarks
    return SharedWays(scene, from: beginning(of: index, focus)).drawn
  }
}

extension CollapsedGraph.FoldedFlow {
  fileprivate var note: String { screens.isEmpty ? "" : counted(screens.count, "screen") }
}

extension SceneBuilder {
  /// Adds an edge of one style between two flows.
  fileprivate mutating func add(
    _ edge: CollapsedGraph.Edge, _ style: PresentationStyle, from: String? = nil, to: String? = nil
  ) {
    let names = edge.routes.compactMap(index.route).filter { $0.style == style }
    add(
      Scene.Edge(
        from: Self.key(.flow(from ?? edge.from)), to: Self.key(.flow(to ?? edge.to)), kind: .route(style),
        words: [],
        label:
          "\(style.verb) \(index.flow(edge.to)?.name ?? edge.to) (\(names.map(\.id).joined(separator: ", ")))"
      ))
  }
}

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
    addOwnScreen(stage)
    let first = index.ownScreen(of: stage.flow.id).map { stage.key(.screen($0.id)) }
    let own = stage.flow.routes.map(\.target).filter { $0.kind != .flow }
    for target in own { addTarget(target, stage) }
    let keys = [stage.flowKey] + Set(own.map { stage.key(of: $0) } + [first].compactMap { $0 }).sorted()
    add(Scene.Group(flow: stage.flow.id, title: stage.flow.name, keys: keys))
  }
}
