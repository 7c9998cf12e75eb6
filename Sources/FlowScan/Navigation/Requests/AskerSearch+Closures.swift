import ValueFlow

// The closures that a search looks for: of all that call a function with a closure, only who passes the right one is a requester.
extension AskerSearch {
  /// Tells whether code was given the closure that it runs, so that only the giver is a requester, whatever the code tests before.
  func isGiven(_ closure: ObjectIndex?, _ instance: InstanceIndex) -> Bool {
    closure.map { solution.isHanded($0, to: instance) } ?? false
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

  /// Tells whether a caller only runs a closure that it was given, as services do when they are done; who gave it is the requester.
  func isPassedOn(_ closure: ObjectIndex, by caller: Caller) -> Bool {
    guard caller.edge.site >= 0, caller.owner.isOfScreens,
      solution.isHanded(closure, to: caller.edge.instance)
    else { return false }
    return solution.receiverType(of: caller.edge.instance).map { $0 >= 0 && !askers.owners.isOwner($0) }
      ?? false
  }

  /// The child flow that received a closure and handed it to one of its screens as it is: the child requests what the closure does.
  func bearer(of closure: ObjectIndex, calledBy caller: Caller) -> (flow: TypeIndex, name: Name)? {
    guard case .screens(let screens) = caller.owner else { return nil }
    for holder in askers.owners.holders(of: closure) where !holder.isWeak {
      let type = solution.info(of: holder.object).type
      guard type >= 0, type != flow, askers.owners.isFlow(type), askers.isAncestor(flow, of: type),
        screens.allSatisfy({ askers.screens[type]?.contains($0) ?? false })
      else { continue }
      return (type, holder.name)
    }
    return nil
  }
}
