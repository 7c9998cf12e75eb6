import ValueFlow

/// Finds the view controllers that are flows by what they do, whatever they are called.
///
/// One that the app begins with and that shows flows is a flow, such as a root that switches between onboarding and the main part. So is a
/// navigation or split view controller of an app with flows that shows its own screens.
struct ContainerFlows {
  let solver: Solver
  let roles: TypeRoles
  private let makers: Makers
  /// For each view controller, what it makes and shows.
  private var shown: [TypeIndex: Set<TypeIndex>] = [:]

  init(_ solver: Solver, _ roles: TypeRoles, _ conventions: Conventions) {
    (self.solver, self.roles) = (solver, roles)
    makers = Makers(solver: solver, roles: roles)
    let reader = ShownObjects(solver: solver, roles: roles)
    let primitives = PrimitiveReading(solver, roles, conventions).showings()
    let contents = InheritedContentReading(solver: solver, roles: roles) { Self.isController($0, roles) }
    for showing in primitives + contents.showings() {
      guard let type = solver.receiverType(of: showing.instance), Self.isController(type, roles) else {
        continue
      }
      let own = reader.shown(at: showing.nodes).filter { makers.types(making: $0.object).contains(type) }
      shown[type, default: []].formUnion(own.compactMap { Self.target($0, solver) })
    }
  }

  func find() -> Set<TypeIndex> {
    var found: Set<TypeIndex> = []
    while let next = shown.keys.first(where: { !found.contains($0) && isRoot($0, found) }) {
      found.insert(next)
    }
    return hasFlows ? found.union(shown.keys.filter(navigates)) : found
  }

  private var hasFlows: Bool {
    solver.program.types.indices.contains { roles.isStrong(TypeIndex($0)) }
  }

  private static func isController(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    !roles.isFlow(type) && roles.inherits(type, "UIViewController")
      && !roles.program.types[Int(type)].isForeign
  }

  private static func target(_ shown: Shown, _ solver: Solver) -> TypeIndex? {
    switch shown.subject {
    case .screen(let type): type
    case .flow(let object): solver.info(of: object).type
    case .system, .vague: nil
    }
  }

  // MARK: - Roots

  /// Tells whether the app begins with a view controller, or one found before makes it, and whether it shows flows.
  private func isRoot(_ type: TypeIndex, _ found: Set<TypeIndex>) -> Bool {
    shown[type, default: []].contains { roles.isFlow($0) || found.contains($0) }
      && (solver.objects.ofType[type] ?? []).contains { isBegun($0, found) }
  }

  private func isBegun(_ object: ObjectIndex, _ found: Set<TypeIndex>) -> Bool {
    makers.types(making: object).contains { roles[$0].contains(.beginning) || found.contains($0) }
  }

  // MARK: - Navigation and split view controllers

  private static let navigating = ["UINavigationController", "UISplitViewController"]

  /// Tells whether a navigation or split view controller shows one screen after another by itself.
  private func navigates(_ type: TypeIndex) -> Bool {
    shown[type, default: []].count > 1 && Self.navigating.contains { roles.inherits(type, $0) }
  }
}
