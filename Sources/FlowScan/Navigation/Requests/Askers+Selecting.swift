import ValueFlow

// Requests for a tab that is there all the time: `router.tab = .search`.
extension Askers {
  /// Who brings a tab to the front, other than the flow by itself.
  func selecting(_ route: SeenRoute) -> Set<Asker> {
    switch owners.owner(ofCode: route.place.instance) {
    case .screens(let types): return Set(types.map { Asker(kind: .screen($0), trigger: route.verb) })
    case .flow(let child) where child != route.flow: return [Asker(kind: .flow(child), trigger: route.verb)]
    default: return askers(of: route.place).filter { $0.kind != .start }
    }
  }
}
