import ValueFlow

/// Finds the flows that an app starts with: those created by its delegate, its scenes or its `App`.
struct FlowEntries {
  let solver: Solver
  let roles: TypeRoles

  func find() -> Set<TypeIndex> {
    var found = LaunchedFlows(solver: solver, tables: roles.tables).find()
    for type in solver.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      if (solver.objects.ofType[type] ?? []).contains(where: isBegun) { found.insert(type) }
    }
    return found
  }

  /// Tells whether the code of a type that starts the app makes an object.
  private func isBegun(_ object: ObjectIndex) -> Bool {
    solver.objects.makers(of: object).contains { isBeginning(solver.instances[$0.instance].receiver) }
  }

  private func isBeginning(_ receiver: ObjectIndex) -> Bool {
    receiver >= 0 && solver.objects[receiver].type >= 0
      && roles[solver.objects[receiver].type].contains(.beginning)
  }
}
