extension Player {
  /// What `base.name` may be.
  func member(
    _ base: Expression?, _ name: String, in frame: Frame, scope: Scope, expecting expected: TypeShape?
  ) -> Value {
    let plain = name.withoutLabels
    guard let base else { return implicit(plain, [], in: frame, expecting: expected) }
    return member(plain, of: value(of: base, in: frame, scope: scope), in: frame)
  }

  func member(_ name: String, of base: Value, in frame: Frame) -> Value {
    .oneOf(base.options.map { one(name, of: $0, in: frame) })
  }

  private func one(_ name: String, of base: Value, in frame: Frame) -> Value {
    switch base {
    case .thing(let thing): return read(name, of: thing, in: frame)
    case .type(let type): return typeMember(name, of: type, in: frame)
    case .list(let items):
      return ["first", "last", "min", "max"].contains(name) ? .oneOf(items) : base
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return .unknown
    case .member(let member): return name == "case" ? base : read(name, of: member, in: frame)
    case .text: return name == "rawValue" ? base : .unknown
    default: return .unknown
    }
  }

  /// A property of a value of an enum: its getter is played with that value.
  private func read(_ name: String, of member: EnumMember, in frame: Frame) -> Value {
    guard let id = member.type else { return .unknown }
    if name == "rawValue", let found = program[id].cases.first(where: { $0.name == member.name }) {
      if case .text(let parts, _) = found.value, case .plain(let text)? = parts.first { return .text(text) }
      return .text(member.name)
    }
    guard let (property, ancestor) = knowledge.property(name, of: id) else { return .unknown }
    let key = ConstantRead(property: ObjectIdentifier(property), name: member.name)
    if member.payload.isEmpty, let known = constants[key] { return known }
    let (before, outerCut) = (found, cut)
    cut = .max
    let inner = Scope()
    inner.declare("self", .member(member))
    let value = play(property, of: nil, ancestor: ancestor, scope: inner, in: frame)
    let isPlain = value.leaves.allSatisfy { if case .text = $0 { true } else { false } }
    if member.payload.isEmpty, isPlain, cut == .max, found == before { constants[key] = value }
    cut = min(outerCut, cut)
    return value
  }

  // MARK: - Things

  /// What a thing has under a name: what was stored, what its getter gives, or what its type says.
  func read(_ name: String, of thing: Thing, in frame: Frame) -> Value {
    let found = find(name, of: thing, in: frame)
    if thing !== me, isFlow(thing) {
      for part in found.things where readAs[ObjectIdentifier(part)] == nil {
        readAs[ObjectIdentifier(part)] = name
      }
    }
    return found
  }

  private func find(_ name: String, of thing: Thing, in frame: Frame) -> Value {
    let name =
      name.hasPrefix("$") || (name.hasPrefix("_") && name.count > 1) ? String(name.dropFirst()) : name
    if let stored = thing.fields[name] { return stored }
    guard let id = thing.id, let (property, ancestor) = knowledge.property(name, of: id) else {
      return foreign(name, of: thing, in: frame)
    }
    let declared = property.facts.type.replacing(knowledge.substitution(of: ancestor, in: id))
    guard isWorthReading(property, of: thing) else {
      return remember(
        symbol(declared, in: frame, origin: .init(thing: thing, name: name, isCall: false), property), name,
        thing)
    }
    if property.facts.isComputed {
      let found = play(property, of: thing, ancestor: ancestor, scope: Scope(), in: frame)
      if found.isKnown { return found }
      return remember(
        symbol(declared, in: frame, origin: .init(thing: thing, name: name, isCall: false), property), name,
        thing)
    }
    let initial = play(property, of: thing, ancestor: ancestor, scope: Scope(), in: frame)
    if initial.isKnown { return remember(initial, name, thing) }
    return remember(
      symbol(declared, in: frame, origin: .init(thing: thing, name: name, isCall: false), property), name,
      thing)
  }

  private func remember(_ value: Value, _ name: String, _ thing: Thing) -> Value {
    for part in value.things where part.isMade && part.id == nil && part.keeper == nil { part.keeper = thing }
    if thing.fields[name] == nil { thing.fields[name] = value }
    return thing.fields[name] ?? value
  }

  /// A member of a thing whose source is not here, or that its type does not declare.
  private func foreign(_ name: String, of thing: Thing, in frame: Frame) -> Value {
    if let id = thing.id, !knowledge.functions(name, of: id).isEmpty { return .method(thing, name) }
    if let given = thing.given.first(where: { $0.label == name }) { return given.value }
    // What a wrapper wraps.
    if ["wrappedValue", "projectedValue", "value"].contains(name), let only = thing.given.first {
      return only.value
    }
    if let held = held(by: thing, as: name, in: frame) { return held }
    let known = Foreign.members[name].map { TypeShape.named($0) } ?? .unknown
    let found = Thing(
      in: arena,
      known, id: nil, isMade: false, origin: .init(thing: thing, name: name, isCall: false), file: frame.file)
    thing.fields[name] = .thing(found)
    return .thing(found)
  }

  /// What a property gives, also where its type alone would be taken to say enough.
  func given(by name: String, of thing: Thing, in frame: Frame) -> Value {
    guard let id = thing.id, let (property, ancestor) = knowledge.property(name, of: id) else {
      return .unknown
    }
    return play(property, of: thing, ancestor: ancestor, scope: Scope(), in: frame)
  }

  /// What is in a library's container, as its generic argument tells: `child` of `NavigationViewCoordinator<MapCoordinator>`.
  private func held(by thing: Thing, as name: String, in frame: Frame) -> Value? {
    guard knowledge.conventions.contents.contains(name), thing.id == nil,
      case .named(_, let arguments) = thing.type, let inner = arguments.first
    else { return nil }
    let held = symbol(inner, in: frame)
    thing.fields[name] = held
    return held
  }

  /// Plays the getter or the initial value of a property.
  func play(
    _ property: PropertyNode, of thing: Thing?, ancestor: Ancestor, scope: Scope, in frame: Frame
  ) -> Value {
    let call = ActiveCall(
      function: ObjectIdentifier(property), me: thing.map { ObjectIdentifier($0) }, arguments: [])
    guard active.insert(call).inserted else { return .unknown }
    defer { active.remove(call) }
    let inner = Frame(
      outer: frame, me: thing, function: nil, owner: ancestor.id, file: property.file, scope: scope,
      arguments: [], cause: frame.cause)
    inner.returned = property.facts.type
    if thing === me { inner.away = 0 }
    if property.facts.isComputed { return play(property.facts.getter, in: inner, scope: scope) }
    return value(of: property.facts.value, in: inner, scope: scope, expecting: property.facts.type).kept
  }
}
