internal import FlowModel

/// Renamed routes: of the same flow, to the same target, with the same parameters.
struct RenamedRoutes {
  let old: FlowGraph
  let new: FlowGraph

  var renaming: Renaming {
    let flows = Dictionary(
      zip(new.flows.lazy.map(\.id), new.flows.indices), uniquingKeysWith: { first, _ in first })
    return Renaming(
      routes: old.flows.reduce(into: [:]) { found, flow in
        guard let now = flows[flow.id] else { return }
        found.merge(Self.pairs(flow, new.flows[now])) { first, _ in first }
      })
  }

  private static func pairs(_ old: Flow, _ new: Flow) -> [String: String] {
    var found = pairs(old, new, besides: [:]) { shape($0) + [$0.style.rawValue] }
    found.merge(pairs(old, new, besides: found, shape)) { first, _ in first }
    return found
  }

  private static func pairs(
    _ old: Flow, _ new: Flow, besides found: [String: String], _ shape: (Route) -> [String]
  ) -> [String: String] {
    let rest = Unmatched(old.routes, new.routes, besides: found)
    return UniquePairs.pairs(gone: rest.gone, new: rest.new, shape, shape)
  }

  private static func shape(_ route: Route) -> [String] {
    [route.target.kind.rawValue, route.target.id] + route.parameters.map { "\($0.type) \($0.isOptional)" }
  }
}
