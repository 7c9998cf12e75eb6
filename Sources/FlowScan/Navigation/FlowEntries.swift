import ValueFlow

/// Finds the flows with which an app begins: those that its delegate, its scenes or its `App` make.
struct FlowEntries {
  let solver: Solver
  let roles: TypeRoles

  func find() -> Set<TypeIndex> {
    var found = LaunchedFlows(solver: solver, tables: roles.tables).find()
    for type in solver.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      if (solver.objectsOfType[type] ?? []).contains(where: isBegun) { found.insert(type) }
    }
    return found
  }

  /// Whether the code of what begins the app makes an object.
  private func isBegun(_ object: ObjectIndex) -> Bool {
    var maker = solver.objects[Int(object)].firstMaker
    while maker >= 0 {
      let made = solver.makers[Int(maker)]
      if isBeginning(solver.instances[Int(made.instance)].receiver) { return true }
      maker = made.next
    }
    return false
  }

  private func isBeginning(_ receiver: ObjectIndex) -> Bool {
    receiver >= 0 && solver.objects[Int(receiver)].type >= 0
      && roles[solver.objects[Int(receiver)].type].contains(.beginning)
  }
}
