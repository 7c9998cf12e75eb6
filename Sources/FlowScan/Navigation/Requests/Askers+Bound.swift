import ValueFlow

// Screens that set what the view of a flow is bound to: `router.isHelpShown = true`.
extension Askers {
  /// The screens whose code sets what a flow's view is bound to, by the name of the value or of the property; nil if it is the state of
  /// the screen itself.
  func setting(_ place: FlowPlace) -> Set<Asker>? {
    guard case .screens(let types) = owners.owner(ofCode: place.instance), let store = store(at: place),
      !solution.holds(solution.receiver(of: place.instance), at: store.base) || isGiven(store)
    else { return nil }
    let trigger = PathValue(at: place, solution)?.name ?? store.name
    return Set(types.map { Asker(kind: .screen($0), trigger: trigger) })
  }

  /// A requester by the name of what the code sets, if it has no other.
  func named(_ asker: Asker, by route: SeenRoute) -> Asker {
    guard asker.isOnScreen, asker.trigger == 0, let store = store(at: route.place) else { return asker }
    return Asker(kind: asker.kind, trigger: store.name)
  }

  private func store(at place: FlowPlace) -> PendingStore? {
    solution.stores.first { $0.instance == place.instance && $0.place == place.place }
  }

  /// Tells whether code sets a property of its own view that the view is only given a binding for.
  private func isGiven(_ store: PendingStore) -> Bool {
    guard let type = solution.receiverType(of: store.instance), type >= 0 else { return false }
    return solution.program.property(store.name, of: type).map(solution.program.isBinding) ?? false
  }
}
