import ValueFlow

/// The events that code sends to objects of libraries, such as state machines, which call closures for them:
/// `machine.addRoutes(event: .open) { … }` and `machine.tryEvent(.open)`.
struct MachineEvents {
  let solution: Solution

  private static let label = "event"

  /// The cases that a call registers a closure for, by the label that tells them.
  func events(at site: Int32, in instance: InstanceIndex) -> Set<Name> {
    let arguments = solution.bodies.sites[Int(site)].arguments
    let told = arguments.indices.filter { solution.program.name(arguments[$0].label) == Self.label }
    return Set(told.flatMap { cases(handedAs: $0, by: site, in: instance) })
  }

  /// For each object without source, the calls that send it a single case and no closure.
  func senders() -> [ObjectIndex: [Waits.Answer]] {
    let calls = solution.foreignCalls { $0.arguments.count == 1 && $0.arguments[0].label == 0 }
    return calls.reduce(into: [:]) { found, call in
      let site = solution.bodies.sites[Int(call.site)]
      guard call.receiver >= 0 else { return }
      for name in cases(handedAs: 0, by: call.site, in: call.instance) {
        found[call.receiver, default: []].append((call.instance, site.block, site.place, name))
      }
    }
  }

  private func cases(handedAs index: Int, by site: Int32, in instance: InstanceIndex) -> [Name] {
    solution.unsortedObjects(at: solution.node(ofArgument: index, of: site, in: instance)).compactMap {
      object in
      let info = solution.info(of: object)
      return info.kind == .enumCase && !solution.isFlag(object) ? info.name : nil
    }
  }
}
