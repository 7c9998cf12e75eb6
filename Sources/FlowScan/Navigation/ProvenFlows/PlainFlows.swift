import SwiftFacts
import ValueFlow

/// Finds the classes beside the screens that are flows by what they do, whatever they are called, in an app that has flows.
///
/// One that the app begins with and that fills a window or container is a flow, and so is one that a flow makes and that shows several
/// screens of its own in a container that it keeps, or fills a container of its own with several flows. So are those of both that show screens
/// in a window of their own, as a lock or a banner does, those that what they show reports to (`LeadingClasses`), and those of one kind with
/// another that is one.
struct PlainFlows {
  let solution: Solution
  let roles: TypeRoles
  /// For each class, the screens and flows that it makes and shows.
  private var shown: [TypeIndex: Set<TypeIndex>] = [:]
  /// The classes that show one of these as the root of something.
  private var filling: Set<TypeIndex> = []
  /// For each class, the flows that it puts into containers which it makes itself.
  private var gathered: [TypeIndex: Set<TypeIndex>] = [:]
  /// For each class, the objects that it makes and shows.
  private var objects: [TypeIndex: Set<ObjectIndex>] = [:]
  /// The classes that show something of their own in a window of their own.
  private var overlaying: Set<TypeIndex> = []
  private let users: ObjectUsers

  init(_ solution: Solution, _ roles: TypeRoles, _ primitives: [Showing]) {
    (self.solution, self.roles, users) = (solution, roles, ObjectUsers(solution))
    let reader = ShownObjects(solution: solution, roles: roles)
    let bound = BoundPresenters(solution: solution, roles: roles)
    for showing in primitives {
      let presenter = bound.presenter(at: showing)
      guard let type = presenter ?? solution.receiverType(of: showing.instance), type >= 0, mayFlow(type)
      else {
        continue
      }
      let made = reader.shown(at: showing.nodes).filter {
        isOwn($0, of: type) || presenter != nil && bound.isMade($0.object, beside: showing)
      }
      let own = made.compactMap(target)
      shown[type, default: []].formUnion(own)
      objects[type, default: []].formUnion(made.filter { target($0) != nil }.map(\.object))
      if showing.style == "root", !own.isEmpty { filling.insert(type) }
      let filled = showing.filled.filter { isMade($0, by: type) }
      if !own.isEmpty, filled.contains(where: isWindow) { overlaying.insert(type) }
      if !filled.isEmpty {
        gathered[type, default: []].formUnion(own.filter(roles.isFlow))
      }
    }
  }

  func find() -> Set<TypeIndex> {
    guard solution.program.types.indices.contains(where: { roles.isFlow(TypeIndex($0)) }) else { return [] }
    var found = filling.filter { isMade($0) { roles[$0].contains(.beginning) } }
    let leading = LeadingClasses(solution: solution, roles: roles, shown: objects, mayLead: mayFlow).find()
      .union(overlaying)
    let all = leading.union(shown.keys)
    while let next = all.first(where: { !found.contains($0) && isPart($0, of: found, leading) }) {
      found.insert(next)
    }
    return found.union(siblings(of: found))
  }

  /// The classes that show screens of their own and are of one kind with a flow: handlers of links, of which another presents a stack.
  private func siblings(of found: Set<TypeIndex>) -> Set<TypeIndex> {
    let program = solution.program
    let protocols = Set(found.flatMap(program.ancestors)).filter { type in
      let info = program.types[Int(type)]
      return info.kind == .protocol && !info.isForeign && program.concreteSubtypes(type).allSatisfy(mayFlow)
    }
    return Set(protocols.flatMap(program.concreteSubtypes)).filter { !shown[$0, default: []].isEmpty }
  }

