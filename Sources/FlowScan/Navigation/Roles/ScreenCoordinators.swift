import SwiftFacts
import ValueFlow

/// Finds the types that are named like flows and only stand for one screen each, which a navigator asks them for:
/// `func toPresentable() -> AnyView { AnyView(CartScreen(context: viewModel.context)) }`.
///
/// The flow that hands such an object to the navigator shows that screen.
struct ScreenCoordinators {
  let solution: Solution
  let roles: TypeRoles
  /// The navigators and their views.
  let navigators: Set<TypeIndex>

  init(_ solution: Solution, _ roles: TypeRoles, navigators: [TypeIndex: Set<TypeIndex>]) {
    (self.solution, self.roles) = (solution, roles)
    self.navigators = navigators.reduce(into: []) { $0.formUnion($1.value.union([$1.key])) }
  }

  /// The types found, each with its screen.
  func find() -> [TypeIndex: TypeIndex] {
    if navigators.isEmpty { return [:] }
    let asked = askedTypes()
    return madeTypes(by: asked).compactMapValues { made in
      guard made.count == 1, let screen = made.first, !roles.isFlow(screen) else { return nil }
      return screen
    }
  }

  /// The types that navigators ask for a screen.
  private func askedTypes() -> Set<TypeIndex> {
    var asked: Set<TypeIndex> = []
    for instance in solution.instances.indices where solution.template(instance).givesResult {
      guard let type = solution.receiverType(of: instance), isCandidate(type), givesScreen(instance) else {
        continue
      }
      let users = solution.callers(of: instance).map { solution.receiverType(of: $0.instance) ?? -1 }
      if users.contains(where: navigators.contains) { asked.insert(type) }
    }
    return asked
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    guard type >= 0, roles.isFlow(type), !roles.isScreen(type), !navigators.contains(type) else {
      return false
    }
    let info = solution.program.types[Int(type)]
    return !info.isForeign && info.subtypes.isEmpty && roles.tables[type] == nil
      && !roles.toldFlows.contains(type)
  }

  private func givesScreen(_ instance: InstanceIndex) -> Bool {
    let result = solution.resultNode(instance)
    return (solution.objects(at: result) + solution.objects(at: result).flatMap(content)).contains { object in
      roles.isScreen(solution.info(of: object).type)
    }
  }

  private func content(of object: ObjectIndex) -> [ObjectIndex] {
    solution.knownContent(object).map { solution.objects(at: $0) } ?? []
  }

  /// The flows and screens of the app that each type makes.
  private func madeTypes(by types: Set<TypeIndex>) -> [TypeIndex: Set<TypeIndex>] {
    let makers = Makers(solution: solution, roles: roles)
    return solution.objects.indices.reduce(into: [:]) { found, object in
      let info = solution.info(of: object)
      guard info.kind == .instance || info.kind == .some, info.type >= 0,
        roles.isFlow(info.type)
          || roles.isScreen(info.type) && !solution.program.types[Int(info.type)].isForeign
      else { return }
      for maker in makers.types(making: object).intersection(types) {
        found[maker, default: []].insert(info.type)
      }
    }
  }
}
