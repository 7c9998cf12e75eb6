public import FlowAnalysis
public import FlowModel

extension Scene {
  /// The routes of a link, from its flag to its target; nil if none of them is known.
  public static func chain(of link: Link, in index: GraphIndex) -> Scene? {
    var builder = SceneBuilder(index)
    let steps = link.chain.compactMap { id in
      index.route(id).flatMap { route in index.flow(ofRoute: id).map { (flow: $0, route: route) } }
    }
    guard let first = steps.first, let last = steps.last else { return nil }
    for (flow, route) in steps {
      let stage = FlowStage(flow: flow, key: SceneBuilder.key) { "system:\($0.id)" }
      builder.addFlow(flow.id)
      builder.addTarget(route.target, stage)
      builder.add(route, stage)
    }
    builder.addLink(link, opening: SceneBuilder.key(.flow(first.flow.id)), of: last.flow.id)
    return builder.scene(
      title: link.pattern,
      summary:
        "The way of the link \(link.pattern): \(counted(steps.count, "route")), to \(last.route.target.name)."
    )
  }
}

extension SceneBuilder {
  fileprivate mutating func add(_ route: Route, _ stage: FlowStage) {
    add(
      Scene.Edge(
        from: stage.flowKey, to: stage.key(of: route.target), kind: .route(route.style), words: [route.name],
        label: "\(route.style.verb) \(route.target.name) (\(route.id))"))
  }
}
