import ValueFlow

/// Selects, among the types that may be flows, those that show something, known or not, start a type that does, or take the requests of
/// a screen for one.
struct KeptFlows {
  let owners: CodeOwners
  /// Flows that choose an unknown target themselves.
  let choosing: Set<TypeIndex>

  private var roles: TypeRoles { owners.roles }

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
    let starting = routes.compactMap { route -> (flow: TypeIndex, child: TypeIndex)? in
      if case .flow(let child) = route.target { (route.flow, child) } else { nil }
    }
    let listening = Set(starting.map(\.child)).filter(isListening)
    while true {
      let parents = starting.filter { kept.contains($0.child) }.map(\.flow)
      let children = starting.filter { kept.contains($0.flow) && listening.contains($0.child) }.map(\.child)
      let more = Set(parents + children).subtracting(kept)
      if more.isEmpty { return kept }
      kept.formUnion(more)
    }
  }

  /// Tells whether a flow beyond doubt takes the requests of a screen, even if it leaves all showing to its parent; wrappers around other
  /// flows, such as `AnyCoordinator<Route>`, do not count.
  private func isListening(_ type: TypeIndex) -> Bool {
    let info = roles.program.types[Int(type)]
    guard roles.isStrong(type), !info.isGeneric, info.subtypes.isEmpty else { return false }
    return (owners.solution.objects.ofType[type] ?? []).contains { object in
      owners.holders(of: object).contains { roles.isScreen(owners.solution.info(of: $0.object).type) }
    }
  }
}
