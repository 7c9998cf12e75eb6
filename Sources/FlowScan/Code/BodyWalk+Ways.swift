import SwiftFacts
import ValueFlow

// Paths through the code, and the names that they bind.
extension BodyWalk {
  mutating func walk(_ arms: [Written.Arm], of branch: Written, _ scope: inout CodeScope) {
    if branch.branchKind == .gate { return walk(gate: arms, &scope) }
    for arm in arms {
      var inner = scope
      if branch.branchKind == .loop { inner.isRepeated = true }
      walk(conditions: arm.conditions, &inner)
      walk(arm.body, &inner)
    }
  }

  /// Bindings and conditions of a `guard` hold for everything after it.
  private mutating func walk(gate arms: [Written.Arm], _ scope: inout CodeScope) {
    var outside = scope
    for arm in arms.dropFirst() { walk(arm.body, &outside) }
    walk(conditions: arms.first?.conditions ?? [], &scope)
  }

  private mutating func walk(conditions: [Written], _ scope: inout CodeScope) {
    for condition in conditions {
      walk(condition, &scope)
      if condition.op == .holds, condition.parts.contains(where: asksForAbsence) { scope.isGuarded = true }
    }
  }

  /// Tells whether it is `list.isEmpty` or `child == nil`.
  private func asksForAbsence(_ code: Written) -> Bool {
    if case .member(_, let name) = code.form { return program.name(name) == "isEmpty" }
    let parts = code.parts
    guard let sign = code.sign, parts.count == 2 else { return false }
    switch program.name(sign) {
    case "==":
      if parts[1].op == .nothing { return true }
      if case .literal(let name) = parts[1].form, program.name(name) == "true" {
        return asksForAbsence(parts[0])
      }
      return false
    case "&&": return parts.contains(where: asksForAbsence)
    default: return false
    }
  }

  mutating func declare(
    _ pattern: Written, _ type: ResolvedType?, _ value: Written?, _ scope: inout CodeScope
  ) {
    switch pattern.form {
    case .binding(let name): bind(name, type, value, &scope)
    case .enumCase(let name, let parts):
      let isSome = program.name(name) == "some" && parts.count == 1
      for part in parts { declare(part, isSome ? type : nil, isSome ? value : nil, &scope) }
    case .group(let parts):
      if pattern.op == .castPattern {
        declare(parts[0], types.type(written: pattern.typeNode, in: scope), value, &scope)
      } else if pattern.op == .tuplePattern {
        for part in parts { declare(part, nil, nil, &scope) }
      }
    default: return
    }
  }

  private mutating func bind(
    _ name: Name, _ type: ResolvedType?, _ value: Written?, _ scope: inout CodeScope
  ) {
    let known = type ?? value.flatMap { types.type(of: $0, in: scope) }
    if let value, scope.isSelf(value) {
      scope.holders.insert(name)
      scope.selves.insert(name)
    } else if let value, value.op != .nothing {
      note(.local(name, value), value, scope)
    }
    scope.locals[name] = .some(known)
    scope.results[name] = nil
  }
}
