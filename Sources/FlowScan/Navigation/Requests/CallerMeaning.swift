import ValueFlow

/// The meaning of a caller for a flow: another flow that begins, a shared object that screens tell, or code that ends a flow.
struct CallerMeaning {
  let flow: TypeIndex
  let askers: Askers
  private var solution: Solution { askers.solution }

  /// Tells whether code is the flow's own.
  func isOwn(_ instance: InstanceIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    return receiver >= 0 && solution.info(of: receiver).type == flow
  }

  /// Tells whether a flow makes or starts another one of its type; flows that make each other without end share an object.
  func isStarting(_ caller: Caller, _ callee: InstanceIndex) -> Bool {
    let (receiver, own) = (solution.receiver(of: callee), solution.receiver(of: caller.edge.instance))
    guard isOwn(caller.edge.instance), isOwn(callee), askers.isStart(callee) else { return false }
    return receiver != own || isMaking(callee) && !isMaking(caller.edge.instance)
  }

  /// Tells whether a screen starts a flow with its own beginning, as a tab bar controller around flows does: it shows what the flow
  /// begins with, and asks for nothing.
  func isHosting(_ caller: Caller, _ callee: InstanceIndex) -> Bool {
    let instance = caller.edge.instance
    if isHost(caller) { return isOwn(callee) }
    guard caller.edge.kind == .call, isOwn(callee), askers.isStart(callee), caller.owner.isOfScreens,
      let type = solution.receiverType(of: instance), type >= 0, askers.owners.roles.isScreen(type)
    else { return false }
    switch solution.template(instance).kind {
    case .function:
      let name = solution.functionName(of: instance)
      return name == solution.initializerName || Self.beginnings.contains(solution.program.name(name))
    case .value: return true
    default: return false
    }
  }

  /// Tells whether a view controller calls that is only a frame around a flow.
  private func isHost(_ caller: Caller) -> Bool {
    guard caller.edge.kind == .call, let type = solution.receiverType(of: caller.edge.instance) else {
      return false
    }
    return askers.owners.roles.hosted(by: type) != nil
  }

  private static let beginnings: Set<String> = [
    "viewDidLoad", "loadView", "makeUIViewController", "makeUIView",
  ]

  /// The child flow that keeps the object which calls something of this flow: an interactor with its listener.
  func childKeeping(_ caller: Caller, calling callee: InstanceIndex) -> TypeIndex? {
    let (receiver, owners) = (solution.receiver(of: caller.edge.instance), askers.owners)
    guard receiver >= 0, let type = solution.receiverType(of: caller.edge.instance), type >= 0,
      !owners.isOwner(type), caller.owner.isOfScreens || isReporting(receiver, caller, to: callee),
      let child = owners.flow(keeping: receiver), child != flow, askers.isAncestor(flow, of: child)
    else { return nil }
    return child
  }

  /// Tells whether an object that belongs to no screen calls its listener, as an interactor does that is a listener itself.
  private func isReporting(_ receiver: ObjectIndex, _ caller: Caller, to callee: InstanceIndex) -> Bool {
    let told = solution.receiver(of: callee)
    guard caller.owner == .nobody, told >= 0 else { return false }
    return askers.owners.holders(of: told).contains {
      $0.object == receiver && askers.owners.isListener(told, of: $0)
    }
  }

  private func isMaking(_ instance: InstanceIndex) -> Bool {
    solution.functionName(of: instance) == solution.initializerName
  }

  /// Tells whether screens or other flows call code that calls a closure and belongs to nobody: an object that keeps it, as in `Session.shared.logout()`,
  /// or the closure that a global function made of it: `page.onPick = weakly(self) { $0.show($1) }`.
  func isToldByOthers(_ caller: Caller, _ closure: ObjectIndex?) -> Bool {
    let keeper = solution.receiver(of: caller.edge.instance)
    guard let closure, caller.owner == .nobody else { return false }
    if isToldByFlows(caller) || isToldByScreens(caller.edge.instance) { return true }
    if keeper >= 0, !askers.owners.holders(of: closure).contains(where: { $0.object == keeper }) {
      return false
    }
    return askers.callers(of: caller.edge.instance).all.contains { $0.owner.isOfScreens }
  }

  /// Tells whether the closure of an object that belongs to nobody is called by other flows: `Payment(onPaid: { onPaid() })` in a factory.
  private func isToldByFlows(_ caller: Caller) -> Bool {
    guard solution.closure(of: caller.edge.instance) != nil else { return false }
    return askers.callers(of: caller.edge.instance).all.contains {
      $0.edge.kind == .call && $0.owner.isFlow && $0.owner != .flow(flow)
    }
  }

  /// Tells whether screens call the closure in which code is, as one that an extension of all screens gives to the screen that it shows:
  /// `offer.onDecision = { accepted in self.dismiss(animated: true) { completion(accepted) } }`.
  private func isToldByScreens(_ instance: InstanceIndex) -> Bool {
    var seen: Set<InstanceIndex> = [instance]
    var waiting = [instance]
    while let next = waiting.popLast() {
      guard solution.closure(of: next) != nil else { continue }
      for caller in askers.callers(of: next).all {
        if caller.edge.kind == .call, caller.owner.isOfScreens { return true }
        // Closures may be handed round in a circle.
        if caller.edge.kind == .foreign, caller.owner == .nobody, seen.insert(caller.edge.instance).inserted {
          waiting.append(caller.edge.instance)
        }
      }
    }
    return false
  }

  /// Tells whether code that several flows inherit ends another flow, and a screen runs it by itself: `page.onLogout = finish`.
  func isEndingItself(_ caller: Caller) -> Bool {
    guard caller.isShared, caller.owner.isFlow, caller.owner != .flow(flow) else { return false }
    let callers = askers.callers(of: caller.edge.instance).all
    return !callers.isEmpty && callers.allSatisfy { if case .screens = $0.owner { true } else { false } }
  }

  /// The flow that code which several flows inherit calls because it was passed: `func coordinate(to child: Flow) { child.start() }`.
  func child(calledBy caller: Caller, _ callee: InstanceIndex) -> ObjectIndex {
    let receiver = solution.receiver(of: callee)
    guard caller.isShared, caller.owner.isFlow, receiver >= 0,
      askers.isStart(callee) || askers.owners.roles.isFlow(solution.info(of: receiver).type),
      solution.isArgument(receiver, of: caller.edge.instance)
    else { return -1 }
    return receiver
  }

  /// The callers that pass a flow; all if none is seen to.
  func passing(_ child: ObjectIndex, _ callers: [Caller]) -> [Caller] {
    guard child >= 0 else { return callers }
    let passing = callers.filter { askers.isHanded([child], by: $0.edge, isInside: false) }
    return passing.isEmpty ? callers : passing
  }
}
