import SwiftFacts
import ValueFlow

/// Finds the generic classes named for navigation that are only tools of flows: `let router: Router<PhotoDestination>` in each flow of an app.
///
/// Such a class keeps values of any type, and the flow that keeps it decides what they stand for: in an app with other flows also the only view
/// that makes one, `@State private var router = Router<HelpPage>()`. In an app without other flows it is one.
struct GenericRouters {
  let tools: Set<TypeIndex>
  /// The views that are flows since they make a router of their own.
  let views: Set<TypeIndex>

  init(roles: TypeRoles) {
    let program = roles.program
    let generic = program.types.indices.map(TypeIndex.init).filter { Self.isCandidate($0, roles) }
    let keepers = generic.isEmpty ? [:] : Self.keepers(program, roles)
    lazy var hasFlows = program.types.indices.map(TypeIndex.init).contains {
      !generic.contains($0) && Self.isNamedFlow($0, roles)
    }
    var (tools, views): (Set<TypeIndex>, Set<TypeIndex>) = ([], [])
    for router in generic {
      let others = (keepers[router] ?? []).filter { !Self.isFlow($0.type, roles) }
      // The routers of several views are not told apart.
      let isOfView = others.count == 1 && others[0].isMaking && hasFlows
      guard keepers[router] != nil, others.isEmpty || isOfView else { continue }
      tools.insert(router)
      views.formUnion(others.map(\.type))
    }
    (self.tools, self.views) = (tools, views)
  }

  private struct Keeper {
    var type: TypeIndex
    /// Whether it is a view with a property that makes the object.
    var isMaking: Bool
  }

  private static func isCandidate(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    let program = roles.program
    let info = program.types[Int(type)]
    return info.kind == .class && info.isGeneric && !info.isForeign && !roles.inherits(type, "View")
      && TypeRoles.isNamedForNavigation(program.typeName(type)) && roles.keepsBoundPath(type)
  }

  /// For each type, the types that keep an object of it and are not handed that by the view around them.
  private static func keepers(_ program: SourceProgram, _ roles: TypeRoles) -> [TypeIndex: [Keeper]] {
    program.properties.reduce(into: [:]) { found, property in
      guard property.getter < 0, property.owner >= 0, !program.types[Int(property.owner)].isGeneric,
        handed.isDisjoint(with: program.attributeNames(of: property))
      else { return }
      let isMaking =
        roles.inherits(property.owner, "View")
        && program.written(property.value, in: property.file).map {
          if case .call = $0.form { true } else { false }
        }
          ?? false
      for type in roles.keptTypes(in: property) {
        found[type, default: []].append(Keeper(type: property.owner, isMaking: isMaking))
      }
    }
  }

  private static let handed: Set<String> = [
    "Environment", "EnvironmentObject", "ObservedObject", "Bindable", "Binding",
  ]

  private static func isNamedFlow(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    let info = roles.program.types[Int(type)]
    return info.kind == .class && !info.isForeign && !info.isGeneric && roles.hasFlowName(type)
  }

  private static func isFlow(_ keeper: TypeIndex, _ roles: TypeRoles) -> Bool {
    roles.modelsOfFlowViews.contains(keeper) || roles.isNamedFlowView(keeper) || roles.hasFlowName(keeper)
      || !roles.ancestorNames(keeper).isDisjoint(with: roles.flows)
  }
}
