import ValueFlow

/// State that closes what a view shows for it: `coordinator.sheet = nil`.
extension BoundFlows {
  /// The moves back by which code sets what a sheet or a destination is bound to back to `nil` or `false`.
  func closings(of showings: [Showing]) -> [SeenMove] {
    let open = showings.filter { $0.site >= 0 && !["root", "tab", "embed"].contains($0.style) }
    let bindings = Dictionary(grouping: open.flatMap { self.bindings(at: $0) }, by: \.property)
    if bindings.isEmpty { return [] }
    return solver.stores.flatMap { store -> [SeenMove] in
      guard let bound = bindings[store.name], solver.isActive(store.instance, block: store.block),
        solver.isEmptying(store)
      else { return [] }
      let meant = bound.filter { sets($0, in: store.instance) && solver.holds($0.owner, at: store.base) }
      return Set(meant.map { solver.info(of: $0.flow).type }).sorted().map { move(of: $0, by: store) }
    }
  }

  private func move(of flow: TypeIndex, by store: Solver.PendingStore) -> SeenMove {
    let place = FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
    let type = solver.receiverType(of: store.instance) ?? -1
    return SeenMove(kind: .back, place: place, spoken: roles.isScreen(type) && type != flow ? store.name : 0)
  }
}
