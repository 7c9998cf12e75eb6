import ValueFlow

/// Looks through containers, wrappers and closures for the screens and flows that are shown.
struct ShownObjects {
  let solver: Solver
  let roles: TypeRoles

  func shown(at nodes: [NodeIndex]) -> [Shown] {
    var look = Look(solver: solver, roles: roles)
    for node in nodes { look.look(at: node, through: []) }
    return look.found
  }

  private struct Look {
    let solver: Solver
    let roles: TypeRoles
    var found: [Shown] = []
    var seen: Set<ObjectIndex> = []

    mutating func look(at node: NodeIndex, through containers: [ObjectIndex]) {
      for object in solver.objects(at: node) { look(object, through: containers) }
    }

    private mutating func look(_ object: ObjectIndex, through containers: [ObjectIndex]) {
      guard seen.insert(object).inserted else { return }
      let info = solver.objects[object]
      switch info.kind {
      case .closure:
        if let instance = solver.knownInstance(ofClosure: object) {
          look(at: solver.resultNode(instance), through: containers)
        }
      case .tuple, .enumCase:
        for node in solver.fields(of: object) { look(at: node, through: containers) }
      case .instance, .some:
        guard info.type >= 0 else { return }
        look(object, of: info.type, through: containers)
      default: return
      }
    }

    private mutating func note(
      _ subject: Shown.Subject, _ object: ObjectIndex, through containers: [ObjectIndex]
    ) {
      found.append(Shown(subject: subject, object: object, containers: containers))
    }

    private mutating func look(
      _ object: ObjectIndex, of type: TypeIndex, through containers: [ObjectIndex]
    ) {
      if roles.isFlow(type) { return note(.flow(object), object, through: containers) }
      if roles[type].contains(.system) { return note(.system(type), object, through: containers) }
      let isForeign = solver.program.types[Int(type)].isForeign
      if roles[type].contains(.container) {
        // An empty container of the app's own shows nothing by itself.
        if lookInside(object, through: containers) || isForeign || roles.onlyHolds(type) { return }
      }
      if !isForeign, roles.isScreen(type) { return note(.screen(type), object, through: containers) }
      guard isForeign, !lookInside(object, through: containers), roles.isScreen(type) else { return }
      note(.vague(type), object, through: containers)
    }

    /// Looks inside an object; returns whether anything was found.
    private mutating func lookInside(_ object: ObjectIndex, through containers: [ObjectIndex]) -> Bool {
      guard let content = solver.knownContent(object) else { return false }
      let before = found.count
      look(at: content, through: containers + [object])
      return found.count > before
    }
  }
}
