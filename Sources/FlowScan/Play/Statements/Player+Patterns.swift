extension Player {
  /// Whether a value can have a form; only known cases of enums can rule it out.
  func fit(_ value: Value, _ pattern: Pattern, in frame: Frame) -> Fit {
    let options = value.options
    switch pattern {
    case .binding, .any: return .possible
    case .enumCase(let type, let name, let parts):
      let members = options.compactMap { if case .member(let member) = $0 { member } else { nil } }
      guard !members.isEmpty, members.count == options.count else {
        return parts.contains { fit(.unknown, $0, in: frame) == .no } ? .no : .possible
      }
      if name == "some", let inner = parts.first { return fit(value, inner, in: frame) }
      let matching = members.filter { $0.name == name && fits($0, type) }
      if matching.isEmpty { return .no }
      let isSure = matching.count == members.count && parts.allSatisfy(\.isPlain)
      return isSure ? .certain : .possible
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return .possible }
      let fits = zip(values, parts).map { fit($0.value, $1, in: frame) }
      return fits.contains(.no) ? .no : .possible
    case .cast(let inner, let type):
      return isOtherSender(type, frame) || fit(value, inner, in: frame) == .no ? .no : .possible
    case .type, .value: return .possible
    }
  }

  /// `case .done(let login as LoginFlow)` is not for what another child flow says.
  private func isOtherSender(_ type: TypeShape, _ frame: Frame) -> Bool {
    guard frame.cause.kind == .sender, let sender = frame.cause.sender?.id,
      knowledge.isCandidate[sender.index],
      let wanted = knowledge.concrete(type, in: frame.owner, from: frame.file),
      knowledge.isCandidate[wanted.index]
    else { return false }
    // This hangs on who asks, so it cannot be told again for another.
    leaveOut()
    return !knowledge.ancestries[sender.index].contains { $0.id == wanted }
  }

  private func fits(_ member: EnumMember, _ type: String) -> Bool {
    guard !type.isEmpty, let id = member.type else { return true }
    return program[id].shortName == type.lastPart
  }

  /// Gives names to the parts of a value.
  func bind(_ pattern: Pattern, to value: Value, in frame: Frame, scope: Scope) {
    switch pattern {
    case .binding(let name): scope.declare(name, value)
    case .enumCase(let type, let name, let parts):
      bindCase(type, name, parts, to: value, in: frame, scope: scope)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        bind(part, to: element(index, of: value), in: frame, scope: scope)
      }
    case .cast(let inner, let type):
      bind(inner, to: cast(value, to: type, in: frame), in: frame, scope: scope)
    case .type, .value, .any: return
    }
  }

  private func element(_ index: Int, of value: Value) -> Value {
    guard case .tuple(let parts) = value, parts.indices.contains(index) else { return .unknown }
    return parts[index].value
  }

  private func bindCase(
    _ type: String, _ name: String, _ parts: [Pattern], to value: Value, in frame: Frame, scope: Scope
  ) {
    if name == "some", let inner = parts.first { return bind(inner, to: value, in: frame, scope: scope) }
    let payloads = value.options.compactMap { option -> [Value.Labelled]? in
      if case .member(let member) = option, member.name == name { member.payload } else { nil }
    }
    let declared = enumCase(name, type: type, of: value, in: frame)?.1.parameters ?? []
    for (index, part) in parts.enumerated() {
      var known: Value = .oneOf(payloads.map { $0.indices.contains(index) ? $0[index].value : .unknown })
      if known.isUnknown, declared.indices.contains(index) { known = symbol(declared[index].type, in: frame) }
      bind(part, to: known, in: frame, scope: scope)
    }
  }

  /// The declaration of a case, by the type that is written or by the type of the value.
  func enumCase(_ name: String, type: String, of value: Value, in frame: Frame) -> (
    TypeID, CaseFacts
  )? {
    var ids: [TypeID] = []
    if !type.isEmpty, let id = program.find(type, in: frame.owner, from: frame.file) { ids.append(id) }
    for option in value.options {
      if case .thing(let thing) = option, let id = thing.id { ids.append(id) }
      if case .member(let member) = option, let id = member.type { ids.append(id) }
    }
    for id in ids {
      if let found = program[id].cases.first(where: { $0.name == name }) { return (id, found) }
    }
    return nil
  }

  /// What a cast says about a value: a thing of the type that is asked for.
  func cast(_ value: Value, to type: TypeShape, in frame: Frame) -> Value {
    if let shown = segueDestination(value, as: type, in: frame) { return shown }
    let known = value.things.filter { $0.isMade && $0.id != nil }
    if !known.isEmpty {
      guard let wanted = knowledge.concrete(type, in: frame.owner, from: frame.file) else { return value }
      let fitting = known.filter { thing in
        thing.id.map { knowledge.ancestries[$0.index].contains { $0.id == wanted } } ?? false
      }
      if !fitting.isEmpty { return .oneOf(fitting.map { .thing($0) }) }
      if knowledge.isCandidate[wanted.index] == false { return value }
    }
    if case .member = value { return value }
    return symbol(
      type, in: frame, origin: value.things.first.map { .init(thing: $0, name: "as", isCall: false) })
  }
}

extension Pattern {
  /// Whether a form takes whatever it is given.
  fileprivate var isPlain: Bool {
    switch self {
    case .binding, .any: true
    case .tuple(let parts): parts.allSatisfy(\.isPlain)
    default: false
    }
  }
}
