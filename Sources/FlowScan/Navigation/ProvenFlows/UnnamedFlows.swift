import SwiftFacts
import ValueFlow

/// Finds the flows of an app in which no type is named or built like one: the classes beside the screens whose code shows screens, or
/// that keep the path of a stack.
struct UnnamedFlows {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions

  func find() -> Set<TypeIndex> {
    guard !solution.program.types.indices.contains(where: { roles.isFlow(TypeIndex($0)) }) else { return [] }
    let reader = ShownObjects(solution: solution, roles: roles)
    let showings = PrimitiveReading(solution, roles, conventions).showings()
    let models = solution.program.types.indices.map(TypeIndex.init).filter(roles.keepsBoundPath)
    return showings.reduce(into: Set(models)) { found, showing in
      guard let type = solution.receiverType(of: showing.instance), type >= 0, mayFlow(type),
        !found.contains(type),
        reader.shown(at: showing.nodes).contains(where: isScreen)
      else { return }
      found.insert(type)
    }
  }

  private func mayFlow(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    guard !info.isForeign, roles[type].isEmpty,
      [.class, .struct, .actor].contains(info.kind) || roles.isNamespace(type)
    else { return false }
    return TypeRoles.helpers.union(["UIView", "UIResponder", "ViewModifier"]).isDisjoint(
      with: roles.ancestorNames(type))
  }

  private func isScreen(_ shown: Shown) -> Bool { if case .screen = shown.subject { true } else { false } }
}
