import SwiftFacts
import ValueFlow

// The state by which the app's first view chooses among flows: `if session.isLoggedIn { MainFlow() } else { LoginFlow() }`.
extension TypeRoles {
  /// The properties that decide, and the types that have them.
  struct AppStates {
    var names: Set<Name> = []
    var types: Set<TypeIndex> = []
  }

  func findAppStates() -> AppStates {
    let types = program.types.indices.map(TypeIndex.init)
    let views = Set((types.filter(isFlowView) + flowsOfViews.keys).map(shortName))
    let apps = types.filter { self[$0].contains(.beginning) && inherits($0, "App") }
    guard !views.isEmpty, !apps.isEmpty else { return AppStates() }
    let roots = types.filter { view in
      inherits(view, "View") && !isView(ofFlow: view)
        && apps.contains { mentions(in: $0) { $0 == shortName(view) } }
    }
    return (apps + roots).reduce(into: AppStates()) { found, chooser in
      guard mentions(in: chooser, views.contains) else { return }
      note(choices(in: chooser), of: chooser, in: &found)
    }
  }

  private func note(_ choices: Set<Choice>, of chooser: TypeIndex, in found: inout AppStates) {
    let properties = program.types[Int(chooser)].propertyOrder.map { program.properties[Int($0)] }
    for choice in choices {
      let owners = properties.filter { $0.name == choice.base }.flatMap(keptTypes(in:)).filter {
        !isFlow($0) && !program.types[Int($0)].isForeign
      }
      if owners.isEmpty { continue }
      found.names.insert(choice.member)
      found.types.formUnion(owners)
    }
  }
}
