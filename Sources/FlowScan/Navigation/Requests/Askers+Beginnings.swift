import ValueFlow

// The start of flows that are not seen to be started.
extension Askers {
  private static let starting = ["start", "launch", "begin"]
  /// Names that mean the start only if required by the protocol of the app's flows.
  private static let demanded: Set<String> = ["present", "coordinate", "run"]

  /// Tells whether a function without callers is the start of a flow.
  func begins(_ instance: InstanceIndex) -> Bool {
    let receiver = solver.receiver(of: instance)
    guard receiver >= 0 else { return true }
    let type = solver.info(of: receiver).type
    guard owners.roles.isFlow(type) else {
      return owners.roles[type].contains(.beginning)
        || owners.owner(of: receiver).isFlow && (isCalled(instance) || isInitial(instance))
    }
    guard solver.info(of: receiver).kind != .metatype else { return false }
    // A route that is a property is entered where the flow's stack is created with it.
    if isInitial(instance) { return true }
    let name = solver.functionName(of: instance)
    let text = solver.program.name(name)
    if let start = tables?.start(of: type) { return text == start }
    if Self.starting.contains(where: { text.hasPrefix($0) }) { return true }
    if name == solver.initializerName { return true }
    if owners.roles.isScreen(type), isCalled(instance) { return true }
    return Self.demanded.contains(text) && isDemanded(name, of: type)
  }

  /// Tells whether an instance computes the initial value of a property.
  private func isInitial(_ instance: InstanceIndex) -> Bool {
    if case .value = solver.template(instance).kind { true } else { false }
  }

  /// Tells whether an instance computes a property of a type that starts the app, or of an object that a flow's view keeps.
  func isMadeWith(_ instance: InstanceIndex) -> Bool {
    guard isInitial(instance) else { return false }
    let receiver = solver.receiver(of: instance)
    guard receiver >= 0, solver.info(of: receiver).type >= 0 else { return false }
    let type = solver.info(of: receiver).type
    return owners.roles[type].contains(.beginning) || owners.roles.stores.contains(type)
  }

  /// Tells whether an instance runs a function that starts a flow, or makes it.
  func isStart(_ instance: InstanceIndex) -> Bool {
    let name = solver.functionName(of: instance)
    return name == solver.initializerName || Self.starting.contains(solver.program.name(name))
  }

  private func isCalled(_ instance: InstanceIndex) -> Bool {
    LibraryMeaning.called.contains(solver.program.name(solver.functionName(of: instance)))
  }

  /// Tells whether the protocol that makes a type a flow requires a function.
  private func isDemanded(_ name: Name, of type: TypeIndex) -> Bool {
    solver.program.ancestors(type).dropFirst().contains { ancestor in
      let info = solver.program.types[Int(ancestor)]
      return owners.roles.isFlowProtocol(ancestor) && info.functions[name] != nil
    }
  }
}
