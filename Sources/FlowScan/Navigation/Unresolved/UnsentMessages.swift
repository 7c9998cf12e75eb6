import ValueFlow

/// Finds routes of flows that are taken for a message, such as a notification, that no code of the source sends.
struct UnsentMessages {
  struct Found {
    var route: SeenRoute
    /// The message, and the call that registers for it.
    var title: Messages.Title
    var call: Messages.Call
  }

  let solution: Solution
  let owners: CodeOwners
  private var roles: TypeRoles { owners.roles }

  func found(behind routes: [SeenRoute]) -> [Found] {
    let loops = Dictionary(grouping: solution.messageLoops, by: \.call.instance)
    if loops.isEmpty, !solution.hasUnsentMessages { return [] }
    return routes.filter { $0.row == nil }.flatMap { route in
      handlers(of: route).filter { owners.owner(ofCode: $0).isFlow }.flatMap { handler -> [Found] in
        let looped = (loops[handler] ?? []).flatMap { loop in
          solution.unsentTitles(of: loop.source).map { ($0, loop.call) }
        }
        return (solution.unsentMessages(to: handler) + looped).filter { !$0.0.isOfSystem }.map {
          Found(route: route, title: $0.0, call: $0.1)
        }
      }
    }
  }

  /// The code that leads to a route, without that of other flows.
  private func handlers(of route: SeenRoute) -> [InstanceIndex] {
    var found = [route.place.instance]
    var next = 0
    var seen = Set(found)
    while next < found.count {
      let instance = found[next]
      next += 1
      for edge in solution.callers(of: instance) where !solution.isRegistering(edge, instance) {
        let type = solution.receiverType(of: edge.instance) ?? -1
        guard type == route.flow || !roles.isFlow(type) && !roles.isScreen(type),
          seen.insert(edge.instance).inserted
        else { continue }
        found.append(edge.instance)
      }
    }
    return found
  }
}
