import ValueFlow

/// Finds the flows that an app starts with: those created by its delegate, its scenes or its `App`, or used by top-level code.
struct FlowEntries {
  let solution: Solution
  let roles: TypeRoles
  /// The flows that other flows show.
  let shown: Set<TypeIndex>

  func find() -> Set<TypeIndex> {
    let kept = self.kept
    let registered = solution.registered
    var found = LaunchedFlows(solution: solution, tables: roles.tables).find()
    for type in solution.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      let objects = solution.objects.ofType[type] ?? []
      // The app begins with the tabs that make a router each, also if it has one beside them.
      if shown.contains(type), roles.sharedRouters.routers.contains(type) { continue }
      // An object that the start registers in a container is started by whoever asks for it, and one that it only hands out by its users.
      let isLeft = { shown.contains(type) && (registered.contains($0) || isHandedOut($0)) }
      if objects.contains(where: { isBegun($0) && !isLeft($0) }) { found.insert(type) }
      guard !shown.contains(type) else { continue }
      if kept.contains(type) || objects.contains(where: isBegunByHelper) { found.insert(type) }
    }
    return found.union(scripted)
  }

  /// The types of the properties of the types that start the app: `@Injected(\.coordinator) var coordinator`.
  private var kept: Set<TypeIndex> {
    let types = solution.program.types.indices.map(TypeIndex.init)
    return Set(types.filter { roles[$0].contains(.beginning) }.flatMap(roles.keptTypes))
  }

  /// Tells whether the code of a type that starts the app makes an object.
  private func isBegun(_ object: ObjectIndex) -> Bool {
    solution.objects.makers(of: object).contains { isBeginning(solution.receiver(of: $0.instance)) }
  }

  /// Tells whether what starts the app only makes an object, for others: it neither calls nor keeps it, and no view has it.
  private func isHandedOut(_ object: ObjectIndex) -> Bool {
    let isCalled = solution.instances.indices.contains { instance in
      solution.receiver(of: instance) == object
        && solution.functionName(of: instance) != solution.initializerName
        && solution.callers(of: instance).contains { isBeginning(solution.receiver(of: $0.instance)) }
    }
    if isCalled { return false }
    return !solution.fieldOwners.contains { field in
      (isBeginning(field.object) || roles.isScreen(solution.info(of: field.object).type))
        && solution.unsortedObjects(at: field.node).contains(object)
    }
  }

  /// Tells whether an object is made by code that the beginning calls, such as an assembly of the app's parts, or by
  /// its first screen.
  private func isBegunByHelper(_ object: ObjectIndex) -> Bool {
    var open = solution.objects.makers(of: object).map(\.instance)
    var known = Set(open)
    while let instance = open.popLast() {
      let receiver = solution.receiver(of: instance)
      if isBeginning(receiver) { return true }
      let type = receiver < 0 ? -1 : solution.info(of: receiver).type
      if roles.isFlow(type) { continue }
      // The arguments of an object start with the object.
      if let object = solution.made(with: instance) {
        open += solution.objects.makers(of: object).map(\.instance).filter { known.insert($0).inserted }
      }
      // Objects that a screen makes start with the screen.
      let around =
        roles.isScreen(type)
        ? solution.objects.makers(of: receiver).map(\.instance)
        : solution.callers(of: instance).map(\.instance)
      open += around.filter { known.insert($0).inserted }
    }
    return false
  }

  /// The flows that top-level code calls, `coordinator.start()`, and those without objects, or that all code can reach, that a type which
  /// starts the app calls.
  private var scripted: Set<TypeIndex> {
    let called = solution.instances.indices.filter { instance in
      let isStatic = solution.receiverType(of: instance).map(roles.isStaticFlow) ?? false
      return solution.callers(of: instance).contains {
        isScript($0.instance)
          || isBeginning(solution.receiver(of: $0.instance))
            && (isStatic || isShared(solution.receiver(of: instance)))
      }
    }
    let receivers = called.map { solution.receiver(of: $0) }.filter { $0 >= 0 }
    return Set(receivers.map { solution.info(of: $0).type }.filter(roles.isFlow))
  }

  private func isShared(_ object: ObjectIndex) -> Bool {
    object >= 0 && solution.isShared(object)
  }

  private func isScript(_ instance: InstanceIndex) -> Bool {
    if case .script = solution.template(instance).kind { true } else { false }
  }

  private func isBeginning(_ receiver: ObjectIndex) -> Bool {
    receiver >= 0 && solution.info(of: receiver).type >= 0
      && roles[solution.info(of: receiver).type].contains(.beginning)
  }
}
