import SwiftFacts
import ValueFlow

/// Finds the objects whose state decides what modifiers of views present: `content.sheet(item: $presenter.request) { … }`.
///
/// One that only a single view keeps is the model of that view, and presents nothing by itself.
struct BoundPresenters {
  let solution: Solution
  let roles: TypeRoles
  /// For each class, the flows and views that keep its objects.
  private let keepers: [TypeIndex: Set<TypeIndex>]

  init(solution: Solution, roles: TypeRoles) {
    (self.solution, self.roles) = (solution, roles)
    keepers = solution.fieldOwners.reduce(into: [:]) { keepers, field in
      let holder = solution.info(of: field.object).type
      guard roles.isFlow(holder) || roles.isScreen(holder) else { return }
      for object in solution.unsortedObjects(at: field.node) {
        keepers[solution.info(of: object).type, default: []].insert(holder)
      }
    }
  }

  /// The class that a modifier's call is bound to; nil if that is the model of a view.
  func presenter(at showing: Showing) -> TypeIndex? {
    guard showing.style == "present", showing.site >= 0, isModifier(showing.instance) else { return nil }
    let owners = solution.bodies.sites[Int(showing.site)].arguments.indices.flatMap {
      solution.owners(ofArgument: $0, of: showing.site, in: showing.instance)
    }
    let types = Set(owners.map { solution.info(of: $0).type }).filter { $0 >= 0 }
    guard types.count == 1, let type = types.first, solution.program.types[Int(type)].kind == .class else {
      return nil
    }
    let keepers = keepers[type, default: []]
    return keepers.count == 1 && keepers.allSatisfy { roles.inherits($0, "View") } ? nil : type
  }

  /// Tells whether a modifier makes what it presents.
  func isMade(_ object: ObjectIndex, beside showing: Showing) -> Bool {
    let modifier = solution.receiver(of: showing.instance)
    return solution.objects.makers(of: object).contains { solution.receiver(of: $0.instance) == modifier }
  }

  private func isModifier(_ instance: InstanceIndex) -> Bool {
    let owner = solution.template(instance).owner
    return owner >= 0
      && (roles.inherits(owner, "ViewModifier")
        || solution.program.types[Int(owner)].isForeign && roles.isScreen(owner))
  }
}
