/// Tells whether a closure keeps the object alive that makes it.
enum StrongSelf {
  /// Whether the closure uses one of these names, which hold the object, and does not have it weakly.
  static func isHeld(by closure: Closure, as names: Set<String>) -> Bool {
    let weak = closure.captures.filter(\.isWeak).map(\.name)
    if closure.captures.contains(where: { !$0.isWeak && names.contains($0.name) }) { return true }
    let left = names.subtracting(weak).subtracting(closure.parameters.map(\.name))
    return !left.isEmpty && uses(closure.body, left)
  }

  private static func uses(_ body: [Statement], _ names: Set<String>) -> Bool {
    body.contains { statement in
      switch statement {
      case .expression(let value), .result(let value), .local(_, _, let value): uses(value, names)
      case .branch(let branching): uses(branching, names)
      case .loop(_, let sequence, let body): uses(sequence, names) || uses(body, names)
      case .block(let body): uses(body, names)
      case .function(let function): uses(function.body, names)
      }
    }
  }

  private static func uses(_ branching: Branching, _ names: Set<String>) -> Bool {
    branching.arms.contains { arm in
      uses(arm.body, names)
        || arm.conditions.contains { condition in
          switch condition {
          case .otherwise: false
          case .holds(let value), .matches(let value, _): uses(value, names)
          }
        }
    }
  }

  private static func uses(_ value: Expression, _ names: Set<String>) -> Bool {
    switch value {
    case .name(let name, _): names.contains(name)
    // An inner `[weak self]` is taken from the outer closure, which so has it strongly.
    case .closure(let closure):
      closure.captures.contains { names.contains($0.name) } || isHeld(by: closure, as: names)
    case .branch(let branching): uses(branching, names)
    default: value.parts.contains { uses($0, names) }
    }
  }
}
