import SwiftFacts
import ValueFlow

/// Finds the generic classes named for navigation that are only tools of flows: `let router: Router<PhotoDestination>` in each flow of an app.
///
/// Such a class keeps values of any type, and the flow that keeps it decides what they stand for. In an app without other flows it is one.
struct GenericRouters {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  func tools() -> Set<TypeIndex> {
    let generic = program.types.indices.map(TypeIndex.init).filter(isCandidate)
    if generic.isEmpty { return [] }
    let kept = keepers()
    return Set(generic.filter { kept[$0].map { $0.allSatisfy(isFlow) } ?? false })
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    return info.kind == .class && info.isGeneric && !info.isForeign && !roles.inherits(type, "View")
      && TypeRoles.isNamedForNavigation(program.typeName(type)) && roles.keepsBoundPath(type)
  }

  /// For each type, the types that keep an object of it and are not handed that by the view around them.
  private func keepers() -> [TypeIndex: [TypeIndex]] {
    program.properties.reduce(into: [:]) { found, property in
      guard property.getter < 0, property.owner >= 0, !program.types[Int(property.owner)].isGeneric,
        Self.handed.isDisjoint(with: program.attributeNames(of: property))
      else { return }
      for type in roles.keptTypes(in: property) { found[type, default: []].append(property.owner) }
    }
  }

  private static let handed: Set<String> = [
    "Environment", "EnvironmentObject", "ObservedObject", "Bindable", "Binding",
  ]

  private func isFlow(_ keeper: TypeIndex) -> Bool {
    roles.modelsOfFlowViews.contains(keeper) || roles.isNamedFlowView(keeper) || roles.hasFlowName(keeper)
      || !roles.ancestorNames(keeper).isDisjoint(with: roles.flows)
  }
}
