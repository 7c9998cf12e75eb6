internal import FlowModel

/// Renamed flows: those with the same routes and outcomes, then those whose routes have the same names, then those in the same file
/// that the same routes lead to.
struct RenamedFlows {
  let old: FlowGraph
  let new: FlowGraph

  var renaming: Renaming {
    var found: [String: String] = [:]
    let (gone, came) = (Set(old.flows.map(\.id)), Set(new.flows.map(\.id)))
    let unstable = gone.symmetricDifference(came)
    guard !unstable.isEmpty else { return Renaming() }
    add(to: &found, old: { Self.shape($0, unstable: unstable) }, new: { Self.shape($0, unstable: unstable) })
    add(to: &found, old: Self.names, new: Self.names)
    let (before, after) = (Self.parents(old), Self.parents(new))
    add(to: &found, old: { Self.place($0, before) }, new: { Self.place($0, after) })
    return Renaming(flows: found, routes: routes(of: found))
  }

  /// Pairs the surviving routes of renamed flows, whose ids begin with the flow's.
  private func routes(of found: [String: String]) -> [String: String] {
    guard !found.isEmpty else { return [:] }
    let (before, after) = (
      Set(old.flows.lazy.flatMap(\.routes).map(\.id)), Set(new.flows.lazy.flatMap(\.routes).map(\.id))
    )
    return old.flows.reduce(into: [:]) { routes, flow in
      guard let name = found[flow.id] else { return }
      for route in flow.routes where route.id.hasPrefix(flow.id + ".") && !after.contains(route.id) {
        let id = name + route.id.dropFirst(flow.id.count)
        if after.contains(id), !before.contains(id) { routes[route.id] = id }
      }
    }
  }

  private func add(
    to found: inout [String: String], old shapeBefore: (Flow) -> [String]?,
    new shapeAfter: (Flow) -> [String]?
  ) {
    let rest = Unmatched(old.flows, new.flows, besides: found)
    let pairs = UniquePairs.pairs(gone: rest.gone, new: rest.new, shapeBefore, shapeAfter)
    found.merge(pairs) { first, _ in first }
  }

  /// The content of a flow; targets that may have been renamed themselves count only by kind.
  private static func shape(_ flow: Flow, unstable: Set<String>) -> [String]? {
    let routes = flow.routes.map { route in
      let isStable = route.target.kind != .flow || !unstable.contains(route.target.id)
      let target = isStable ? route.target.id : ""
      let types = route.parameters.map { "\($0.type)\($0.isOptional)" }
      return ([route.name, route.style.rawValue, route.target.kind.rawValue, target] + types)
        .joined(separator: "\u{1F}")
    }
    guard !routes.isEmpty else { return nil }
    return routes.sorted() + [""] + flow.outcomes.map(\.name).sorted()
  }

  /// The names of a flow's routes; nil for a single name, such as `start`, which would say too little.
  private static func names(_ flow: Flow) -> [String]? {
    let names = Set(flow.routes.map(\.name)).sorted()
    return names.count > 1 ? names : nil
  }

  private static func place(_ flow: Flow, _ parents: [String: [String]]) -> [String]? {
    guard let file = flow.location?.file, let parents = parents[flow.id] else { return nil }
    return [file] + parents
  }

  /// The routes that lead to each flow, by its id.
  private static func parents(_ graph: FlowGraph) -> [String: [String]] {
    let routes = graph.flows.lazy.flatMap(\.routes).filter { $0.target.kind == .flow }
    return routes.reduce(into: [String: [String]]()) { $0[$1.target.id, default: []].append($1.id) }
      .mapValues { $0.sorted() }
  }
}
