import SwiftFacts
import ValueFlow

/// Recognises views that are nothing but a choice by the case that they are given, whose arms make views of the source, or have them made:
/// `struct PageView: View { let page: Page; var body: some View { switch page { … } } }`.
///
/// Such a view is what it chooses; users know no screen of its name. Parts of the choice may be in other members of the view.
struct ChoiceBodies {
  private let members: OwnViews
  private let roles: TypeRoles
  private var view: TypeIndex { members.view }
  private var program: SourceProgram { roles.program }

  init(of view: TypeIndex, _ roles: TypeRoles) {
    (self.roles, members) = (roles, OwnViews(view: view, roles: roles))
  }

  /// Tells whether the body of the view is one.
  var isChoice: Bool { roles.bodyCode(of: view).map { isChoice($0) } ?? false }

  /// Tells whether all content of some code is such a choice, below the modifiers and in the containers around it.
  private func isChoice(_ code: Written, depth: Int = 0) -> Bool {
    guard depth < Self.depth else { return false }
    switch code.form {
    case .group(let statements):
      return statements.count == 1 && isChoice(statements[0], depth: depth + 1)
    case .branch(let arms): return isChoice(arms, depth)
    case .call(let callee, let arguments):
      return isChoice(called: callee, arguments, depth) || isChoice(memberOf: code, depth)
    default: return isChoice(memberOf: code, depth)
    }
  }

  private func isChoice(memberOf code: Written, _ depth: Int) -> Bool {
    members.member(code).map { isChoice($0.code, depth: depth + 1) } ?? false
  }

  /// Looks below a modifier that shows nothing itself, `content.tint(.red)`, or into a container without a look of its own.
  private func isChoice(called callee: Written, _ arguments: [Written.Argument], _ depth: Int) -> Bool {
    if case .member(let base?, _) = callee.form {
      return !arguments.contains { members.makesView($0.value, depth: depth) }
        && isChoice(base, depth: depth + 1)
    }
    guard case .name(let name) = callee.form, Self.containers.contains(program.name(name)),
      arguments.count == 1, case .closure(_, let content) = arguments[0].value.form
    else { return false }
    return isChoice(content, depth: depth + 1)
  }

  private static let containers: Set<String> = ["Group", "NavigationStack", "NavigationView"]

  private func isChoice(_ arms: [Written.Arm], _ depth: Int) -> Bool {
    let isSeveral = arms.count > 1 || program.types[Int(view)].kind == .enum
    return isSeveral && arms.contains(where: isByCase)
      && arms.allSatisfy { arm in
        isByCase(arm) && isShown(arm.body, depth)
          || isDefault(arm) && (isShown(arm.body, depth) || isNothing(arm.body))
      }
  }

  /// Tells whether an arm is for a case of the enum that the view is given, or that it is.
  private func isByCase(_ arm: Written.Arm) -> Bool {
    guard arm.conditions.count == 1, case .matches(let subject, _) = arm.conditions[0].form,
      case .name(let name) = subject.form
    else { return false }
    return isItself(name) || isCase(name)
  }

  private func isDefault(_ arm: Written.Arm) -> Bool {
    guard arm.conditions.count == 1, case .nothing = arm.conditions[0].form else { return false }
    return true
  }

  /// Tells whether code makes one view of the source, or has it made, whatever else chooses among several.
  private func isShown(_ body: Written, _ depth: Int) -> Bool {
    guard depth < Self.depth, case .group(let content) = body.form, content.count == 1 else { return false }
    if case .branch(let arms) = content[0].form { return arms.allSatisfy { isShown($0.body, depth + 1) } }
    return roles.makesView(content[0], in: view, depth: 0) || roles.viewMakers.give(content[0], program)
      || isChoice(memberOf: content[0], depth)
  }

  private func isNothing(_ body: Written) -> Bool {
    guard case .group(let content) = body.form, content.count == 1,
      case .call(let callee, _) = content[0].form
    else { return false }
    return callee.text == "EmptyView"
  }

  /// Tells whether an enum that is a view chooses by its own case: `enum Page: View { var body: some View { switch self { … } } }`.
  private func isItself(_ name: Name) -> Bool {
    program.types[Int(view)].kind == .enum && program.name(name) == "self"
  }

  private func isCase(_ name: Name) -> Bool {
    guard let index = program.property(name, of: view) else { return false }
    let property = program.properties[Int(index)]
    let types = program.type(of: property).types
    // A view with a state of its own goes from one to the next by itself.
    return !program.attributeNames(of: property).contains(where: Self.states.contains) && !types.isEmpty
      && types.allSatisfy { program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign }
  }

  private static let states: Set<String> = ["State", "SceneStorage", "AppStorage"]
  private static let depth = 40
}
