import ValueFlow

/// Finds the flows that an app starts with: those created by its delegate, its scenes or its `App`, or used by top-level code.
struct FlowEntries {
  let solver: Solver
  let roles: TypeRoles
  /// The flows that other flows show.
  let shown: Set<TypeIndex>

  func find() -> Set<TypeIndex> {
    let kept = self.kept
    var found = LaunchedFlows(solver: solver, tables: roles.tables).find()
    for type in solver.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      let objects = solver.objects.ofType[type] ?? []
      if objects.contains(where: isBegun) { found.insert(type) }
      guard !shown.contains(type) else { continue }
      if kept.contains(type) || objects.contains(where: isBegunByHelper) { found.insert(type) }
    }
    return found.union(scripted)
  }

  /// The types of the properties of the types that start the app: `@Injected(\.coordinator) var coordinator`.
  private var kept: Set<TypeIndex> {
    let types = solver.program.types.indices.map(TypeIndex.init)
    return Set(types.filter { roles[$0].contains(.beginning) }.flatMap(roles.keptTypes))
  }

  /// Tells whether the code of a type that starts the app makes an object.
  private func isBegun(_ object: ObjectIndex) -> Bool {
    solver.objects.makers(of: object).contains { isBeginning(solver.receiver(of: $0.instance)) }
  }

  /// Tells whether an object is made by code that the beginning calls, such as an assembly of the app's parts, or by
  /// its first screen.
  private func isBegunByHelper(_ object: ObjectIndex) -> Bool {
    var open = solver.objects.makers(of: object).map(\.instance)
    var known = Set(open)
    while let instance = open.popLast() {
      let receiver = solver.receiver(of: instance)
      if isBeginning(receiver) { return true }
      let type = receiver < 0 ? -1 : solver.info(of: receiver).type
      if roles.isFlow(type) { continue }
      // What an object is made with begins with the object.
      if let object = solver.made(with: instance) {
        open += solver.objects.makers(of: object).map(\.instance).filter { known.insert($0).inserted }
      }
      // What a screen makes begins with the screen.
      let around =
        roles.isScreen(type)
        ? solver.objects.makers(of: receiver).map(\.instance) : solver.callers(of: instance).map(\.instance)
      open += around.filter { known.insert($0).inserted }
    }
    return false
  }

  /// The flows that top-level code calls, `coordinator.start()`, and those without objects that a type which starts the app calls.
  private var scripted: Set<TypeIndex> {
    let called = solver.instances.indices.filter { instance in
      let isStatic = solver.receiverType(of: instance).map(roles.isStaticFlow) ?? false
      return solver.callers(of: instance).contains {
        isScript($0.instance) || isStatic && isBeginning(solver.receiver(of: $0.instance))
      }
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
