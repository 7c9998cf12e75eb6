/// The names that a body mentions, so that bodies which cannot lead to a screen need not be played.
enum Mentions {
  static func of(_ body: [Statement], _ parameters: [ParameterFacts]) -> Set<String> {
    var names: Set<String> = []
    for parameter in parameters { walk(parameter.standard, &names) }
    walk(body, &names)
    return names
  }

  private static func walk(_ body: [Statement], _ names: inout Set<String>) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value), .local(_, _, let value): walk(value, &names)
      case .branch(let branching): walk(branching, &names)
      case .loop(_, let sequence, let body):
        walk(sequence, &names)
        walk(body, &names)
      case .block(let body): walk(body, &names)
      case .function(let function): walk(function.body, &names)
      }
    }
  }

  private static func walk(_ branching: Branching, _ names: inout Set<String>) {
    for arm in branching.arms {
      for condition in arm.conditions {
        switch condition {
        case .holds(let value), .matches(let value, _): walk(value, &names)
        case .otherwise: continue
        }
      }
      walk(arm.body, &names)
    }
  }

  private static func walk(_ arguments: [Argument], _ names: inout Set<String>) {
    for argument in arguments { walk(argument.value, &names) }
  }

  private static func walk(_ value: Expression, _ names: inout Set<String>) {
    switch value {
    case .name(let name, _): names.insert(name.withoutLabels)
    case .member(let base, let name, _):
      names.insert(name.withoutLabels)
      if let base { walk(base, &names) }
    case .call(let callee, let arguments, _):
      walk(callee, &names)
      walk(arguments, &names)
    case .index(let base, let arguments):
      walk(base, &names)
      walk(arguments, &names)
    case .closure(let closure): walk(closure.body, &names)
    case .text(let parts, _):
      for case .inserted(let value) in parts { walk(value, &names) }
    case .list(let values), .choice(let values): values.forEach { walk($0, &names) }
    case .pairs(let keys, let values): (keys + values).forEach { walk($0, &names) }
    case .tuple(let arguments): walk(arguments, &names)
    case .binary(_, let left, let right), .assign(let left, let right, _):
      walk(left, &names)
      walk(right, &names)
    case .cast(let value, _), .isType(let value, _): walk(value, &names)
    case .keyPath(let path): names.formUnion(path)
    case .selector(let name, _): names.insert(name)
    case .branch(let branching): walk(branching, &names)
    case .type(let type): if let name = type.name { names.insert(name.lastPart) }
    case .literal, .nothing: return
    }
  }
}
