extension ReachSearch {
  mutating func see(_ body: [Statement], _ walk: inout ReachWalk) {
    for statement in body { see(statement, &walk) }
  }

  private mutating func see(_ statement: Statement, _ walk: inout ReachWalk) {
    switch statement {
    case .expression(let value), .result(let value): see(value, &walk)
    case .local(let pattern, let type, let value):
      see(value, &walk)
      let known = type == .unknown ? types.type(of: value, at: walk.place) : type
      declare(pattern, known, &walk)
    case .branch(let branching): see(branching, &walk)
    case .loop(let pattern, let sequence, let body):
      see(sequence, &walk)
      declare(pattern, types.type(of: sequence, at: walk.place).elementType, &walk)
      see(body, &walk)
    case .block(let body): see(body, &walk)
    case .function(let function):
      walk.place.locals[function.name] = .function(function.parameters.map(\.type), function.result)
      var inner = walk
      for parameter in function.parameters { inner.place.locals[parameter.name] = parameter.type }
      see(function.body, &inner)
    }
  }

  mutating func see(_ branching: Branching, _ walk: inout ReachWalk) {
    for arm in branching.arms {
      for condition in arm.conditions {
        switch condition {
        case .otherwise: continue
        case .holds(let value): see(value, &walk)
        case .matches(let value, let patterns):
          see(value, &walk)
          let known = types.type(of: value, at: walk.place)
          for pattern in patterns { declare(pattern, known, &walk) }
          if isAddress(value, walk), patterns.contains(where: \.comparesText) { reach(.goal, &walk) }
        }
      }
      see(arm.body, &walk)
    }
  }

  private func declare(_ pattern: Pattern, _ type: TypeShape, _ walk: inout ReachWalk) {
    switch pattern {
    case .binding(let name): walk.place.locals[name] = type
    case .enumCase(_, "some", let parts) where parts.count == 1: declare(parts[0], type, &walk)
    case .enumCase(_, let name, let parts): declare(parts, of: name, type, &walk)
    case .tuple(let parts): for part in parts { declare(part, .unknown, &walk) }
    case .cast(let inner, let type): declare(inner, type, &walk)
    case .type, .value, .any: return
    }
  }

  /// What a case carries, where its enum is known.
  private func declare(_ parts: [Pattern], of name: String, _ type: TypeShape, _ walk: inout ReachWalk) {
    var carried: [TypeShape] = []
    if case .own(let ids) = types.receiver(type, at: walk.place) {
      let found = ids.lazy.compactMap { id in self.program[id].cases.first { $0.name == name } }.first
      carried = found?.parameters.map(\.type) ?? []
    }
    for (index, part) in parts.enumerated() {
      declare(part, carried.indices.contains(index) ? carried[index] : .unknown, &walk)
    }
  }

  // MARK: - Expressions

  mutating func see(_ value: Expression, _ walk: inout ReachWalk) {
    switch value {
    case .nothing, .literal: return
    case .name(let name, _): read(name.withoutLabels, &walk)
    case .member(let base, let name, _):
      guard let base else { return added(name.withoutLabels, [], &walk) }
      seeBase(base, &walk)
      read(name.withoutLabels, of: base, &walk)
    case .call(let callee, let arguments, _): see(callee, calledWith: arguments, &walk)
    case .index(let base, let arguments):
      see(base, &walk)
      for argument in arguments { see(argument.value, &walk) }
    case .closure(let closure): see(closure, &walk)
    case .text(let parts, _): for case .inserted(let inner) in parts { see(inner, &walk) }
    case .list(let values), .choice(let values): for inner in values { see(inner, &walk) }
    case .pairs(let keys, let values): for inner in keys + values { see(inner, &walk) }
    case .tuple(let arguments): for argument in arguments { see(argument.value, &walk) }
    case .binary(let sign, let left, let right):
      if sign == "==", isAddress(left, walk) || isAddress(right, walk) { reach(.goal, &walk) }
      see(left, &walk)
      see(right, &walk)
    case .assign(let target, let source, _):
      see(source, &walk)
      store(source, in: target, &walk)
      write(target, &walk)
    case .cast(let inner, _), .isType(let inner, _): see(inner, &walk)
    case .type(let shape): refer(to: shape, &walk)
    case .keyPath(let path): for name in path { reach(anyone(named: name), &walk) }
    case .selector(let name, _): reach(anyone(named: name), &walk)
    case .branch(let branching): see(branching, &walk)
    }
  }

  private mutating func isAddress(_ value: Expression, _ walk: ReachWalk) -> Bool {
    if case .tuple(let parts) = value { return parts.contains { isAddress($0.value, walk) } }
    return types.type(of: value, at: walk.place) == AddressParts.type
  }

  /// The type in `Screen.make()` is not made by naming it.
  func isTypeName(_ base: Expression) -> Bool {
    switch base {
    case .name(let name, _): name.first?.isUppercase ?? false
    case .type: true
    case .member(let inner?, let name, _): name.first?.isUppercase ?? false && isTypeName(inner)
    default: false
    }
  }

  mutating func seeBase(_ base: Expression, _ walk: inout ReachWalk) {
    if !isTypeName(base) { see(base, &walk) }
  }

  private mutating func see(_ closure: Closure, _ walk: inout ReachWalk) {
    let node = Reach.Node.closure(.init(file: walk.place.file, place: closure.place))
    graph.connect(walk.caller, to: node)
    var inner = ReachWalk(caller: graph.number(of: node), place: walk.place)
    for (index, parameter) in closure.parameters.enumerated() {
      let handed = index == 0 ? walk.place.locals["$0"] : nil
      inner.place.locals[parameter.name] = parameter.type == .unknown ? handed ?? .unknown : parameter.type
    }
    see(closure.body, &inner)
  }
}

extension Pattern {
  /// Whether it holds a value against another, and does not only take it apart.
  fileprivate var comparesText: Bool {
    switch self {
    case .value: true
    case .tuple(let parts): parts.contains(where: \.comparesText)
    case .enumCase(_, _, let parts): parts.contains(where: \.comparesText)
    case .cast(let inner, _): inner.comparesText
    default: false
    }
  }
}
