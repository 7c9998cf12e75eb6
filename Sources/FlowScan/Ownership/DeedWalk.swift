/// Collects what a body does, however deep it stands.
struct DeedWalk {
  private let knowledge: Knowledge
  private var types: StaticTypes
  private var deeds: [Deed] = []

  init(_ knowledge: Knowledge, _ types: StaticTypes) {
    self.knowledge = knowledge
    self.types = types
  }

  mutating func body(of function: FunctionNode) -> Body {
    deeds = []
    var scope = Deed.Scope(types: .init(of: function, in: knowledge.program))
    for parameter in function.facts.parameters { scope.types.locals[parameter.name] = parameter.type }
    walk(function.facts.body, &scope)
    return Body(function: function, deeds: deeds)
  }

  mutating func body(of property: PropertyNode) -> Body {
    deeds = []
    var scope = Deed.Scope(types: .init(owner: property.owner, file: property.file))
    walk(property.facts.value, &scope)
    scope.isRepeated = true
    walk(property.facts.getter + property.facts.observers, &scope)
    return Body(function: nil, deeds: deeds)
  }

  private mutating func walk(_ body: [Statement], _ scope: inout Deed.Scope) {
    for statement in body { walk(statement, &scope) }
  }

  private mutating func walk(_ statement: Statement, _ scope: inout Deed.Scope) {
    switch statement {
    case .expression(let value), .result(let value): walk(value, &scope)
    case .local(let pattern, let type, let value):
      walk(value, &scope)
      declare(pattern, type, value, &scope)
    case .branch(let branching): walk(branching, &scope)
    case .loop(let pattern, let sequence, let body):
      walk(sequence, &scope)
      var inner = scope
      inner.isRepeated = true
      declare(pattern, types.type(of: sequence, at: scope.types).elementType, .nothing, &inner)
      walk(body, &inner)
    case .block(let body): walk(body, &scope)
    case .function(let function):
      scope.types.locals[function.name] = .function(function.parameters.map(\.type), function.result)
      var inner = scope
      for parameter in function.parameters { inner.types.locals[parameter.name] = parameter.type }
      walk(function.body, &inner)
    }
  }

  private mutating func walk(_ branching: Branching, _ scope: inout Deed.Scope) {
    for arm in branching.arms {
      var inner = scope
      for condition in arm.conditions {
        switch condition {
        case .otherwise: continue
        case .holds(let value):
          walk(value, &inner)
          if value.asksForAbsence { inner.isGuarded = true }
        case .matches(let value, let patterns):
          walk(value, &inner)
          for pattern in patterns { declare(pattern, .unknown, value, &inner) }
        }
      }
      walk(arm.body, &inner)
    }
  }

  private mutating func declare(
    _ pattern: Pattern, _ type: TypeShape, _ value: Expression, _ scope: inout Deed.Scope
  ) {
    switch pattern {
    case .binding(let name):
      if scope.isSelf(value) {
        scope.holders.insert(name)
        scope.selves.insert(name)
        scope.types.locals[name] = types.type(of: value, at: scope.types)
        return
      }
      scope.types.locals[name] = type == .unknown ? types.type(of: value, at: scope.types) : type
      if value != .nothing { note(.local(name, value), Place(), scope) }
    case .enumCase(_, "some", let parts) where parts.count == 1: declare(parts[0], type, value, &scope)
    case .enumCase(_, _, let parts), .tuple(let parts):
      for part in parts { declare(part, .unknown, .nothing, &scope) }
    case .cast(let inner, let type): declare(inner, type, value, &scope)
    case .type, .value, .any: return
    }
  }

  private mutating func note(_ kind: Deed.Kind, _ place: Place, _ scope: Deed.Scope) {
    deeds.append(Deed(kind: kind, place: place, scope: scope))
  }

  private mutating func walk(_ value: Expression, _ scope: inout Deed.Scope) {
    switch value {
    case .call(let callee, let arguments, let place):
      note(.call(callee, arguments), place, scope)
      if case .closure(let closure) = callee {
        // `{ … }()` happens where it stands.
        var inner = scope
        walk(closure.body, &inner)
      } else {
        walk(callee, &scope)
      }
      let isOwn = calledByOwner(callee, scope)
      for argument in arguments {
        if case .closure(let closure) = argument.value {
          walk(closure, scope, isRepeated: !isOwn)
        } else {
          walk(argument.value, &scope)
        }
      }
    case .assign(let target, let source, let place):
      note(.assign(target, source), place, scope)
      walk(source, &scope)
    case .closure(let closure): walk(closure, scope, isRepeated: true)
    case .branch(let branching): walk(branching, &scope)
    default: for part in value.parts { walk(part, &scope) }
    }
  }

  /// A closure that the object hands to itself tells how something ended that it began; any other may be called often.
  private func calledByOwner(_ callee: Expression, _ scope: Deed.Scope) -> Bool {
    guard let owner = scope.types.owner, let name = scope.ownName(callee) else { return false }
    return !knowledge.functions(name, of: owner).isEmpty
  }

  private mutating func walk(_ closure: Closure, _ scope: Deed.Scope, isRepeated: Bool) {
    var inner = scope
    inner.isRepeated = scope.isRepeated || isRepeated
    for capture in closure.captures where capture.isWeak { inner.holders.remove(capture.name) }
    for parameter in closure.parameters { inner.types.locals[parameter.name] = parameter.type }
    walk(closure.body, &inner)
  }
}

extension Expression {
  /// Whether it is `list.isEmpty` or `child == nil`.
  fileprivate var asksForAbsence: Bool {
    switch self {
    case .member(_, "isEmpty", _), .binary("==", _, .nothing): true
    case .binary("==", let left, .literal("true")): left.asksForAbsence
    case .binary("&&", let left, let right): left.asksForAbsence || right.asksForAbsence
    default: false
    }
  }

  /// The expressions that stand right in this one.
  var parts: [Expression] {
    switch self {
    case .member(let base?, _, _): [base]
    case .call(let callee, let arguments, _): [callee] + arguments.map(\.value)
    case .index(let base, let arguments): [base] + arguments.map(\.value)
    case .text(let parts, _): parts.compactMap { if case .inserted(let value) = $0 { value } else { nil } }
    case .list(let values), .choice(let values): values
    case .pairs(let keys, let values): keys + values
    case .tuple(let arguments): arguments.map(\.value)
    case .binary(_, let left, let right), .assign(let left, let right, _): [left, right]
    case .cast(let value, _), .isType(let value, _): [value]
    default: []
    }
  }
}
