import ValueFlow

/// Reads how flows end and go back: their reports to the flow that made them, and the screens they remove.
struct MoveReading {
  let solution: Solution
  let roles: TypeRoles
  let owners: CodeOwners
  let conventions: Conventions
  let showings: [Showing]
  let parents: [TypeIndex: Set<TypeIndex>]
  /// Flows whose screens reach them through a navigator of a library.
  let listing: [TypeIndex]
  /// For each flow, the cases for which its views show something.
  let pages: [TypeIndex: Set<ObjectIndex>]

  func moves() -> [SeenMove] {
    let waited = WaitedEnds(reports).moves() + reports.answeredEnds()
    return ends() + reports.ends() + reports.returnedEnds() + waited + reports.passedEnds()
      + reports.handedEnds() + reports.viewEnds()
      + reports.screenEnds()
      + saidEnds() + KeptReports(reports: reports).ends() + GivenEnds(reports: reports).ends()
      + publishedEnds(beside: waited) + backs() + closings()
      + StateEnds(solution: solution, roles: roles, owners: owners).ends()
  }

  /// The ends that screens, child flows and flows themselves report by publishers that flows return.
  private func publishedEnds(beside waited: [SeenMove]) -> [SeenMove] {
    let returned = ReturnedPublishers(solution, owners)
    let sends = PublisherSends(solution, owners)
    let waiting = Set(waited.map(\.place.flow))
    return returned.ends() + reports.pipedEnds(returned)
      + SentEnds(reports: reports, returned: returned, sends: sends, waiting: waiting).moves()
  }

  private var reports: FlowReports {
    FlowReports(solution: solution, roles: roles, owners: owners, pages: pages)
  }

  /// Calls from a flow's code into the code of the flow that made it.
  private func ends() -> [SeenMove] {
    var found: [SeenMove] = []
    for instance in solution.instances.indices {
      guard case .flow(let parent) = owners.owner(ofCode: instance), isOwn(instance, parent),
        !givesScreen(instance)
      else { continue }
      var seen: Set<InstanceIndex> = [instance]
      climb(instance, to: parent, solution.functionName(of: instance), &found, &seen)
    }
    return found
  }

  /// Tells whether code answers with a screen, so that calling it reports nothing: `factory.receipt(order)`.
  private func givesScreen(_ instance: InstanceIndex) -> Bool {
    solution.given(by: instance).contains { object in
      let info = solution.info(of: object)
      return info.kind == .instance && info.type >= 0 && roles.isScreen(info.type)
    }
  }

  private func isOwn(_ instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0 else { return false }
    let type = solution.info(of: receiver).type
    return type == flow || roles.stores.contains(type)
  }

  private func climb(
    _ instance: InstanceIndex, to parent: TypeIndex, _ name: Name, _ found: inout [SeenMove],
    _ seen: inout Set<InstanceIndex>
  ) {
    for edge in solution.callers(of: instance) where edge.kind == .call && isReport(edge) {
      let called = edge.site >= 0 ? solution.bodies.sites[Int(edge.site)].name : name
      let name = solution.isNamed(called) ? called : name
      switch owners.owner(ofCode: edge.instance) {
      case .flow(let child) where child != parent && isOwn(edge.instance, child):
        if !owners.isOwnCode(edge.instance) {
          if seen.insert(edge.instance).inserted { climb(edge.instance, to: parent, name, &found, &seen) }
          continue
        }
        guard parents[child]?.contains(parent) ?? false, !(parents[parent]?.contains(child) ?? false) else {
          continue
        }
        let place = FlowPlace(flow: child, instance: edge.instance, block: edge.block, place: place(edge))
        found += reports.ends(of: child, by: edge.site, in: edge.instance, at: place, named: name)
      case .nobody:
        if seen.insert(edge.instance).inserted { climb(edge.instance, to: parent, name, &found, &seen) }
      default: continue
      }
    }
  }

  /// Tells whether an edge is a call through a delegate, a closure or a parent; inherited code belongs to the flow.
  private func isReport(_ edge: CallerEdge) -> Bool { edge.site >= 0 }

  private func place(_ edge: CallerEdge) -> Int32 {
    edge.site >= 0 ? solution.bodies.sites[Int(edge.site)].place : solution.template(edge.instance).place
  }

