import SwiftFacts
import ValueFlow

/// Tells which lists that code shortens decide what is on screen: `path.removeLast()`, and not `drafts.removeLast()`.
struct ListRemovals {
  /// The functions of Swift that take elements off a list.
  static let words = ["removeLast", "popLast", "removeAll"]

  static func names(_ solution: Solution) -> Set<Name> { Set(words.compactMap(solution.program.names.known)) }

  private let solution: Solution
  private let roles: TypeRoles
  /// The properties that put their value on screen, or that views are bound to.
  private let shown: Set<Name>

  init(_ solution: Solution, _ roles: TypeRoles, _ conventions: Conventions) {
    (self.solution, self.roles) = (solution, roles)
    let assigned = conventions.assignments.compactMap { solution.program.names.known($0.name) }
    var read: Set<Int32> = []
    shown = solution.foreign.calls.reduce(into: Set(assigned)) { shown, call in
      if read.insert(call.site).inserted { shown.formUnion(Self.bound(by: call, solution)) }
    }
  }

  /// Tells whether a call takes something off the screen; of lists that it was given, nothing else is known.
  func isBack(_ call: ForeignCall) -> Bool {
    switch solution.list(changedBy: call.site, in: call.instance) {
    case .given: true
    case .own: holdsScreens(call)
    case .property(_, let name): shown.contains(name) || holdsScreens(call) || isRouter(call, name)
    }
  }

  /// Tells whether a property refers to a flow of a library, and is no list of them: `router.popLast()`.
  private func isRouter(_ call: ForeignCall, _ name: Name) -> Bool {
    let type = call.receiver < 0 ? -1 : solution.info(of: call.receiver).type
    guard roles.isFlow(type), !roles.ancestorNames(type).isDisjoint(with: roles.flows),
      let owner = solution.receiverType(of: call.instance), owner >= 0,
      let property = solution.program.property(name, of: owner)
    else { return false }
    let info = solution.program.properties[Int(property)]
    return info.type >= 0 && !solution.program.text(of: info.type, in: info.file).hasPrefix("[")
  }

  private func holdsScreens(_ call: ForeignCall) -> Bool {
    call.receiver >= 0 && roles.isScreen(solution.info(of: call.receiver).type)
  }

  /// The properties in bindings that are passed to views: `$flow.path`, `$path`, and those that `Binding(get: { flow.path }, …)` reads.
  private static func bound(by call: ForeignCall, _ solution: Solution) -> [Name] {
    let site = solution.bodies.sites[Int(call.site)]
    let file = solution.template(call.instance).file
    guard case .call(_, let arguments)? = solution.program.written(site.node, in: file)?.form else {
      return []
    }
    return arguments.flatMap {
      names(in: $0.value, isGetter: solution.program.name($0.label) == "get", solution)
    }
  }

  private static func names(in value: Written, isGetter: Bool, _ solution: Solution) -> [Name] {
    switch value.form {
    case .name(let name):
      let text = solution.program.name(name)
      return text.hasPrefix("$")
        ? solution.program.names.known(String(text.dropFirst())).map { [$0] } ?? [] : []
    case .member(_?, let name): return value.text.contains("$") ? [name] : []
    case .closure(_, let body) where isGetter: return members(in: body, depth: 0)
    default: return []
    }
  }

  private static func members(in code: Written, depth: Int) -> [Name] {
    guard depth < 8 else { return [] }
    switch code.form {
    case .name(let name): return [name]
    case .member(_, let name): return [name]
    default: return code.parts.flatMap { members(in: $0, depth: depth + 1) }
    }
  }
}
