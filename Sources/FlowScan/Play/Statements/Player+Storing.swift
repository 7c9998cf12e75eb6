// Assigning.
extension Player {
  func assign(
    _ source: Expression, to target: Expression, at place: Place, in frame: Frame, scope: Scope
  ) {
    switch target {
    case .name("self", _):
      let own = frame.owner.map { TypeShape.named(program[$0].name) }
      noteLinkCase(value(of: source, in: frame, scope: scope, expecting: own), in: frame)
    case .name(let name, _):
      let expected = frame.me?.id.flatMap { knowledge.property(name, of: $0)?.0.facts.type }
      let found = value(of: source, in: frame, scope: scope, expecting: expected)
      if scope.assign(name, found.kept) { return }
      guard let me = frame.me else { return }
      store(found, in: me, as: name, at: place, frame: frame)
    case .member(let base?, let name, _):
      let owners = value(of: base, in: frame, scope: scope)
      let expected = owners.things.first?.id.flatMap { knowledge.property(name, of: $0)?.0.facts.type }
      let found = value(of: source, in: frame, scope: scope, expecting: expected)
      for owner in owners.things { store(found, in: owner, as: name, at: place, frame: frame) }
      if owners.things.isEmpty {
        show(found, byAssigning: name, to: nil, at: place, text: "\(target.text) = \(source.text)", in: frame)
      }
    case .index(let base, _):
      assign(source, to: base, at: place, in: frame, scope: scope)
    case .tuple(let parts):
      for part in parts { assign(source, to: part.value, at: place, in: frame, scope: scope) }
    default:
      _ = value(of: source, in: frame, scope: scope)
    }
  }

  private func store(_ value: Value, in owner: Thing, as name: String, at place: Place, frame: Frame) {
    let value = value.kept
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let property = owner.id.flatMap({ knowledge.property(name, of: $0)?.0 }), isUpward(property) {
      for thing in value.things where !thing.isMade { thing.upwardOf = owner }
    }
    if !value.isUnknown {
      if isOfInterest(value, depth: 1) { changes += 1 }
      let old = owner.fields[name]
      let isPlaceholder = old?.things.allSatisfy { !$0.isMade } ?? true
      owner.fields[name] = isPlaceholder ? value : old?.joined(with: value) ?? value
    }
    listen(to: value, on: owner, as: name, in: frame)
    show(value, byAssigning: name, to: owner, at: place, text: name, in: frame)
    observe(name, of: owner, newValue: value, in: frame)
  }

  /// Plays `didSet` where it can lead to something being shown.
  private func observe(_ name: String, of owner: Thing, newValue: Value, in frame: Frame) {
    guard let id = owner.id, let (property, ancestor) = knowledge.property(name, of: id),
      !property.facts.observers.isEmpty, !property.mentions.isDisjoint(with: knowledge.relevantNames)
    else { return }
    let call = ActiveCall(function: ObjectIdentifier(property), me: ObjectIdentifier(owner), arguments: [])
    guard active.insert(call).inserted else { return }
    defer { active.remove(call) }
    let inner = Frame(
      outer: frame, me: owner, function: nil, owner: ancestor.id, file: property.file, scope: Scope(),
      arguments: [], cause: frame.cause)
    inner.scope.declare("newValue", newValue)
    _ = play(property.facts.observers, in: inner, scope: inner.scope)
  }
}
