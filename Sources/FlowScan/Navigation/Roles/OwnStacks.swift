import SwiftFacts
import ValueFlow

/// Tells which views have their stacks for themselves, whatever flow shows sheets over them: a stack around the view's own list, or one
/// whose path is state of the view.
struct OwnStacks {
  let roles: TypeRoles
  private let members: OwnViews
  private var view: TypeIndex { members.view }
  private var program: SourceProgram { roles.program }
  private let presenting: Set<String>

  init(of view: TypeIndex, _ roles: TypeRoles) {
    (self.roles, members) = (roles, OwnViews(view: view, roles: roles))
    presenting = Set(roles.conventions.verbs.filter { $0.style == "present" }.map(\.name))
  }

  private enum Kind { case ownPath, ownContent, other }

  /// Tells whether no stack of the view is anybody else's; the content of the app's first view is the flow's in any case.
  func areAll(inFirstView isFirst: Bool) -> Bool {
    let getters = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
      .compactMap { program.written($0.getter, in: $0.file) }
    let found = getters.flatMap { stacks(in: $0, depth: 0) }
    return !found.isEmpty && found.allSatisfy { $0 == .ownPath || $0 == .ownContent && !isFirst }
  }

  /// The stacks in code, other than those of what is presented.
  private func stacks(in code: Written, depth: Int) -> [Kind] {
    guard depth < Self.depth else { return [] }
    guard case .call(let callee, let arguments) = code.form else {
      return code.parts.flatMap { stacks(in: $0, depth: depth + 1) }
    }
    if case .member(let base?, let name) = callee.form, presenting.contains(program.name(name)) {
      return stacks(in: base, depth: depth + 1)
    }
    let inner = ([callee] + arguments.map(\.value)).flatMap { stacks(in: $0, depth: depth + 1) }
    guard roles.stackNames.contains(callee.text) else { return inner }
    return [TypeRoles.stacks.contains(callee.text) ? kind(of: arguments, depth) : .other] + inner
  }

  private func kind(of arguments: [Written.Argument], _ depth: Int) -> Kind {
    let bodies = arguments.compactMap { argument -> Written? in
      if case .closure(_, let body) = argument.value.form { body } else { nil }
    }
    guard bodies.count == arguments.count else {
      return arguments.contains(where: isOwnState) ? .ownPath : .other
    }
    return !bodies.isEmpty && bodies.allSatisfy { isOwnContent($0, depth: depth + 1) } ? .ownContent : .other
  }

  /// Recognises `$path` of `@State private var path: [Page] = []`.
  private func isOwnState(_ argument: Written.Argument) -> Bool {
    guard case .name(let bound) = argument.value.form, let name = program.boundName(bound),
      let index = program.property(name, of: view)
    else { return false }
    let property = program.properties[Int(index)]
    return program.attributeNames(of: property).contains { ["State", "SceneStorage"].contains($0) }
      && !roles.keptTypes(in: property).contains(where: roles.isFlowBesideView)
  }

  /// Tells whether content is a list or form, whose views are rows, or has no view of the source in it.
  private func isOwnContent(_ code: Written, depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    switch code.form {
    case .group(let statements): return statements.allSatisfy { isOwnContent($0, depth: depth + 1) }
    case .branch(let arms): return arms.allSatisfy { isOwnContent($0.body, depth: depth + 1) }
    case .call(let callee, let arguments):
      if case .member(let base?, _) = callee.form { return isOwnContent(base, depth: depth + 1) }
      if let member = members.member(code) { return isOwnContent(member.code, depth: depth + Self.step) }
      if Self.lists.contains(callee.text) { return true }
      return isOfSystem(callee)
        && arguments.allSatisfy {
          isClosureOfOwn($0.value, depth) || !members.makesView($0.value, depth: depth)
        }
    default:
      return members.member(code).map { isOwnContent($0.code, depth: depth + Self.step) } ?? isLocal(code)
    }
  }

  private func isClosureOfOwn(_ code: Written, _ depth: Int) -> Bool {
    if case .closure(_, let body) = code.form { isOwnContent(body, depth: depth + 1) } else { false }
  }

  private func isLocal(_ code: Written) -> Bool {
    if case .local = code.form { true } else { false }
  }

  private func isOfSystem(_ callee: Written) -> Bool {
    guard case .name(let name) = callee.form, program.name(name).first?.isUppercase == true else {
      return false
    }
    return program.type(named: callee.text, in: view, file: callee.file).map {
      program.types[Int($0)].isForeign
    } ?? true
  }

  private static let lists: Set<String> = ["List", "Form"]
  private static let depth = 40
  /// The depth of a member in code that uses it: each use is read anew, so that a few levels of members are enough.
  private static let step = 10
}
