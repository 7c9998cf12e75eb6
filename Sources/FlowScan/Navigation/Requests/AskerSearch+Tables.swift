import ValueFlow

// The requesters of a flow with a table.
extension Askers {
  func askers(of ask: TableAsk) -> [Asker] {
    var search = AskerSearch(of: ask.origin.flow, self)
    search.visit(ask)
    search.finish()
    return search.found.sorted { rank($0) < rank($1) }
  }

  private func rank(_ asker: Asker) -> (Int, Int32, String, String) {
    let name = solution.program.name(asker.trigger)
    return switch asker.kind {
    case .start: (0, 0, "", name)
    case .screen(let type): (1, type, "", name)
    case .flow(let type): (2, type, "", name)
    case .link(let pattern): (3, 0, pattern, name)
    case .gate(let gate): (4, gate, "", name)
    case .system: (5, 0, "", name)
    }
  }
}

extension AskerSearch {
  /// Starts the search at a call in any code.
  mutating func visit(_ ask: TableAsk) {
    if ask.code == nil, tell(askers.owners.owner(ofCode: ask.instance), name(of: ask.instance)) { return }
    // A key path from elsewhere is requested by the code that passes it.
    let path = ask.path.flatMap { solution.isHanded($0, to: ask.instance) ? $0 : nil }
    visit(ask.instance, ask.block, path, trigger: 0)
  }

  /// The name of the requesting function, unless it is one that the framework calls anyway, such as `body`.
  private func name(of instance: InstanceIndex) -> Name {
    let name = solution.functionName(of: instance)
    return LibraryMeaning.called.contains(solution.program.name(name)) ? 0 : name
  }

  /// Records the cause of code in a table; returns whether there is one.
  mutating func tellTable(_ instance: InstanceIndex) -> Bool {
    guard let cause = askers.tables?[instance] else { return false }
    switch cause {
    case .asker(let asker): note(asker.kind, asker.trigger)
    case .goers(let asks): for ask in asks { visit(ask) }
    }
    return true
  }
}
