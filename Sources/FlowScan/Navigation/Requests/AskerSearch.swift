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
  /// The texts by which it is registered.
  private var texts: Set<RegisteredText>
  /// The closures to look for again outside of the one that the search currently looks for.
  var outerClosures: [ObjectIndex] = []
  /// Whether requesters were found, so that of further ones only holders of the flow's closures count.
  var isSilent = false
  /// The place of each requester; nil if places are not needed.
  var spots: [Asker: CodeSpot]?
  /// The current place in the code.
  private var spot = CodeSpot(file: 0, place: 0)
  private var seen: Set<Place> = []
  private var waiting: [Step] = []
  var solution: Solution { askers.solution }

  /// A place in the code whose callers are to be found, with the state of the search.
  private struct Step {
    var instance: InstanceIndex
    var block: Int32
    var trigger: Name
    var choices: Set<Name>
    var labels: Set<Name>
    var isSilent: Bool
    var keys: Set<HandlerKeys.Key>
    var texts: Set<RegisteredText>
    /// The closure that was called there, if one was passed.
    var closure: ObjectIndex?
    /// The flow that was called there, if it was passed; -1 if not.
    var child: ObjectIndex
    var outerClosures: [ObjectIndex]
    /// The place in the block; -1 if it is its beginning.
    var place: Int32
  }

  private struct Place: Hashable {
    var instance: InstanceIndex
    var block: Int32
    var closure: ObjectIndex?
    var child: ObjectIndex
    var outerClosures: [ObjectIndex]
    /// The place, if it matters.
    var place: Int32
  }

  init(of flow: TypeIndex, _ askers: Askers, for texts: Set<RegisteredText> = []) {
    (self.flow, self.askers, self.texts) = (flow, askers, texts)
  }

  mutating func run(from place: FlowPlace) {
    visit(place.instance, place.block, at: place.place, trigger: 0)
    finish()
  }

  /// Follows all open paths.
  mutating func finish() {
    while let step = waiting.popLast() {
      (choices, labels, isSilent, keys) = (step.choices, step.labels, step.isSilent, step.keys)
      (texts, outerClosures) = (step.texts, step.outerClosures)
      take(step.instance, step.block, step.closure, step.child, step.place, trigger: step.trigger)
    }
  }

  mutating func visit(
    _ instance: InstanceIndex, _ block: Int32, _ closure: ObjectIndex? = nil, child: ObjectIndex = -1,
    at place: Int32 = -1, trigger: Name
  ) {
    let spot = askers.waits.isWaiting(instance) ? place : -1
    let outer = closure == nil ? [] : outerClosures
    let reached = Place(
      instance: instance, block: block, closure: closure, child: child, outerClosures: outer, place: spot)
    guard seen.insert(reached).inserted else { return }
    waiting.append(
      Step(
        instance: instance, block: block, trigger: trigger, choices: choices, labels: labels,
        isSilent: isSilent, keys: keys, texts: texts, closure: closure, child: child, outerClosures: outer,
        place: spot))
  }

  private mutating func take(
    _ instance: InstanceIndex, _ block: Int32, _ closure: ObjectIndex?, _ child: ObjectIndex,
    _ place: Int32, trigger: Name
  ) {
    let labelsBefore = labels
    visitAnswers(inTurnBefore: place, block, in: instance)
    if isAnswered(before: place, block, in: instance), visitAnswers(before: place, block, in: instance) {
      return
    }
    guard let carried = isGiven(closure, instance) ? Carried() : visitMakers(instance, block),
      !tellTable(instance),
      !visitAnswers(before: place, block, in: instance)
    else { return }
    tellSystem(instance)
    let callers = askers.callers(of: instance, deciding: block)
    let isEntry = solution.instances[instance].isEntry || askers.isMadeWith(instance)
    if isEntry, !isSilent, !askers.isAction(instance, of: callers) { visit(entry: instance, trigger) }
    if let value = solution.value(of: instance) {
      keys.formUnion(askers.keys.keys(of: value))
      texts.formUnion(askers.texts.texts(of: value))
    }
    let meant = callers.all.filter { isMeant($0.edge) }
    let all = passing(child, meant)
    let handing = all.filter { askers.isHanded(carried.objects, by: $0.edge, isInside: carried.isInside) }
    // A case that no caller passes is not the one by which they request.
    let isUnasked = handing.isEmpty && all.contains { $0.edge.kind == .call }
    if !carried.objects.isEmpty, isUnasked { labels = labelsBefore }
    let outer = outerClosures
    if let closure {
      // A caller that passes another closure to the same function requests what that one does.
      let givers = all.filter { askers.isHanded([closure], by: $0.edge, isInside: false) }
      if !givers.isEmpty {
        for caller in givers {
          outerClosures = outer
          visit(caller, calling: instance, callers.closure, closure, trigger)
        }
        return
      }
    }
    for caller in handing.isEmpty ? all : handing {
      // The code around a closure received what the closure calls.
      let isAround = closure.map { solution.isHanded($0, to: caller.edge.instance) } ?? false
      outerClosures = isAround ? outer : outside(callers.closure, closure, outer)
      visit(caller, calling: instance, callers.closure, isAround ? closure : nil, trigger)
    }
  }

  /// Tells whether a call may be a request for the cases and texts by which the code is registered.
  private func isMeant(_ edge: CallerEdge) -> Bool {
    (keys.isEmpty || askers.keys.isMeant(edge, by: keys)) && askers.texts.isMeant(edge, by: texts)
  }

  /// Continues from the code that sends something through a publisher that belongs to nobody, as that of a shared object does, or from the
  /// code of screens if the flow keeps the publisher: `page.bind(to: model)`.
  private mutating func visitSenders(through edge: CallerEdge, of owner: CodeOwners.Owner) -> Bool {
    guard owner == .nobody || owner == .flow(flow) && isOnlyPublisher(of: edge) else { return false }
    let senders = (askers.senders[edge.object] ?? []).filter {
      owner == .nobody || askers.owners.owner(ofCode: $0.instance).isOfScreens
    }
    for sender in senders { visit(sender) }
    return !senders.isEmpty
  }

  /// Tells whether no other publisher delivers to a closure, such as one that `flatMap` returns.
  private func isOnlyPublisher(of edge: CallerEdge) -> Bool {
    guard edge.site >= 0, let base = solution.node(ofBaseOf: edge.site, in: edge.instance) else {
      return true
    }
    return solution.unsortedObjects(at: base).filter(solution.isChannel).count < 2
  }

  /// Continues from code that answers; that of a screen asks itself.
  mutating func visit(_ answer: Waits.Answer) {
    look(at: answer.place, in: answer.instance)
    let owner = askers.owners.owner(ofCode: answer.instance)
    let name = answer.message == 0 ? solution.functionName(of: answer.instance) : answer.message
    if case .screens = owner { return _ = tell(owner, name) }
    let labelsBefore = labels
    defer { labels = labelsBefore }
    if answer.message != 0, labels.isEmpty { labels = [answer.message] }
    visit(answer.instance, answer.block, at: answer.place, trigger: answer.message)
  }

  /// Records the messages of the system for which a flow's code runs; what services do for them is no request.
  private mutating func tellSystem(_ instance: InstanceIndex) {
    let unsent = solution.unsentMessages(to: instance).filter(\.title.isOfSystem)
    guard !unsent.isEmpty, askers.owners.owner(ofCode: instance).isFlow else { return }
    for message in unsent { note(Asker(kind: .system, trigger: message.title.name)) }
  }

  /// Records the current place, if places are needed.
  mutating func look(at place: Int32, in instance: InstanceIndex) {
    if spots != nil { spot = CodeSpot(file: solution.template(instance).file, place: place) }
  }

  private mutating func visit(
    _ caller: Caller, calling callee: InstanceIndex, _ called: ObjectIndex?, _ closure: ObjectIndex?,
    _ trigger: Name
  ) {
    let edge = caller.edge
    if spots != nil { spot = caller.spot }
    let labelsBefore = labels
    defer { labels = labelsBefore }
    // Who sends a message asks by its name, whatever functions send it.
    if edge.kind == .delivered, labels.isEmpty { labels = [caller.name] }
    if edge.kind == .held { return visit(holder: edge.object, of: callee) }
    if isSilent {
      if edge.site >= 0, isOwn(edge.instance) { visit(edge.instance, edge.block, trigger: trigger) }
      return
    }
    if caller.isNews { return }
    if isStarting(caller, callee) || isHosting(caller, callee) { return note(.start, trigger) }
    if caller.isWrapper, let called {
      return visit(makersOf: called, told(caller.name, called, trigger), trigger)
    }
    let passed = unwrapped(closure ?? called, madeBy: edge.instance)
    if passed.map({ isPassedOn($0, by: caller) }) ?? false {
      return visit(edge.instance, edge.block, passed, at: caller.spot.place, trigger: trigger)
    }
    if let called, let bearer = bearer(of: called, calledBy: caller) {
      return note(.flow(bearer.flow), bearer.name)
    }
    if visitSenders(ofEventFor: edge) { return }
    let told = told(caller.name, called, trigger)
    if caller.isLinked, tell(linksTo: caller.spot.place, edge.instance, told) { return }
    if tell(linksPassing: callee, to: edge) { return }
    if let keeper = caller.keeper, keeper.owner.isOfScreens,
      let child = askers.returned.flow(returning: edge.object, to: flow)
    {
      return note(.flow(child), self.told(keeper.name, called, trigger))
    }
    if let keeper = caller.keeper,
      tell((keeper.owner, self.told(keeper.name, called, trigger)), of: edge.object)
    {
      return
    }
    if let keeper = caller.keeper, visitSenders(through: edge, of: keeper.owner) { return }
    if let completion = caller.completion {
      return visit(edge.instance, edge.block, completion, at: caller.spot.place, trigger: trigger)
    }
    // The code that makes the requesting object has no other name for the request than its trigger.
    let name = solution.isNamed(told) ? told : trigger
    if let child = childKeeping(caller) { return note(.flow(child), name) }
    if !caller.isShared || !caller.owner.isFlow {
      // What starts a flow is not what it then shows by itself.
      if edge.site >= 0, !askers.isStart(callee),
        noteLinks(of: caller.owner, edge.instance, edge.block, caller.spot.place)
      {
        return
      }
      if tell(caller.owner, name) { return }
    }
    if isEndingItself(caller), tell(caller.owner, solution.functionName(of: edge.instance)) { return }
    if edge.kind == .delivered {
      // A service that is not seen to be called may send its messages at any time.
      if caller.owner == .nobody, askers.callers(of: edge.instance).all.isEmpty {
        return note(Asker(kind: .system, trigger: caller.name))
      }
    } else if !caller.owner.isFlow, !isToldByOthers(caller, called),
      let making = askers.making(ofClosure: callee, by: flow)
    {
      // A call of the flow's own closure is not a request: the code that made the flow create it is.
      return visit(making.instance, making.block, trigger: trigger)
    }
    visit(
      edge.instance, edge.block, passed, child: child(calledBy: caller, callee), at: caller.spot.place,
      trigger: name)
  }

  /// Continues from the code that gives a closure to a view which only wraps another one: it is as if the code were written there.
  private mutating func visit(makersOf closure: ObjectIndex, _ name: Name, _ trigger: Name) {
    for made in solution.objects.makers(of: closure)
    where !tell(askers.owners.owner(ofCode: made.instance), name) {
      visit(made.instance, made.block, at: made.place, trigger: trigger)
    }
  }

  /// The trigger of a call; of a closure in the body of a view, what it calls says more than `body`.
  private func told(_ name: Name, _ called: ObjectIndex?, _ trigger: Name) -> Name {
    called != nil && solution.isNamed(trigger) && solution.program.name(name) == "body" ? trigger : name
  }

  /// Records the owner of an object without source as the requester; a flow's only screen stands for what the flow keeps beside it.
  private mutating func tell(_ keeper: (owner: CodeOwners.Owner, name: Name), of object: ObjectIndex) -> Bool
  {
    tell(keeper.owner, keeper.name)
      || keeper.owner == .flow(flow) && tellOnlyScreen(beside: object, keeper.name)
  }

  /// Attributes an object that a flow keeps beside its only screen to that screen.
  private mutating func tellOnlyScreen(beside object: ObjectIndex, _ trigger: Name) -> Bool {
    guard let screens = askers.screens[flow], screens.count == 1, let only = screens.first,
      askers.owners.holders(of: object).allSatisfy({ solution.info(of: $0.object).type != flow })
    else { return false }
    note(.screen(only), trigger)
    return true
  }

  func isOwn(_ instance: InstanceIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    return receiver >= 0 && solution.info(of: receiver).type == flow
  }

  /// Treats the holder of a closure that is not seen to be called as a requester, by the name of the property.
  private mutating func visit(holder: ObjectIndex, of callee: InstanceIndex) {
    guard let closure = solution.closure(of: callee) else { return }
    let owner = askers.owners.owner(of: holder)
    for held in askers.owners.holders(of: closure) where held.object == holder { _ = tell(owner, held.name) }
  }

  /// Treats a function that is not seen to be called as the start of the flow.
  private mutating func visit(entry instance: InstanceIndex, _ trigger: Name) {
    look(at: solution.template(instance).place, in: instance)
    if askers.begins(instance) { note(.start, trigger) }
  }

  /// Records the requester if it is known; returns false if the search continues.
  mutating func tell(_ owner: CodeOwners.Owner, _ trigger: Name) -> Bool {
    switch owner {
    case .screens(let types):
      for type in types { note(.screen(type), trigger) }
      return true
    case .flow(let type) where type != flow:
      note(askers.isAncestor(type, of: flow) ? .start : .flow(type), trigger)
      return true
    default: return false
    }
  }

  /// Records the links that make an ancestor run a place in its code; returns whether nothing else does.
  mutating func noteLinks(
    of owner: CodeOwners.Owner, _ instance: InstanceIndex, _ block: Int32, _ place: Int32
  )
    -> Bool
  {
    guard case .flow(let parent) = owner, askers.isAncestor(parent, of: flow) else { return false }
    let (links, others) = askers.links(
      to: FlowPlace(flow: parent, instance: instance, block: block, place: place))
    for link in links { note(link) }
    return !links.isEmpty && others.isEmpty
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