  /// Tells whether a flow makes a class that shows several screens of its own in a container that it keeps, or gathers flows there.
  private func isPart(_ type: TypeIndex, of found: Set<TypeIndex>, _ leading: Set<TypeIndex>) -> Bool {
    if leading.contains(type) {
      return isMade(type) { roles.isFlow($0) || found.contains($0) || roles[$0].contains(.beginning) }
    }
    return
      (gathered[type, default: []].count > 1
      || shown[type, default: []].filter(roles.isScreen).count > 1 && !isHelper(type))
      && isMade(type) { roles.isFlow($0) || found.contains($0) } && keepsContainer(type)
  }

  private func isWindow(_ object: ObjectIndex) -> Bool {
    ["UIWindow", "NSWindow"].contains { roles.inherits(solution.info(of: object).type, $0) }
  }

  private func mayFlow(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    guard !info.isForeign, info.kind == .class, roles[type].isEmpty else { return false }
    return TypeRoles.helpers.union(["UIView", "UIResponder"]).isDisjoint(with: roles.ancestorNames(type))
  }

  private static let helpers = [
    "Presenter", "Model", "Interactor", "Factory", "Builder", "Assembly", "Container", "Component", "Handler",
    "Helper", "Service", "Provider", "Delegate", "DataSource", "Manager", "Store", "Processor",
  ]

  /// Tells whether a class is named as part of a screen, or as what flows use.
  private func isHelper(_ type: TypeIndex) -> Bool {
    Self.helpers.contains(where: roles.shortName(type).hasSuffix)
  }

  private func keepsContainer(_ type: TypeIndex) -> Bool {
    solution.fieldOwners.contains { field in
      solution.info(of: field.object).type == type
        && solution.unsortedObjects(at: field.node).contains {
          let kept = solution.info(of: $0).type
          return kept >= 0 && roles[kept].contains(.container)
        }
    }
  }

  private func target(_ shown: Shown) -> TypeIndex? {
    switch shown.subject {
    case .screen(let type): type
    case .flow(let object): solution.info(of: object).type
    case .system, .vague: nil
    }
  }

  // MARK: - Makers

  /// Tells whether the first type with a role that makes objects of a class, directly or by what it calls, is of some kind.
  private func isMade(_ type: TypeIndex, by isMeant: (TypeIndex) -> Bool) -> Bool {
    (solution.objects.ofType[type] ?? []).contains { object in
      reaches(object, orUsers: users) { maker in
        if isMeant(maker) { return true }
        return maker != type && (!roles[maker].isEmpty || shown[maker] != nil) ? false : nil
      }
    }
  }

  /// Tells whether a class makes what it shows, or a container that makes it as its content: `HelpHostingController()`.
  private func isOwn(_ shown: Shown, of type: TypeIndex) -> Bool {
    if isMade(shown.object, by: type) { return true }
    let makers = Set(solution.objects.makers(of: shown.object).map { solution.receiver(of: $0.instance) })
    return shown.containers.contains { makers.contains($0) && isMade($0, by: type) }
  }

  private func isMade(_ object: ObjectIndex, by type: TypeIndex) -> Bool {
    reaches(object) { $0 == type ? true : roles[$0].isEmpty && shown[$0] == nil ? nil : false }
  }

  /// Climbs from the code that makes an object to its callers, until one is meant; `false` ends a way.
  private func reaches(
    _ object: ObjectIndex, orUsers users: ObjectUsers? = nil, _ isMeant: (TypeIndex) -> Bool?
  ) -> Bool {
    var open = solution.objects.makers(of: object).map(\.instance)
    var known = Set(open)
    while let instance = open.popLast() {
      let type = solution.receiverType(of: instance) ?? -1
      switch type < 0 ? nil : isMeant(type) {
      case true?: return true
      case false?: continue
      case nil:
        let further = solution.callers(of: instance).map(\.instance)
        // Code that reads a static property is not seen to run its initial value.
        let used = users.map { solution.isSharedValue(instance) ? $0[object] : [] } ?? []
        open += (further + used).filter { known.insert($0).inserted }
      }
    }
    return false
  }
}
