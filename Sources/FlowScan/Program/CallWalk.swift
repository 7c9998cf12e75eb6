/// Collects the calls of a body, however deep they stand, and the cases that it tells apart.
struct CallWalk {
  struct Call {
    let callee: Expression
    let arguments: [Argument]
  }

  private(set) var calls: [Call] = []
  private(set) var cases: Set<String> = []

  mutating func walk(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value), .local(_, _, let value): walk(value)
      case .branch(let branching): walk(branching)
      case .loop(_, let sequence, let body):
        walk(sequence)
        walk(body)
      case .block(let body): walk(body)
      case .function(let function): walk(function.body)
      }
    }
  }

  private mutating func walk(_ branching: Branching) {
    for arm in branching.arms {
      for case .matches(_, let patterns) in arm.conditions {
        for case .enumCase(_, let name, _) in patterns { cases.insert(name) }
      }
      walk(arm.body)
    }
  }

  private mutating func walk(_ value: Expression) {
    switch value {
    case .call(let callee, let arguments, _):
      calls.append(Call(callee: callee, arguments: arguments))
      walk(callee)
      for argument in arguments { walk(argument.value) }
    case .member(let base?, _, _): walk(base)
    case .index(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .closure(let closure): walk(closure.body)
    case .list(let values), .choice(let values): for value in values { walk(value) }
    case .pairs(let keys, let values): for value in keys + values { walk(value) }
    case .tuple(let arguments): for argument in arguments { walk(argument.value) }
    case .binary(_, let left, let right), .assign(let left, let right, _):
      walk(left)
      walk(right)
    case .cast(let value, _), .isType(let value, _): walk(value)
    case .branch(let branching): walk(branching)
    default: return
    }
  }
}
