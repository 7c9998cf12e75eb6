import ValueFlow

/// Finds the flows that an app starts with: those created by its delegate, its scenes or its `App`, or used by top-level code.
struct FlowEntries {
  let solver: Solver
  let roles: TypeRoles

  func find() -> Set<TypeIndex> {
    var found = LaunchedFlows(solver: solver, tables: roles.tables).find()
    for type in solver.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      if (solver.objects.ofType[type] ?? []).contains(where: isBegun) { found.insert(type) }
    }
    return found.union(scripted)
  }

  /// Tells whether the code of a type that starts the app makes an object.
  private func isBegun(_ object: ObjectIndex) -> Bool {
    solver.objects.makers(of: object).contains { isBeginning(solver.receiver(of: $0.instance)) }
  }

  /// The flows that top-level code calls: `coordinator.start()`.
  private var scripted: Set<TypeIndex> {
    let called = solver.instances.indices.filter { instance in
      solver.callers(of: instance).contains { isScript($0.instance) }
    }
    let receivers = called.map { solver.receiver(of: $0) }.filter { $0 >= 0 }
    return Set(receivers.map { solver.info(of: $0).type }.filter(roles.isFlow))
  }

  private func isScript(_ instance: InstanceIndex) -> Bool {
    if case .script = solver.template(instance).kind { true } else { false }
  }

  private func isBeginning(_ receiver: ObjectIndex) -> Bool {
    receiver >= 0 && solver.info(of: receiver).type >= 0
      && roles[solver.info(of: receiver).type].contains(.beginning)
  }
}
