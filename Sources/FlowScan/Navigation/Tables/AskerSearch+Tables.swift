import ValueFlow

// Who asks a flow with a table.
extension Askers {
  func askers(of ask: TableAsk) -> [Asker] {
    var search = AskerSearch(of: ask.origin.flow, self)
    search.visit(ask)
    search.finish()
    return search.found.sorted { rank($0) < rank($1) }
  }

  private func rank(_ asker: Asker) -> (Int, Int32, String, String) {
    let name = solver.program.name(asker.trigger)
    return switch asker.kind {
    case .start: (0, 0, "", name)
    case .screen(let type): (1, type, "", name)
    case .flow(let type): (2, type, "", name)
    case .link(let pattern): (3, 0, pattern, name)
    case .gate(let gate): (4, gate, "", name)
    }
  }
}

extension AskerSearch {
  /// Begins at a call that may stand in anybody's code.
  mutating func visit(_ ask: TableAsk) {
    if ask.code == nil, tell(askers.owners.owner(ofCode: ask.instance), name(of: ask.instance)) { return }
    // What is handed from elsewhere was asked for by who hands it over.
    let path = ask.path.flatMap { solver.isHanded($0, to: ask.instance) ? $0 : nil }
    visit(ask.instance, ask.block, path, trigger: 0)
  }

  /// By what code asks: its function, if that is not what the framework calls anyway, as `body`.
  private func name(of instance: InstanceIndex) -> Name {
    let name = solver.functionName(of: instance)
    return LibraryMeaning.called.contains(solver.program.name(name)) ? 0 : name
  }

  /// Whether the code that was come to says itself who is meant.
  mutating func tellTable(_ instance: InstanceIndex) -> Bool {
    guard let cause = askers.tables?[instance] else { return false }
    switch cause {
    case .asker(let asker): note(asker.kind, asker.trigger)
    case .goers(let asks): for ask in asks { visit(ask) }
    }
    return true
  }
}
