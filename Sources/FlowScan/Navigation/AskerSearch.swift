import ValueFlow

/// One walk from a place in a flow's code against the direction of calls.
struct AskerSearch {
  let flow: TypeIndex
  let askers: Askers
  var found: Set<Asker> = []
  /// The cases that were asked for on the way.
  var choices: Set<Name> = []
  /// The case by which somebody asks of whom it is not seen that he makes it.
  var labels: Set<Name> = []
  /// The cases by one of which the code was registered to which the walk has come.
  private var keys: Set<HandlerKeys.Key> = []
  /// Whether others were seen to ask, so that besides only silent holders of closures of the flow may.
  var isSilent = false
  /// Where each asker asks; nil where nobody wants to know.
  var spots: [Asker: CodeSpot]?
  /// The place in the code that is looked at.
  private var spot = CodeSpot(file: 0, place: 0)
  private var seen: Set<Place> = []
  private var waiting: [Step] = []
  var solver: Solver { askers.solver }

  /// A place in the code whose callers are to be found, with what is known of the way to it.
  private struct Step {
    var instance: InstanceIndex
    var block: Int32
    var trigger: Name
    var choices: Set<Name>
    var labels: Set<Name>
    var isSilent: Bool
    var keys: Set<HandlerKeys.Key>
    /// The closure that was called there, which somebody handed over.
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

  /// Follows all ways that are open.
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
    // A call that was told on what it is made is not made on nothing, too.
    let known = Set(all.filter { $0.kind == .foreign && $0.object >= 0 }.map(\.site))
    let edges = all.filter {
      isMeant($0) && ($0.kind != .foreign || $0.object >= 0 || !known.contains($0.site))
    }
    let handing = edges.filter { askers.isHanded(carried.objects, by: $0, isInside: carried.isInside) }
    // A case that no caller hands over is none by which he asks.
    let isUnasked = handing.isEmpty && edges.contains { $0.kind == .call }
    if !carried.objects.isEmpty, isUnasked { labels = labelsBefore }
    if let closure {
      // Who hands another closure to the same function asks for what that one does.
      let givers = edges.filter { askers.isHanded([closure], by: $0, isInside: false) }
      if !givers.isEmpty {
        for edge in givers { visit(edge, calling: instance, closure, trigger) }
        return
      }
    }
    for edge in handing.isEmpty ? edges : handing {
      // Code around a closure was handed what the closure calls.
      let isAround = closure.map { solver.isHanded($0, to: edge.instance) } ?? false
      visit(edge, calling: instance, isAround ? closure : nil, trigger)
    }
  }

  /// Notes the place that is looked at, where somebody wants to know.
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
    let receiver = solver.instances[edge.instance].receiver
    let isNobodys =
      askers.owners.isForwarding(edge.instance) || receiver >= 0 && isContainer(receiver)
    let owner = isNobodys ? .nobody : askers.owners.owner(ofCode: edge.instance)
    // Who makes what asks has no word for it but that by which it asks.
    if !isShared || !owner.isFlow, tell(owner, solver.isNamed(name) ? name : trigger) { return }
    if let making = askers.making(ofClosure: callee, by: flow), !owner.isFlow {
      // What calls a closure of the flow's own is nobody: whoever made the flow make it asks.
      return visit(making.instance, making.block, trigger: trigger)
    }
    let called = closure ?? solver.closure(of: callee)
    visit(edge.instance, edge.block, called, trigger: solver.isNamed(name) ? name : trigger)
  }

  /// The closure that code was handed only for a container of screens to run when it is done: who handed it over asks.
  private func completion(_ callee: InstanceIndex, of edge: CallerEdge) -> ObjectIndex? {
    guard edge.kind == .foreign, edge.object >= 0, isRunWhenDone(edge),
      let closure = solver.closure(of: callee), solver.isArgument(closure, of: edge.instance)
    else { return nil }
    return closure
  }

  /// Where a call stands; of what is read or set only the code is known in which that happens.
  private func place(of edge: CallerEdge) -> Int32 {
    edge.site < 0
      ? solver.template(edge.instance).place : solver.bodies.sites[Int(edge.site)].place
  }

  /// Whether a call may be meant by who sends the case by which the code was registered.
  private func isMeant(_ edge: CallerEdge) -> Bool {
    guard edge.site >= 0, !keys.isEmpty else { return true }
    let names = Set(keys.map(\.name))
    let types = Set(keys.map(\.type))
    let sent = askers.keys.cases(handedBy: edge.site, in: edge.instance).filter {
      types.contains($0.type) || $0.type < 0 || types.contains(-1)
    }
    return sent.isEmpty || sent.contains { names.contains($0.name) }
  }

  /// What a flow keeps beside its only screen speaks for that screen.
  private mutating func tellOnlyScreen(beside object: ObjectIndex, _ trigger: Name) -> Bool {
    guard let screens = askers.screens[flow], screens.count == 1, let only = screens.first,
      askers.owners.holders(of: object).allSatisfy({ solver.objects[$0.object].type != flow })
    else { return false }
    note(.screen(only), trigger)
    return true
  }

  /// Whether a closure goes through a list of flows: these do not call it.
  private func isChild(_ object: ObjectIndex) -> Bool {
    let type = solver.objects[object].type
    return type >= 0 && askers.owners.isFlow(type)
  }

  /// Whether a closure is only run when a screen has come or gone, or a container of screens has done something.
  private func isRunWhenDone(_ edge: CallerEdge) -> Bool {
    if isContainer(edge.object) { return true }
    let type = solver.objects[edge.object].type
    return edge.site >= 0 && type >= 0 && solver.showsOrGoesBack(edge.site)
      && askers.owners.roles.inherits(type, "UIViewController")
  }

  /// Whether an object is a container of screens.
  private func isContainer(_ object: ObjectIndex) -> Bool {
    let type = solver.objects[object].type
    return type >= 0 && solver.program.types[Int(type)].isForeign
      && askers.owners.roles[type].contains(.container)
  }

  private func isOwn(_ instance: InstanceIndex) -> Bool {
    let receiver = solver.instances[instance].receiver
    return receiver >= 0 && solver.objects[receiver].type == flow
  }

  /// Whoever holds what nobody is seen to call asks by the name under which it is held.
  private mutating func visit(holder: ObjectIndex, of callee: InstanceIndex) {
    guard let closure = solver.closure(of: callee) else { return }
    let owner = askers.owners.owner(of: holder)
    for held in askers.owners.holders(of: closure) where held.object == holder { _ = tell(owner, held.name) }
  }

  /// A function that nobody is seen to call: the flow begins with it.
  private mutating func visit(entry instance: InstanceIndex, _ trigger: Name) {
    look(at: solver.template(instance).place, in: instance)
    if askers.begins(instance) { note(.start, trigger) }
  }

  /// Notes who asks where that is known; false where the search goes on.
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

  /// A request that is handed over with a flow is with what that begins.
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
