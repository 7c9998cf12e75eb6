extension Player {
  /// What an expression may be.
  func value(
    of expression: Expression, in frame: Frame, scope: Scope, expecting expected: TypeShape? = nil
  ) -> Value {
    guard canGoOn(frame) else { return .unknown }
    switch expression {
    case .literal("true"): return .flag(true)
    case .literal("false"): return .flag(false)
    case .nothing, .literal: return .unknown
    case .name(let name, _): return named(name, in: frame, scope: scope)
    case .member(let base, let name, _):
      return member(base, name, in: frame, scope: scope, expecting: expected)
    case .call(let callee, let arguments, let place):
      return call(callee, arguments, at: place, in: frame, scope: scope, expecting: expected)
    case .index(let base, let arguments):
      let given = arguments.map { value(of: $0.value, in: frame, scope: scope) }
      let whole = value(of: base, in: frame, scope: scope)
      noteQuery(whole, given, in: frame)
      return whole.element
    case .closure(let closure): return .closure(ClosureValue(closure, in: frame, scope: scope, arena: arena))
    case .text(let parts, _): return text(parts, in: frame, scope: scope)
    case .list(let items):
      var wanted: TypeShape?
      if case .list(let element) = expected { wanted = element }
      return .list(items.map { value(of: $0, in: frame, scope: scope, expecting: wanted) })
    case .pairs(_, let values): return .list(values.map { value(of: $0, in: frame, scope: scope) })
    case .tuple(let arguments):
      return .tuple(
        arguments.map { .init(label: $0.label, value: value(of: $0.value, in: frame, scope: scope)) })
    case .choice(let options):
      return .oneOf(options.map { value(of: $0, in: frame, scope: scope, expecting: expected) })
    case .binary(let sign, let left, let right): return binary(sign, left, right, in: frame, scope: scope)
    case .assign(let target, let source, let place):
      assign(source, to: target, at: place, in: frame, scope: scope)
      return .unknown
    case .cast(let inner, let type):
      return cast(value(of: inner, in: frame, scope: scope, expecting: type), to: type, in: frame)
    case .isType(let inner, _):
      _ = value(of: inner, in: frame, scope: scope)
      return .unknown
    case .type(let type): return .type(type)
    case .keyPath(let path): return .keyPath(path)
    case .selector(let name, _): return .selector(name, frame.me)
    case .branch(let branching): return .oneOf(run(branching, in: frame, scope: scope))
    }
  }

  private func text(_ parts: [TextPart], in frame: Frame, scope: Scope) -> Value {
    var whole = ""
    for part in parts {
      switch part {
      case .plain(let text): whole += text
      case .inserted(let expression):
        guard case .text(let text) = value(of: expression, in: frame, scope: scope) else { return .unknown }
        whole += text
      }
    }
    return .text(whole)
  }

  private func binary(
    _ sign: String, _ left: Expression, _ right: Expression, in frame: Frame, scope: Scope
  ) -> Value {
    let values = [left, right].map { value(of: $0, in: frame, scope: scope) }
    if let holds = Self.holds(sign, values[0].holds, values[1].holds) { return .flag(holds) }
    if sign == "==" { noteComparison(values[0], values[1], in: frame) }
    if sign == "+", case .text(let first) = values[0], case .text(let second) = values[1] {
      return .text(first + second)
    }
    guard sign == "+" else { return .unknown }
    return .list(
      values.flatMap { value -> [Value] in if case .list(let items) = value { items } else { [] } })
  }

  /// What is sure of a condition whose parts may be sure.
  private static func holds(_ sign: String, _ left: Bool?, _ right: Bool?) -> Bool? {
    switch (sign, left, right) {
    case ("!", let left?, _): !left
    case ("==", let left?, let right?): left == right
    case ("!=", let left?, let right?): left != right
    case ("&&", false, _), ("&&", _, false): false
    case ("&&", true, true): true
    case ("||", true, _), ("||", _, true): true
    case ("||", false, false): false
    default: nil
    }
  }

  // MARK: - Names

  func named(_ name: String, in frame: Frame, scope: Scope) -> Value {
    let plain = name.withoutLabels
    if let known = scope.find(plain) { return known }
    if plain == "self" { return frame.me.map { .thing($0) } ?? .unknown }
    if plain.hasPrefix("$"), let number = Int(plain.dropFirst()) {
      return scope.find("$\(number)") ?? .unknown
    }
    if plain.hasPrefix("$") || plain.hasPrefix("_"), plain.count > 1 {
      return named(String(plain.dropFirst()), in: frame, scope: scope)
    }
    if let me = frame.me, let found = ownMember(plain, of: me, in: frame) { return found }
    if let owner = frame.owner, let found = staticMember(plain, of: owner, in: frame) { return found }
    if let first = plain.first, first.isUppercase { return .type(.named(plain)) }
    return global(plain, in: frame)
  }

  private func ownMember(_ name: String, of me: Thing, in frame: Frame) -> Value? {
    guard let id = me.id else { return me.fields[name] }
    if me.fields[name] != nil || knowledge.property(name, of: id) != nil {
      return read(name, of: me, in: frame)
    }
    return knowledge.functions(name, of: id).isEmpty ? nil : .method(me, name)
  }

  private func global(_ name: String, in frame: Frame) -> Value {
    if let functions = program.globalFunctions[name] { return .functions(functions) }
    guard let property = program.globalProperties[name]?.first else { return .unknown }
    return constant(property, in: frame)
  }
}
