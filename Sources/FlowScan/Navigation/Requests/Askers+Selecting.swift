import ValueFlow

// Requests for a tab that is there all the time: `router.tab = .search`.
extension Askers {
  /// The screens that bring a tab to the front, other than the flow by itself.
  func selecting(_ route: SeenRoute) -> Set<Asker> {
    switch owners.owner(ofCode: route.place.instance) {
    case .screens(let types): return Set(types.map { Asker(kind: .screen($0), trigger: route.verb) })
    case .flow(let other) where route.target == .flow(other): return linking(route, by: other)
    case .flow(let other) where other != route.flow:
      return selecting(route, by: other) ?? [Asker(kind: .flow(other), trigger: route.verb)]
    default: return askers(of: route.place, showing: route.target.type).filter { $0.kind != .start }
    }
  }

  /// The links by which a flow brings its own tab to the front; for all others it is there already.
  private func linking(_ route: SeenRoute, by tab: TypeIndex) -> Set<Asker> {
    var place = route.place
    place.flow = tab
    return askers(of: place).filter(\.kind.isLink)
  }

  /// The links and others that make an ancestor of the flow bring the tab to the front; nil if none is seen to.
  private func selecting(_ route: SeenRoute, by other: TypeIndex) -> Set<Asker>? {
    guard isAncestor(other, of: route.flow) else { return nil }
    var place = route.place
    place.flow = other
    let found = askers(of: place).filter { $0.kind != .start }
    return found.isEmpty ? nil : found
  }
}
