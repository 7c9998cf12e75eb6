import SwiftFacts
import ValueFlow

// The closures that a search looks for: of all that call a function with a closure, only who passes the right one is a requester.
extension AskerSearch {
  /// Tells whether code was given the closure that it runs, so that only the giver is a requester, whatever the code tests before.
  func isGiven(_ closure: ObjectIndex?, _ instance: InstanceIndex) -> Bool {
    closure.map { !bearers(of: $0, givenTo: instance).isEmpty } ?? false
  }

  /// The objects with which code was given a closure: that itself, or the command that has it:
  /// `func run(_ command: Command) { command.body(self) }`.
  func bearers(of closure: ObjectIndex, givenTo instance: InstanceIndex) -> [ObjectIndex] {
    if solution.isHanded(closure, to: instance) { return [closure] }
    return askers.owners.holders(of: closure).map(\.object).filter { holder in
      let info = solution.info(of: holder)
      return info.kind == .instance && info.type >= 0 && !askers.owners.isOwner(info.type)
        && solution.isHanded(holder, to: instance)
    }
  }

  /// The names of the functions that make a command for whoever asks: `startBooking` in `store.dispatch(Commands.startBooking())`.
  func names(ofCommands bearers: [ObjectIndex]) -> Set<Name> {
    let commands = bearers.filter { solution.info(of: $0).kind == .instance }
    let makers = commands.flatMap { Array(solution.objects.makers(of: $0)) }
    guard makers.allSatisfy({ askers.owners.owner(ofCode: $0.instance) == .nobody }) else { return [] }
    return Set(makers.map { solution.functionName(of: $0.instance) }).filter(solution.isNamed)
  }

  /// The closures to look for outside of one that calls another.
  func outside(_ closure: ObjectIndex?, _ called: ObjectIndex?, _ outer: [ObjectIndex]) -> [ObjectIndex] {
    guard let closure, let called, closure != called, !outer.contains(called) else { return [] }
    return (outer + [called]).suffix(Self.deepest)
  }

  /// The most closures around each other that are looked for.
  private static let deepest = 4

  /// The closure to look for in the code that calls a function with a closure: outside of the code that made it, the one that it calls.
  mutating func unwrapped(_ closure: ObjectIndex?, madeBy instance: InstanceIndex) -> ObjectIndex? {
    guard let closure, solution.info(of: closure).outer == instance else { return closure }
    return outerClosures.popLast()
  }

  /// Tells whether a caller only runs a closure that it was given, as services do when they are done, and functions that the app adds to any
  /// screen; who gave it is the requester.
  func isPassedOn(_ closure: ObjectIndex, by caller: Caller) -> Bool {
    guard caller.edge.site >= 0, caller.owner.isOfScreens,
      solution.isHanded(closure, to: caller.edge.instance)
    else { return false }
    let owner = solution.template(caller.edge.instance).owner
    if owner >= 0, solution.program.types[Int(owner)].kind == .protocol { return true }
    return solution.receiverType(of: caller.edge.instance).map { $0 >= 0 && !askers.owners.isOwner($0) }
      ?? false
  }

  typealias Bearer = (flow: TypeIndex, name: Name)

  /// The child flows that received a closure and handed it on as it is, to one of their screens or to a flow below them: they request what
  /// the closure does.
  func bearers(of closure: ObjectIndex, calledBy caller: Caller) -> [Bearer] {
    let bearers = askers.owners.holders(of: closure).compactMap { holder -> Bearer? in
      let type = solution.info(of: holder.object).type
      guard !holder.isWeak, type >= 0, type != flow, askers.owners.isFlow(type),
        askers.isAncestor(flow, of: type)
      else { return nil }
      return (type, holder.name)
    }
    let own = bearers.filter { isChild($0.flow) && isOf($0.flow, orBelow: true, caller.owner) }
    if let first = own.first { return [first] + passing(closure, calledBy: caller, except: first.flow) }
    return bearers.first { isOf($0.flow, orBelow: false, caller.owner) }.map { [$0] } ?? []
  }

  /// The other children that were made with a closure and have the caller below them, which may have handed it on without keeping it.
  private func passing(
    _ closure: ObjectIndex, calledBy caller: Caller, except first: TypeIndex
  ) -> [Bearer] {
    let children = askers.parents.keys.filter {
      $0 != first && isChild($0) && isOf($0, orBelow: true, caller.owner)
    }
    return children.sorted().compactMap { child in
      let calls = (solution.objects.ofType[child] ?? []).flatMap { solution.calls(making: $0) }
      return calls.lazy.compactMap { name(of: closure, handedBy: $0.site, in: $0.instance) }.first.map {
        (child, $0)
      }
    }
  }

  /// The label of the argument that a call passes an object as.
  private func name(of object: ObjectIndex, handedBy site: Int32, in instance: InstanceIndex) -> Name? {
    let arguments = solution.bodies.sites[Int(site)].arguments
    let index = arguments.indices.first {
      solution.holds(object, at: solution.node(ofArgument: $0, of: site, in: instance))
    }
    return index.map { arguments[$0].label }
  }

  private func isChild(_ child: TypeIndex) -> Bool { askers.parents[child]?.contains(flow) ?? false }

  /// Tells whether code is that of the screens of a flow, or of a flow below it.
  private func isOf(_ child: TypeIndex, orBelow: Bool, _ owner: CodeOwners.Owner) -> Bool {
    switch owner {
    case .screens(let screens):
      let flows = askers.screens.keys.filter { $0 == child || orBelow && askers.isAncestor(child, of: $0) }
      return flows.contains { flow in screens.allSatisfy { askers.screens[flow]?.contains($0) ?? false } }
    case .flow(let type): return orBelow && type != flow && askers.isAncestor(child, of: type)
    case .nobody: return false
    }
  }

  /// Tells whether code is that of a closure which an unrelated flow gives to a screen, so that the screen asks by it.
  ///
  /// That flow is neither above this one nor below: they only use the same store or router. A function that only such closures call is
  /// like them.
  func isRunByScreen(_ instance: InstanceIndex, of owner: CodeOwners.Owner) -> Bool {
    guard case .flow(let other) = owner, other != flow, !askers.isAncestor(other, of: flow),
      !askers.isAncestor(flow, of: other)
    else { return false }
    if solution.closure(of: instance) != nil { return isGivenToScreen(instance) }
    let callers = askers.callers(of: instance).all
    return !callers.isEmpty
      && callers.allSatisfy {
        $0.owner == owner && solution.closure(of: $0.edge.instance) != nil
          && isGivenToScreen($0.edge.instance)
      }
  }

  private func isGivenToScreen(_ closure: InstanceIndex) -> Bool {
    askers.callers(of: closure).all.contains { $0.owner.isOfScreens }
  }

  /// The code that a call runs as a value that the caller was given: a closure, or a function such as `store.finish` in
  /// `LoginView(onDone: store.finish)`.
  func value(calledBy call: ReachedCall) -> ObjectIndex? {
    if let called = call.called { return called }
    let edge = call.edge
    switch edge.kind {
    case .foreign: return solution.value(of: call.callee)
    case .call where edge.site >= 0:
      let name = solution.bodies.sites[Int(edge.site)].name
      return name == solution.functionName(of: call.callee) ? nil : solution.value(of: call.callee)
    default: return nil
    }
  }
}
