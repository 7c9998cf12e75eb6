// What may tell somebody of an event: a case that flows know, a closure that somebody stored.
extension ReachSearch {
  /// Whether a call of a library's function may tell of an event: a flow that publishes anything, or anybody who hands over a case.
  mutating func tells(_ name: String, _ arguments: [Argument], _ walk: ReachWalk) -> Bool {
    for argument in arguments where isEvent(argument.value, walk) { return true }
    guard Player.publishing.contains(name) else { return false }
    if let owner = walk.place.owner, knowledge.isCandidate[owner.index] { return true }
    for argument in arguments where isTelling(types.type(of: argument.value, at: walk.place), walk) {
      return true
    }
    return false
  }

  /// Whether this is `.name` or `.name(…)` of a case that flows tell apart.
  private mutating func isEvent(_ value: Expression, _ walk: ReachWalk) -> Bool {
    switch value {
    case .member(let base, let name, _), .call(.member(let base, let name, _), _, _):
      let name = name.withoutLabels
      guard events.contains(name) else { return false }
      guard let base else { return true }
      guard isTypeName(base),
        case .own(let ids) = types.receiver(types.type(of: base, at: walk.place), at: walk.place)
      else { return false }
      return ids.contains { id in program[id].cases.contains { $0.name == name } }
    default: return false
    }
  }

  /// Whether values of a type may be events, code, screens or flows.
  private func isTelling(_ type: TypeShape, _ walk: ReachWalk) -> Bool {
    if type.isFunction { return true }
    guard case .own(let ids) = types.receiver(type, at: walk.place) else { return false }
    return ids.contains { id in
      knowledge.isCandidate[id.index] || knowledge.isScreen(id)
        || program[id].cases.contains { events.contains($0.name) }
    }
  }

  // MARK: - Stored closures

  /// Ties a property that holds code to what is put there, as far as it is written out; what is only handed on may be anything.
  mutating func store(_ value: Expression, in target: Expression, _ walk: inout ReachWalk) {
    guard let name = target.calledName?.withoutLabels else { return }
    store(value, as: name, walk)
  }

  private mutating func store(_ value: Expression, as name: String, _ walk: ReachWalk) {
    let stored = graph.number(of: .stored(name.hasPrefix("_") ? String(name.dropFirst()) : name))
    switch value {
    case .literal, .nothing: return
    case .closure(let closure):
      graph.connect(stored, to: .closure(.init(file: walk.place.file, place: closure.place)))
    default: graph.connect(stored, to: .goal)
    }
  }

  /// A struct without an initializer of its own takes in closures under the names of its properties.
  mutating func lookAtStored(_ property: PropertyNode, of type: TypeNode) {
    let isHandedIn = type.kind != .class && type.functions["init"] == nil && !property.facts.isComputed
    let stored = graph.number(of: .stored(property.facts.name))
    graph.connect(stored, to: isHandedIn ? .goal : .body(ObjectIdentifier(property)))
  }
}

extension Expression {
  var isClosure: Bool { if case .closure = self { true } else { false } }
}
