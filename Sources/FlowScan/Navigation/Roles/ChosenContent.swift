import SwiftFacts
import ValueFlow

/// Finds the flow by whose state alone a view chooses all of its content: `Group { switch flow.step { … } }.environment(flow)`.
///
/// Users know no screen of such a view's name: they see what it chooses.
struct ChosenContent {
  let roles: TypeRoles
  private let members: OwnViews
  private var view: TypeIndex { members.view }
  private var program: SourceProgram { roles.program }

  init(of view: TypeIndex, _ roles: TypeRoles) {
    (self.roles, members) = (roles, OwnViews(view: view, roles: roles))
  }

  /// A choice among views of the source, and whether it goes by cases.
  private struct Choice {
    var bases: Set<Name>
    var isByCase: Bool
  }

  /// The only flow that decides; by a flag, a flow only decides if it is the view's own: a screen may read the state of its flow.
  func flow() -> TypeIndex? {
    guard let code = roles.bodyCode(of: view), let choice = choice(in: code, depth: 0) else { return nil }
    let deciding = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }.filter {
      choice.bases.contains($0.name) && (isOwn($0) || choice.isByCase && !isOfEnvironment($0))
    }
    let flows = Set(deciding.flatMap(roles.keptTypes(in:)).filter(roles.isFlowBesideView))
    return flows.count == 1 ? flows.first : nil
  }

  private func isOwn(_ property: PropertyInfo) -> Bool {
    program.attributeNames(of: property).contains { ["State", "StateObject"].contains($0) }
  }

  private func isOfEnvironment(_ property: PropertyInfo) -> Bool {
    program.attributeNames(of: property).contains { $0.hasPrefix("Environment") }
  }

  /// The choice that is all the content of some code, below the modifiers and in the containers around it.
  private func choice(in code: Written, depth: Int) -> Choice? {
    guard depth < Self.depth else { return nil }
    switch code.form {
    case .group(let statements):
      let shown = statements.filter {
        !isLocal($0) && (members.makesView($0, depth: depth) || acts($0, depth))
      }
      return shown.count == 1 ? choice(in: shown[0], depth: depth + 1) : nil
    case .branch(let arms):
      guard arms.count(where: { members.makesView($0.body, depth: depth) }) > 1 else { return nil }
      let conditions = arms.flatMap(\.conditions)
      return Choice(
        bases: Set(conditions.flatMap { bases(in: $0, 0) }), isByCase: conditions.contains(where: isCase))
    case .call(let callee, let arguments): return choice(called: callee, arguments, in: code, depth)
    default: return members.member(code).flatMap { choice(in: $0.code, depth: depth + 1) }
    }
  }

  /// The choice below a modifier, in a container of the system, or in a function of the view.
  private func choice(
    called callee: Written, _ arguments: [Written.Argument], in code: Written, _ depth: Int
  ) -> Choice? {
    if case .member(let base?, _) = callee.form, case .call = base.form {
      return choice(in: base, depth: depth + 1)
    }
    if case .member(let base?, _) = callee.form, members.member(base) != nil {
      return choice(in: base, depth: depth + 1)
    }
    if let member = members.member(code) { return choice(in: member.code, depth: depth + 1) }
    guard
      program.type(named: callee.text, in: view, file: code.file).map({ program.types[Int($0)].isForeign })
        ?? true
    else { return nil }
    let bodies = arguments.compactMap { argument -> Written? in
      if case .closure(_, let body) = argument.value.form { body } else { nil }
    }
    return bodies.count == 1 ? choice(in: bodies[0], depth: depth + 1) : nil
  }

  private func isLocal(_ code: Written) -> Bool {
    if case .local = code.form { true } else { false }
  }

  /// Tells whether code does something when the user touches it, so that the view is a screen.
  private func acts(_ code: Written, _ depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    if case .closure = code.form { return true }
    return code.parts.contains { acts($0, depth + 1) }
  }

  private func isCase(_ condition: Written) -> Bool {
    if case .matches = condition.form { true } else { false }
  }

  private func bases(in condition: Written, _ depth: Int) -> [Name] {
    guard depth < Self.depth else { return [] }
    if case .member(let base?, _) = condition.form, case .name(let name) = base.form { return [name] }
    return condition.parts.flatMap { bases(in: $0, depth + 1) }
  }

  private static let depth = 40
}
