import ValueFlow

/// State that closes what a view shows for it: `coordinator.sheet = nil`, `coordinator.path.removeLast()`.
extension BoundFlows {
  /// The moves back by which code empties what a stack, a sheet or a destination is bound to, or takes something off it.
  func closings(of showings: [Showing]) -> [SeenMove] {
    let open = showings.filter { $0.site >= 0 && !["tab", "embed", "system"].contains($0.style) }
    let bindings = Dictionary(
      grouping: open.flatMap { self.bindings(at: $0) }.flatMap { [$0] + passed($0) }, by: \.property)
    if bindings.isEmpty { return [] }
    return emptied(bindings) + shortened(bindings)
  }

  private func emptied(_ bindings: [Name: [Binding]]) -> [SeenMove] {
    solution.stores.flatMap { store -> [SeenMove] in
      guard let bound = bindings[store.name], solution.isActive(store.instance, block: store.block),
        isEmptying(store) || solution.isShortened(listNamed: store.name, at: store.value),
        !isFirst(store)
      else { return [] }
      return moves(bound, store.base, store.instance, store.block, store.place)
    }
  }

  private func shortened(_ bindings: [Name: [Binding]]) -> [SeenMove] {
    let removals = ListRemovals.names(solution)
    return solution.foreignCalls { removals.contains($0.name) }.flatMap { call -> [SeenMove] in
      let site = solution.bodies.sites[Int(call.site)]
      guard
        case .property(let owner, let name) = solution.list(changedBy: call.site, in: call.instance),
        let bound = bindings[name]
      else { return [] }
      return moves(bound, owner, call.instance, site.block, site.place)
    }
  }

  /// Tells whether an initialiser gives a property its first value.
  private func isFirst(_ store: PendingStore) -> Bool {
    solution.program.name(solution.functionName(of: store.instance)) == "init"
  }

  private func moves(
    _ bound: [Binding], _ owner: NodeIndex, _ instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> [SeenMove] {
    let meant = bound.filter { sets($0, in: instance) && solution.holds($0.owner, at: owner) }
    let type = solution.receiverType(of: instance) ?? -1
    return Set(meant.map { solution.info(of: $0.flow).type }).sorted().map { flow in
      // Code of the flow's own view is requested by its callers, such as a sheet that calls the closure it was given.
      let isOther = roles.isScreen(type) && type != flow && roles.flowsOfViews[type] != flow
      return SeenMove(
        kind: .back, place: FlowPlace(flow: flow, instance: instance, block: block, place: place),
        spoken: isOther ? bound[0].property : 0)
    }
  }
}
