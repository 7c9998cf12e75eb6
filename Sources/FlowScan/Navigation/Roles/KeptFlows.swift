import ValueFlow

/// Selects, among the types that may be flows, those that show something, known or not, or start a type that does.
struct KeptFlows {
  let roles: TypeRoles
  /// Flows that choose an unknown target themselves.
  let choosing: Set<TypeIndex>

  func among(_ routes: [SeenRoute]) -> Set<TypeIndex> {
    var kept = choosing.union(roles.toldFlows)
    for route in routes {
      switch route.target {
      case .screen: kept.insert(route.flow)
      case .flow(let child) where roles.isScreen(child): kept.insert(route.flow)
      // Nothing more can be known of a flow without source.
      case .flow(let child) where roles.program.types[Int(child)].isForeign:
        kept.formUnion([route.flow, child])
      case .system where roles.isStrong(route.flow): kept.insert(route.flow)
      default: continue
      }
    }
    while true {
      let more = routes.filter { route in
        guard case .flow(let child) = route.target else { return false }
        return !kept.contains(route.flow) && kept.contains(child)
      }
      if more.isEmpty { return kept }
      kept.formUnion(more.map(\.flow))
    }
  }
}
