import ValueFlow

/// Child flows that ask a flow for something through a flow above both: a tab that has another one brought to the front by the app's
/// coordinator.
struct RelayingFlows {
  let flow: TypeIndex
  let askers: Askers

  /// A child flow, and the name of what it calls.
  struct Request: Hashable {
    var child: TypeIndex
    var name: Name
  }

  /// The requests for which the code of an ancestor runs, and whether it runs for anything else; none where that would take too long to
  /// tell, since those found first would depend on the order of files.
  func requests(through instance: InstanceIndex) -> (found: Set<Request>, hasOthers: Bool) {
    var found: Set<Request> = []
    var hasOthers = false
    var seen: Set<InstanceIndex> = [instance]
    var waiting = [instance]
    while let next = waiting.popLast() {
      guard seen.count < Self.most else { return ([], true) }
      let callers = askers.callers(of: next).all
      if callers.isEmpty { hasOthers = true }
      for caller in callers {
        switch caller.owner {
        case .flow(let type) where askers.isAncestor(flow, of: type):
          found.insert(Request(child: type, name: caller.name))
        case .flow(let type) where askers.isAncestor(type, of: flow):
          if seen.insert(caller.edge.instance).inserted { waiting.append(caller.edge.instance) }
        default: hasOthers = true
        }
      }
    }
    return (found, hasOthers)
  }

  /// From this many pieces of code of ancestors on, nothing is told.
  private static let most = 30
}
