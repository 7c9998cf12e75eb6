import ValueFlow

// Reports that a flow leaves to code without source: `dismiss(animated: true, completion: onEnd)`.
extension FlowReports {
  /// The ends that code without source reports by a closure of the flow that it was given.
  func handedEnds() -> [SeenMove] {
    solution.foreign.calls.flatMap { call -> [SeenMove] in
      guard let flow = ownFlow(of: call.instance), let type = solution.receiverType(of: call.instance) else {
        return []
      }
      let site = solution.bodies.sites[Int(call.site)]
      let place = FlowPlace(flow: flow, instance: call.instance, block: site.block, place: site.place)
      return site.arguments.indices.compactMap { solution.bodies.property(givenAs: $0, to: call.site) }
        .filter { isReportProperty($0, of: type) || holdsGiven($0, in: call.instance, flow) }
        .flatMap { name in
          let own = owners.isOwnCode(call.instance) ? [] : ends(of: flow, callingInherited: call.instance)
          return own.isEmpty ? [SeenMove(kind: .finish(name), place: place)] : own
        }
    }
  }

  /// Tells whether a property of a flow holds a closure that the flow was made with, whoever may set the property later.
  private func holdsGiven(_ name: Name, in instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    let own = solution.receiver(of: instance)
    guard own >= 0, let field = solution.knownField(own, name) else { return false }
    return solution.unsortedObjects(at: field).contains { isGiven($0, to: flow) }
  }
}
