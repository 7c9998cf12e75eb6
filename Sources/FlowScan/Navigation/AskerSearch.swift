import ValueFlow

/// One search from a place in a flow's code, against the direction of calls.
struct AskerSearch {
  let flow: TypeIndex
  let askers: Askers
  var found: Set<Asker> = []
  /// The cases that were tested on the way.
  var choices: Set<Name> = []
  /// The cases by which requesters ask without being seen to make them.
  var labels: Set<Name> = []
  /// The cases by which the code that the search reached is registered.
  private var keys: Set<HandlerKeys.Key> = []
  /// Whether requesters were found, so that of further ones only holders of the flow's closures count.
  var isSilent = false
  /// The place of each requester; nil if places are not needed.
  var spots: [Asker: CodeSpot]?
  /// The current place in the code.
  private var spot = CodeSpot(file: 0, place: 0)
  private var seen: Set<Place> = []
  private var waiting: [Step] = []
  var solver: Solver { askers.solver }

  /// A place in the code whose callers are to be found, with the state of the search.
  private struct Step {
    var instance: InstanceIndex
    var block: Int32
    var trigger: Name
    var choices: Set<Name>
    var labels: Set<Name>
    var isSilent: Bool
    var keys: Set<HandlerKeys.Key>
    /// The closure that was called there, if one was passed.
    var closure: ObjectIndex?
  }

  private struct Place: Hashable {
    var instance: InstanceIndex
    var block: Int32
    var closure: ObjectIndex?
  }

  init(of flow: TypeIndex, _ askers: Askers) { (self.flow, self.askers) = (flow, askers) }

  mutating func run(from place: FlowPlace) {
    visit(place.instance, place.block, trigger: 0)
    finish()
  }

  /// Follows all open paths.
  mutating func finish() {
    while let step = waiting.popLast() {
      (choices, labels, isSilent, keys) = (step.choices, step.labels, step.isSilent, step.keys)
      take(step.instance, step.block, step.closure, trigger: step.trigger)
    }
  }

  mutating func visit(_ instance: InstanceIndex, _ block: Int32, _ closure: ObjectIndex? = nil, trigger: Name)
  {
    guard seen.insert(Place(instance: instance, block: block, closure: closure)).inserted else { return }
    waiting.append(
      Step(
        instance: instance, block: block, trigger: trigger, choices: choices, labels: labels,
        isSilent: isSilent, keys: keys, closure: closure))
  }

  private mutating func take(
    _ instance: InstanceIndex, _ block: Int32, _ closure: ObjectIndex?, trigger: Name
  ) {
    let labelsBefore = labels
    guard let carried = visitMakers(instance, block), !tellTable(instance) else { return }
    let isEntry = solver.instances[instance].isEntry || askers.isMadeWith(instance)
    if isEntry, !isSilent { visit(entry: instance, trigger) }
    if let value = solver.value(of: instance) { keys.formUnion(askers.keys.keys(of: value)) }
    let all = solver.callers(of: instance)
    // A call with a known receiver is not also one without.
    let known = Set(all.filter(hasReceiver).map(\.site))
    let edges = all.filter {
      isMeant($0) && ($0.kind != .foreign || hasReceiver($0) || !known.contains($0.site))
    }
    let handing = edges.filter { askers.isHanded(carried.objects, by: $0, isInside: carried.isInside) }
    // A case that no caller passes is not the one by which they request.
    let isUnasked = handing.isEmpty && edges.contains { $0.kind == .call }
    if !carried.objects.isEmpty, isUnasked { labels = labelsBefore }
    if let closure {
      // A caller that passes another closure to the same function requests what that one does.
      let givers = edges.filter { askers.isHanded([closure], by: $0, isInside: false) }
      if !givers.isEmpty {
        for edge in givers { visit(edge, calling: instance, closure, trigger) }
        return
      }
    }
    for edge in handing.isEmpty ? edges : handing {
      // The code around a closure received what the closure calls.
      let isAround = closure.map { solver.isHanded($0, to: edge.instance) } ?? false
      visit(edge, calling: instance, isAround ? closure : nil, trigger)
    }
  }

  /// Tells whether a function without source is called on an object; `true` and `false` are only values that it passes on.
  private func hasReceiver(_ edge: CallerEdge) -> Bool {
    edge.kind == .foreign && edge.object >= 0 && !solver.isFlag(edge.object)
  }

  /// Records the current place, if places are needed.
  mutating func look(at place: Int32, in instance: InstanceIndex) {
    if spots != nil { spot = CodeSpot(file: solver.template(instance).file, place: place) }
  }

