import ValueFlow

// The start of flows that are not seen to be started.
extension Askers {
  private static let starting = ["start", "launch", "begin"]
  /// Names that mean the start only if required by the protocol of the app's flows.
  private static let demanded: Set<String> = ["present", "coordinate", "run"]

  /// Tells whether a function without callers is the start of a flow.
  func begins(_ instance: InstanceIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0 else { return true }
    let type = solution.info(of: receiver).type
    guard owners.roles.isFlow(type) else {
      return owners.roles[type].contains(.beginning) || bringsFlow(instance, type)
        || owners.owner(of: receiver).isFlow && (isCalled(instance) || isInitial(instance))
    }
    guard solution.info(of: receiver).kind != .metatype || owners.roles.isStaticFlow(type) else {
      return false
    }
    // A route that is a property is entered where the flow's stack is created with it.
    if isInitial(instance) || solution.isLoading(instance) { return true }
    let name = solution.functionName(of: instance)
    let text = solution.program.name(name)
    if let start = tables?.start(of: type) { return text == start }
    if Self.starting.contains(where: { text.hasPrefix($0) }) { return true }
    if name == solution.initializerName { return true }
    if owners.roles.isScreen(type), isCalled(instance) { return true }
    return Self.demanded.contains(text) && isDemanded(name, of: type)
  }

  /// Tells whether a view that stands for a flow of view controllers gives that flow's.
  private func bringsFlow(_ instance: InstanceIndex, _ view: TypeIndex) -> Bool {
    owners.roles.flowsOfViews[view] != nil
      && FramedFlows.making.contains(solution.program.name(solution.functionName(of: instance)))
  }

  /// Tells whether an instance computes the initial value of a property.
  func isInitial(_ instance: InstanceIndex) -> Bool {
    if case .value = solution.template(instance).kind { true } else { false }
  }

  /// Tells whether an instance computes a property of a type that starts the app, or of an object that a flow's view keeps.
  func isMadeWith(_ instance: InstanceIndex) -> Bool {
    guard isInitial(instance) else { return false }
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0, solution.info(of: receiver).type >= 0 else { return false }
    let type = solution.info(of: receiver).type
    return owners.roles[type].contains(.beginning) || owners.roles.stores.contains(type)
      || owners.roles.viewedFlows.contains(type)
  }

  /// Tells whether an instance runs a function that starts a flow, or makes it.
  func isStart(_ instance: InstanceIndex) -> Bool {
    let name = solution.functionName(of: instance)
    return name == solution.initializerName || Self.starting.contains(solution.program.name(name))
  }

  /// Tells whether an instance runs a function of the app's delegate that a screen calls, so that it is no part of the app's start.
  func isAction(_ instance: InstanceIndex, of callers: Callers) -> Bool {
    guard let type = solution.receiverType(of: instance), type >= 0,
      owners.roles[type].contains(.beginning)
    else { return false }
    return callers.all.contains { if case .screens = $0.owner { true } else { false } }
  }

  /// The callers of an instance, as far as they ask for what a block does.
  ///
  /// Where the app's delegate decides by some state what to show, a message says that the state has changed, and not what to show: it is
  /// what the app begins with.
  func callers(of instance: InstanceIndex, deciding block: Int32) -> Callers {
    let found = callers(of: instance)
    guard found.all.contains(where: { $0.edge.kind == .delivered }),
      let type = solution.receiverType(of: instance), type >= 0, owners.roles[type].contains(.beginning),
      solution.dependsOnState(block, in: instance)
    else { return found }
    return Callers(closure: found.closure, all: found.all.filter { $0.edge.kind != .delivered })
  }

  private func isCalled(_ instance: InstanceIndex) -> Bool {
    LibraryMeaning.called.contains(solution.program.name(solution.functionName(of: instance)))
  }

  /// Tells whether the protocol that makes a type a flow requires a function.
  private func isDemanded(_ name: Name, of type: TypeIndex) -> Bool {
    solution.program.ancestors(type).dropFirst().contains { ancestor in
      let info = solution.program.types[Int(ancestor)]
      return owners.roles.isFlowProtocol(ancestor) && info.functions[name] != nil
    }
  }

  /// The screens that call code of an object which several screens hold, or which all code can reach; nil if nobody else is seen to, or if
  /// it belongs to one alone.
  func screens(calling instance: InstanceIndex, of owner: CodeOwners.Owner) -> [TypeIndex]? {
    let receiver = solution.receiver(of: instance)
    let isShared = receiver >= 0 && solution.isShared(receiver)
    guard case .screens(let all) = owner, all.count > 1 || isShared else { return nil }
    var found: Set<TypeIndex> = []
    var isCalled = false
    var known: Set<InstanceIndex> = [instance]
    var open = [instance]
    while let next = open.popLast() {
      for edge in solution.callers(of: next) where known.insert(edge.instance).inserted {
        let caller = owners.owner(ofCode: edge.instance)
        let isOwn = isShared && solution.receiverType(of: edge.instance).map(all.contains) ?? false
        if caller == owner, !isOwn {
          open.append(edge.instance)
        } else {
          isCalled = true
          if case .screens(let screens) = caller { found.formUnion(screens) }
        }
      }
    }
    return isCalled ? found.sorted() : nil
  }
}
