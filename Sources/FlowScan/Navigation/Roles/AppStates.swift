import SwiftFacts
import ValueFlow

/// The state by which the app's first view chooses among flows: `if session.isLoggedIn { MainFlow() } else { LoginFlow() }`.
struct AppStates {
  /// The properties that decide.
  private(set) var names: Set<Name> = []
  /// The types that have them.
  private(set) var types: Set<TypeIndex> = []

  init(_ roles: TypeRoles) {
    let types = roles.program.types.indices.map(TypeIndex.init)
    let views = Set((types.filter(roles.isFlowView) + roles.flowsOfViews.keys).map(roles.shortName))
    let apps = types.filter { roles[$0].contains(.beginning) && roles.inherits($0, "App") }
    guard !views.isEmpty, !apps.isEmpty else { return }
    let roots = types.filter { view in
      roles.inherits(view, "View") && !roles.isView(ofFlow: view)
        && apps.contains { roles.mentions(in: $0) { $0 == roles.shortName(view) } }
    }
    for chooser in apps + roots where roles.mentions(in: chooser, views.contains) {
      note(ViewChoices(in: chooser, roles).found, of: chooser, roles)
    }
  }

  private mutating func note(_ choices: Set<ViewChoices.Choice>, of chooser: TypeIndex, _ roles: TypeRoles) {
    let program = roles.program
    let properties = program.types[Int(chooser)].propertyOrder.map { program.properties[Int($0)] }
    for choice in choices {
      let owners = properties.filter { $0.name == choice.base }.flatMap(roles.keptTypes(in:)).filter {
        !roles.isFlow($0) && !program.types[Int($0)].isForeign
      }
      if owners.isEmpty { continue }
      names.insert(choice.member)
      types.formUnion(owners)
    }
  }
}
