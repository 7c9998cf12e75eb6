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

// Reports that a flow passes on from its screens as they come: `model.signedIn.map { .done }.subscribe(subject)`.
extension FlowReports {
  /// The ends that screens report by publishers which a flow connects to one of its own.
  func pipedEnds(_ returned: ReturnedPublishers) -> [SeenMove] {
    let piped = solution.foreignCalls { Self.piping.contains(solution.program.name($0.name)) }
    return Dictionary(grouping: piped) { Int64($0.instance) << 32 | Int64($0.site) }
      .sorted { $0.key < $1.key }.flatMap { ends($0.value, returned) }
  }

  private static let piping: Set<String> = ["bind", "drive", "emit", "subscribe", "multicast"]

  /// The ends in calls at one place, each on another publisher, or on a case that a closure of one makes.
  private func ends(_ calls: [ForeignCall], _ returned: ReturnedPublishers) -> [SeenMove] {
    let (instance, site) = (calls[0].instance, calls[0].site)
    guard let flow = ownFlow(of: instance), let type = solution.receiverType(of: instance),
      let report = report(givenTo: site, of: type)
        ?? returned.name(ofAny: given(to: site, in: instance), of: flow),
      !isHeard(by: flow, givenTo: site, in: instance)
    else { return [] }
    let call = solution.bodies.sites[Int(site)]
    let place = FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
    let receivers = calls.map(\.receiver).filter { $0 >= 0 }
    let cases = receivers.filter { solution.info(of: $0).kind == .enumCase && !solution.isFlag($0) }
    let names = cases.isEmpty ? [report] : Set(cases.map { solution.info(of: $0).name }).sorted()
    return receivers.flatMap { publisher -> [SeenMove] in
      guard case .screens(let screens) = owners.owner(of: publisher) else { return [] }
      let spoken = solution.bodies.property(before: site) ?? owners.name(holding: publisher) ?? report
      return names.map { SeenMove(kind: .finish($0), place: place, spoken: spoken, screens: screens) }
    }
  }

  /// Tells whether a flow's own code hears what it passes on, by which it then navigates itself.
  private func isHeard(by flow: TypeIndex, givenTo site: Int32, in instance: InstanceIndex) -> Bool {
    let given = given(to: site, in: instance)
    return solution.foreign.calls.contains { call in
      given.contains(call.receiver) && ownFlow(of: call.instance) == flow
        && solution.bodies.sites[Int(call.site)].arguments.contains(where: \.isTrailing)
    }
  }

  private func given(to site: Int32, in instance: InstanceIndex) -> [ObjectIndex] {
    solution.bodies.sites[Int(site)].arguments.indices.flatMap {
      solution.objects(at: solution.node(ofArgument: $0, of: site, in: instance))
    }
  }

  /// The publisher of a flow among the arguments of a call.
  private func report(givenTo site: Int32, of flow: TypeIndex) -> Name? {
    solution.bodies.sites[Int(site)].arguments.indices.lazy
      .compactMap { solution.bodies.property(givenAs: $0, to: site) }
      .first { name in property(name, of: flow).map(isPublisher) ?? false }
  }
}
