import SwiftFacts
import ValueFlow

/// Finds the generic classes named for navigation that are only tools of flows: `let router: Router<PhotoDestination>` in each flow of an app.
///
/// Such a class keeps values of any type, and the flow that keeps it decides what they stand for. Views that each make one,
/// `@State private var router = Router<HelpPage>()`, are flows too; a single such view in an app without other flows leaves the router the flow.
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
      let isOfViews =
        !others.isEmpty && others.allSatisfy(\.isMaking) && (Set(others.map(\.type)).count > 1 || hasFlows)
      guard keepers[router] != nil, others.isEmpty || isOfViews else { continue }
      tools.insert(router)
      views.formUnion(others.map(\.type))
    }
    (self.tools, self.views) = (tools, views)
  }

  struct Keeper {
    var type: TypeIndex
    var property: Name
    /// Whether it is a view that makes the object itself.
    var isMaking: Bool
  }

  private static func isCandidate(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    let program = roles.program
    let info = program.types[Int(type)]
    return info.kind == .class && info.isGeneric && !info.isForeign && !roles.inherits(type, "View")
      && TypeRoles.isNamedForNavigation(program.typeName(type)) && roles.keepsBoundPath(type)
  }

  /// For each type, the types that keep an object of it and are not handed that by the view around them.
  static func keepers(_ program: SourceProgram, _ roles: TypeRoles) -> [TypeIndex: [Keeper]] {
    program.properties.reduce(into: [:]) { found, property in
      guard property.getter < 0, property.owner >= 0, !program.types[Int(property.owner)].isGeneric,
        handed.isDisjoint(with: program.attributeNames(of: property))
      else { return }
      let isMaking = roles.inherits(property.owner, "View") && isOwned(property, program)
      for type in roles.keptTypes(in: property) {
        found[type, default: []].append(
          Keeper(type: property.owner, property: property.name, isMaking: isMaking))
      }
    }
  }

  /// Tells whether a view makes the object of a property itself: `@StateObject var router: Router<Page>`, or a value that is a call.
  private static func isOwned(_ property: PropertyInfo, _ program: SourceProgram) -> Bool {
    if program.attributeNames(of: property).contains("StateObject") { return true }
    guard case .call? = program.written(property.value, in: property.file)?.form else { return false }
    return true
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
