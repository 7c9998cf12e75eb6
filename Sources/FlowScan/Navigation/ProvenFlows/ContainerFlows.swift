import ValueFlow

/// Finds the view controllers and views that are flows by what they do, whatever they are called.
///
/// One that the app begins with and that shows flows is a flow, such as a root that switches between onboarding and the main part, or whose
/// tabs are flows. So is one that shows its own screens in a container of the system, which it is or embeds, if the app has flows or these
/// screens tell it what to show next.
struct ContainerFlows {
  let solution: Solution
  let roles: TypeRoles
  private let makers: Makers
  /// For each view controller and each view, what it makes and shows.
  private var shown: [TypeIndex: Set<TypeIndex>] = [:]
  /// For each view controller, what it shows in each container, and the containers that it embeds.
  private var filled: [TypeIndex: [ObjectIndex: Set<TypeIndex>]] = [:]
  private var embedded: [TypeIndex: Set<ObjectIndex>] = [:]
  /// For each view controller, what is in the containers that it embeds, such as the stacks of its tabs.
  private var stacked: [TypeIndex: Set<TypeIndex>] = [:]
  /// The view controllers that show more than what they begin with.
  private var leading: Set<TypeIndex> = []

  /// The plain classes that the app begins with.
  private let begun: Set<TypeIndex>

  init(_ solution: Solution, _ roles: TypeRoles, _ primitives: [Showing], beside begun: Set<TypeIndex>) {
    (self.solution, self.roles, self.begun) = (solution, roles, begun)
    makers = Makers(solution: solution, roles: roles)
    let reader = ShownObjects(solution: solution, roles: roles)
    let contents = InheritedContentReading(solution: solution, roles: roles) { Self.isController($0, roles) }
    lazy var holders = Self.holders(solution, roles)
    for showing in primitives + contents.showings() {
      guard let type = solution.receiverType(of: showing.instance),
        Self.isController(type, roles) || Self.isView(type, roles)
      else { continue }
      let own = reader.shown(at: showing.nodes).filter { makers.types(making: $0.object).contains(type) }
      let targets = own.compactMap { Self.target($0, solution) }
      shown[type, default: []].formUnion(targets)
      for container in showing.filled {
        filled[type, default: [:]][container, default: []].formUnion(targets)
      }
      if !targets.isEmpty, !Self.beginning.contains(showing.style) { leading.insert(type) }
      if showing.style == "embed" {
        let inside = own.filter { $0.containers.contains(where: isNavigating) }
        stacked[type, default: []].formUnion(inside.compactMap { Self.target($0, solution) })
        embedded[type, default: []].formUnion(showing.nodes.flatMap { solution.unsortedObjects(at: $0) })
      }
      let flows = showing.nodes.flatMap { solution.unsortedObjects(at: $0) }.flatMap { holders[$0] ?? [] }
      let made = flows.filter { makers.types(making: $0).contains(type) }
      shown[type, default: []].formUnion(made.map { solution.info(of: $0).type })
    }
  }

  /// For each container of the system, the flows that hold it, since who shows it shows them:
  /// `viewControllers = [home.navigationController, profile.navigationController]`.
  private static func holders(_ solution: Solution, _ roles: TypeRoles) -> [ObjectIndex: [ObjectIndex]] {
    solution.fieldOwners.reduce(into: [:]) { holders, field in
      guard roles.isFlow(solution.info(of: field.object).type) else { return }
      for object in solution.unsortedObjects(at: field.node) where isContainer(object, solution, roles) {
        holders[object, default: []].append(field.object)
      }
    }
  }

  private static func isContainer(_ object: ObjectIndex, _ solution: Solution, _ roles: TypeRoles) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && solution.program.types[Int(type)].isForeign && roles[type].contains(.container)
  }

  func find() -> Set<TypeIndex> {
    let navigating = Set(shown.keys.filter(navigates))
    let paging = Set(shown.keys.filter { shows(several: $0, in: ["UIPageViewController"]) })
    var found = (hasFlows ? navigating : listening(navigating.intersection(leading))).union(listening(paging))
    while let next = shown.keys.first(where: { !found.contains($0) && isRoot($0, found) }) {
      found.insert(next)
    }
    return found
  }

  private var hasFlows: Bool {
    solution.program.types.indices.contains { roles.isStrong(TypeIndex($0)) }
  }

  private static func isController(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    !roles.isFlow(type) && roles.inherits(type, "UIViewController")
      && !roles.program.types[Int(type)].isForeign
  }

  /// Tells whether a view may be the app's first one: no flow decides by its state what it shows.
  private static func isView(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    type >= 0 && roles.isMentionedAtBeginning(type) && !roles.program.types[Int(type)].isForeign
      && roles.inherits(type, "View")
      && !roles.isView(ofFlow: type)
  }

  private static func target(_ shown: Shown, _ solution: Solution) -> TypeIndex? {
    switch shown.subject {
    case .screen(let type): type
    case .flow(let object): solution.info(of: object).type
    case .system, .vague: nil
    }
  }

  // MARK: - Roots

  /// Tells whether the app begins with a view controller, or one found before makes it, and whether it shows flows.
  private func isRoot(_ type: TypeIndex, _ found: Set<TypeIndex>) -> Bool {
    shown[type, default: []].contains { roles.isFlow($0) || found.contains($0) }
      && (solution.objects.ofType[type] ?? []).contains { isBegun($0, found) }
  }

  private func isBegun(_ object: ObjectIndex, _ found: Set<TypeIndex>) -> Bool {
    makers.types(making: object).contains {
      roles[$0].contains(.beginning) || found.contains($0) || begun.contains($0)
    }
  }

  // MARK: - Controllers of the system's kinds

  /// The styles of what a container holds from the start; a tab bar controller that its tabs tell to count something is no flow.
  private static let beginning: Set<String> = ["root", "tab", "embed"]

  private static let navigating = ["UINavigationController", "UISplitViewController", "UITabBarController"]

  /// Tells whether a view controller shows several screens by itself in a container that it is or embeds.
  private func navigates(_ type: TypeIndex) -> Bool {
    if shows(several: type, in: Self.navigating) || stacked[type, default: []].count > 1 { return true }
    return (filled[type] ?? [:]).contains { container, targets in
      targets.count > 1 && embedded[type]?.contains(container) ?? false && isNavigating(container)
    }
  }

  /// Tells whether a view controller of some kinds shows several screens.
  private func shows(several type: TypeIndex, in kinds: [String]) -> Bool {
    shown[type, default: []].count > 1 && kinds.contains { roles.inherits(type, $0) }
  }

  /// Tells whether a container has more than pages of one screen.
  private func isNavigating(_ container: ObjectIndex) -> Bool {
    Self.navigating.contains { roles.inherits(solution.info(of: container).type, $0) }
  }

  /// Those among some view controllers that their screens tell what to show next, by a closure or as a delegate.
  private func listening(_ types: Set<TypeIndex>) -> Set<TypeIndex> {
    if types.isEmpty { return [] }
    return solution.fieldOwners.reduce(into: []) { found, field in
      let screen = solution.info(of: field.object).type
      for type in types where !found.contains(type) && shown[type]?.contains(screen) ?? false {
        if solution.unsortedObjects(at: field.node).contains(where: { isListener($0, of: type) }) {
          found.insert(type)
        }
      }
    }
  }

  private func isListener(_ object: ObjectIndex, of type: TypeIndex) -> Bool {
    let info = solution.info(of: object)
    switch info.kind {
    case .instance, .some: return info.type == type
    case .closure: return info.outer >= 0 && solution.receiverType(of: info.outer) == type
    default: return false
    }
  }
}
