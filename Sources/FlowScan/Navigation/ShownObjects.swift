import ValueFlow

/// Sees through containers, wrappers and closures to the screens and flows that are shown.
struct ShownObjects {
  let solver: Solver
  let roles: TypeRoles

  func shown(at nodes: [NodeIndex]) -> [Shown] {
    var found: [Shown] = []
    var seen: Set<ObjectIndex> = []
    for node in nodes { look(at: node, &found, &seen) }
    return found
  }

  private func look(at node: NodeIndex, _ found: inout [Shown], _ seen: inout Set<ObjectIndex>) {
    for object in solver.objects(at: node) { look(object, &found, &seen) }
  }

  private func look(_ object: ObjectIndex, _ found: inout [Shown], _ seen: inout Set<ObjectIndex>) {
    guard seen.insert(object).inserted else { return }
    let info = solver.objects[Int(object)]
    switch info.kind {
    case .closure:
      if let instance = solver.knownInstance(ofClosure: object) {
        look(at: solver.resultNode(instance), &found, &seen)
      }
    case .tuple:
      for node in solver.fields(of: object) { look(at: node, &found, &seen) }
    case .enumCase:
      for node in solver.fields(of: object) { look(at: node, &found, &seen) }
    case .instance, .some:
      guard info.type >= 0 else { return }
      look(object, of: info.type, isMade: info.kind == .instance, &found, &seen)
    default: return
    }
  }

  private func look(
    _ object: ObjectIndex, of type: TypeIndex, isMade: Bool, _ found: inout [Shown],
    _ seen: inout Set<ObjectIndex>
  ) {
    if roles.isFlow(type) { return found.append(Shown(subject: .flow(object), object: object)) }
    if roles[type].contains(.system) { return found.append(Shown(subject: .system(type), object: object)) }
    let isForeign = solver.program.types[Int(type)].isForeign
    if roles[type].contains(.container) {
      let before = found.count
      if let content = solver.knownContent(object) { look(at: content, &found, &seen) }
      // An empty container of the app's own shows nothing by itself.
      let names = roles.ancestorNames(type)
      let onlyHolds = names.contains("UINavigationController") || names.contains("UIHostingController")
      if found.count > before || isForeign || onlyHolds { return }
    }
    if !isForeign, roles.isScreen(type) {
      return found.append(Shown(subject: .screen(type), object: object))
    }
    if isForeign, let content = solver.knownContent(object) {
      let before = found.count
      look(at: content, &found, &seen)
      if found.count > before { return }
    }
    if isForeign, roles.isScreen(type) { found.append(Shown(subject: .vague(type), object: object)) }
  }
}