  private mutating func visit(
    _ edge: CallerEdge, calling callee: InstanceIndex, _ closure: ObjectIndex?, _ trigger: Name
  ) {
    look(at: place(of: edge), in: edge.instance)
    if edge.kind == .held { return visit(holder: edge.object, of: callee) }
    if isSilent {
      if edge.site >= 0, isOwn(edge.instance) { visit(edge.instance, edge.block, trigger: trigger) }
      return
    }
    if askers.isNews(edge) { return }
    let name = askers.name(of: edge, calling: callee)
    if edge.site >= 0, tell(linksTo: solver.bodies.sites[Int(edge.site)].place, edge.instance, name) {
      return
    }
    if edge.kind == .foreign, edge.object >= 0, !isChild(edge.object), !isRunWhenDone(edge) {
      let isFunction = solver.closure(of: callee) == nil
      let heard = edge.site < 0 ? nil : solver.bodies.property(before: edge.site)
      let held = isFunction ? name : heard ?? askers.owners.name(holding: edge.object) ?? name
      let owner = askers.owners.owner(of: edge.object)
      if tell(owner, held) || owner == .flow(flow) && tellOnlyScreen(beside: edge.object, held) { return }
    }
    if let completion = completion(callee, of: edge) {
      return visit(edge.instance, edge.block, completion, trigger: trigger)
    }
    let isShared = !askers.owners.isOwnCode(edge.instance)
    let receiver = solver.receiver(of: edge.instance)
    let isNobodys =
      askers.owners.isForwarding(edge.instance) || receiver >= 0 && isContainer(receiver)
    let owner = isNobodys ? .nobody : askers.owners.owner(ofCode: edge.instance)
    // The code that makes the requesting object has no other name for the request than its trigger.
    if !isShared || !owner.isFlow, tell(owner, solver.isNamed(name) ? name : trigger) { return }
    if let making = askers.making(ofClosure: callee, by: flow), !owner.isFlow {
      // A call of the flow's own closure is not a request: the code that made the flow create it is.
      return visit(making.instance, making.block, trigger: trigger)
    }
    let called = closure ?? solver.closure(of: callee)
    visit(edge.instance, edge.block, called, trigger: solver.isNamed(name) ? name : trigger)
  }

  /// The completion closure that code received for a container of screens: the code that passed it is the requester.
  private func completion(_ callee: InstanceIndex, of edge: CallerEdge) -> ObjectIndex? {
    guard edge.kind == .foreign, edge.object >= 0, isRunWhenDone(edge),
      let closure = solver.closure(of: callee), solver.isArgument(closure, of: edge.instance)
    else { return nil }
    return closure
  }

  /// The place of a call; for property accesses, only the enclosing code is known.
  private func place(of edge: CallerEdge) -> Int32 {
    edge.site < 0
      ? solver.template(edge.instance).place : solver.bodies.sites[Int(edge.site)].place
  }

  /// Tells whether a call may be caused by sending the case by which the code is registered.
  private func isMeant(_ edge: CallerEdge) -> Bool {
    guard edge.site >= 0, !keys.isEmpty else { return true }
    let names = Set(keys.map(\.name))
    let types = Set(keys.map(\.type))
    let sent = askers.keys.cases(handedBy: edge.site, in: edge.instance).filter {
      types.contains($0.type) || $0.type < 0 || types.contains(-1)
    }
    return sent.isEmpty || sent.contains { names.contains($0.name) }
  }

  /// Attributes an object that a flow keeps beside its only screen to that screen.
  private mutating func tellOnlyScreen(beside object: ObjectIndex, _ trigger: Name) -> Bool {
    guard let screens = askers.screens[flow], screens.count == 1, let only = screens.first,
      askers.owners.holders(of: object).allSatisfy({ solver.info(of: $0.object).type != flow })
    else { return false }
    note(.screen(only), trigger)
    return true
  }

  /// Tells whether a closure is passed along a list of flows, which do not call it.
  private func isChild(_ object: ObjectIndex) -> Bool {
    let type = solver.info(of: object).type
    return type >= 0 && askers.owners.isFlow(type)
  }

  /// Tells whether a closure only runs after a screen appeared or disappeared, or a container finished.
  private func isRunWhenDone(_ edge: CallerEdge) -> Bool {
    if isContainer(edge.object) { return true }
    let type = solver.info(of: edge.object).type
    return edge.site >= 0 && type >= 0 && solver.showsOrGoesBack(edge.site)
      && askers.owners.roles.inherits(type, "UIViewController")
  }

  /// Tells whether an object is a container of screens.
  private func isContainer(_ object: ObjectIndex) -> Bool {
    let type = solver.info(of: object).type
    return type >= 0 && solver.program.types[Int(type)].isForeign
      && askers.owners.roles[type].contains(.container)
  }

  private func isOwn(_ instance: InstanceIndex) -> Bool {
    let receiver = solver.receiver(of: instance)
    return receiver >= 0 && solver.info(of: receiver).type == flow
  }

  /// Treats the holder of a closure that is not seen to be called as a requester, by the name of the property.
  private mutating func visit(holder: ObjectIndex, of callee: InstanceIndex) {
    guard let closure = solver.closure(of: callee) else { return }
    let owner = askers.owners.owner(of: holder)
    for held in askers.owners.holders(of: closure) where held.object == holder { _ = tell(owner, held.name) }
  }

  /// Treats a function that is not seen to be called as the start of the flow.
  private mutating func visit(entry instance: InstanceIndex, _ trigger: Name) {
    look(at: solver.template(instance).place, in: instance)
    if askers.begins(instance) { note(.start, trigger) }
  }

  /// Records the requester if it is known; returns false if the search continues.
  mutating func tell(_ owner: CodeOwners.Owner, _ trigger: Name) -> Bool {
    switch owner {
    case .screens(let types):
      for type in types { note(.screen(type), trigger) }
      return true
    case .flow(let type) where type != flow:
      let isParent = askers.parents[flow]?.contains(type) ?? false
      let isChild = askers.parents[type]?.contains(flow) ?? false
      note(isParent && !isChild ? .start : .flow(type), trigger)
      return true
    default: return false
    }
  }

  /// Records a request passed with a flow as the start of that flow.
  mutating func noteStart(_ trigger: Name) { note(.start, trigger) }

  mutating func note(_ kind: Asker.Kind, _ trigger: Name) {
    for name in labels.isEmpty ? [trigger] : labels { note(Asker(kind: kind, trigger: name)) }
  }

  mutating func note(_ asker: Asker) {
    found.insert(asker)
    let known = spots?[asker] ?? spot
    spots?[asker] = min(known, spot)
  }
}