  /// Library functions that end a flow: `.end(forwardToParentFlowWithStep: Step.done)`.
  private func saidEnds() -> [SeenMove] {
    let rules = Dictionary(grouping: conventions.ends.filter { !$0.stays }, by: \.name)
    return solution.foreignCalls { rules[solution.program.name($0.name)] != nil }.flatMap {
      call -> [SeenMove] in
      let site = solution.bodies.sites[Int(call.site)]
      guard let all = rules[solution.program.name(site.name)],
        all.contains(where: { rule in
          site.arguments.contains { solution.program.name($0.label) == rule.argument }
        })
      else { return [] }
      return flowPlaces(behind: call.instance, site.block, site.place).flatMap {
        reports.ends(of: $0.flow, by: call.site, in: call.instance, at: $0)
      }
    }
  }

  // MARK: - Going back

  /// Sheets that code closes by the state to which they are bound.
  private func closings() -> [SeenMove] {
    BoundFlows(solution: solution, roles: roles, showings: showings).closings(of: showings)
  }

  private func backs() -> [SeenMove] {
    let names = Set((conventions.back + ListRemovals.words).compactMap { solution.program.names.known($0) })
    let shortening = ListRemovals.names(solution)
    lazy var removals = ListRemovals(solution, roles, conventions)
    let dismissals = Dismissals(solution: solution, roles: roles)
    let swaps = ChildSwaps(solution, showings)
    var found: [SeenMove] = []
    var seen: Set<Int64> = []
    for call in solution.foreignCalls(where: { names.contains($0.name) }) {
      let site = solution.bodies.sites[Int(call.site)]
      guard !isTable(call.receiver),
        !dismissals.isDismissal(
          call.site, of: solution.receiverType(of: call.instance) ?? -1, in: call.instance),
        !shortening.contains(site.name) || removals.isBack(call),
        seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted
      else {
        continue
      }
      let flows = spokenTo(call, listing)
      found += flows.map {
        let place = FlowPlace(flow: $0, instance: call.instance, block: site.block, place: site.place)
        return SeenMove(kind: .back, place: place, spoken: site.name)
      }
      if !flows.isEmpty { continue }
      let moves = backs(from: call.instance, site.block, site.place)
      let takesChild = solution.program.name(site.name) == "removeFromParent"
      found += takesChild ? moves.filter { !swaps.isSwap($0) } : moves
    }
    return found + shortenedStacks()
  }

  /// Tells whether the receiver is a flow with a table, whose requests are read elsewhere.
  private func isTable(_ receiver: ObjectIndex) -> Bool {
    guard receiver >= 0, solution.info(of: receiver).type >= 0 else { return false }
    return roles.tables.flow(ofCode: solution.info(of: receiver).type) != nil
  }

  /// The flows that a screen makes go back with a function of their library.
  ///
  /// A navigator of which nothing is known refers to all flows with lists of routes.
  private func spokenTo(_ call: ForeignCall, _ listing: [TypeIndex]) -> [TypeIndex] {
    guard case .screens = owners.owner(ofCode: call.instance) else { return [] }
    let type = call.receiver < 0 ? -1 : solution.info(of: call.receiver).type
    if type >= 0, owners.isFlow(type) { return [type] }
    return type < 0 || solution.program.types[Int(type)].isForeign ? listing : []
  }

  func backs(from instance: InstanceIndex, _ block: Int32, _ place: Int32) -> [SeenMove] {
    flowPlaces(behind: instance, block, place).map { SeenMove(kind: .back, place: $0) }
  }

  /// The places in the code of flows from which a place runs, directly or through helpers.
  func flowPlaces(behind instance: InstanceIndex, _ block: Int32, _ place: Int32) -> [FlowPlace] {
    var seen: Set<InstanceIndex> = []
    var found: [FlowPlace] = []
    climb(from: instance, block, place, &found, &seen)
    return found
  }

  private func climb(
    from instance: InstanceIndex, _ block: Int32, _ place: Int32, _ found: inout [FlowPlace],
    _ seen: inout Set<InstanceIndex>
  ) {
    guard seen.insert(instance).inserted else { return }
    if case .flow(let flow) = owners.owner(ofCode: instance), isOwn(instance, flow) {
      return found.append(FlowPlace(flow: flow, instance: instance, block: block, place: place))
    }
    let receiver = solution.receiver(of: instance)
    // An extension of a container is no code of the screen that has it: `extension UINavigationController`.
    let isOfContainer = receiver >= 0 && owners.isContainer(receiver)
    if case .screens = owners.owner(ofCode: instance), !isOfContainer { return }
    for edge in solution.callers(of: instance) where edge.site >= 0 {
      climb(from: edge.instance, edge.block, solution.bodies.sites[Int(edge.site)].place, &found, &seen)
    }
  }
}
