import ValueFlow

/// One search from a place in a flow's code, against the direction of calls.
struct AskerSearch {
  let flow: TypeIndex
  let askers: Askers
  /// The target that the flow's view shows by the state which the place sets; -1 for any other.
  let target: TypeIndex
  /// The cases for which that is made.
  private let cases: CasesOfTarget?
  /// Whether the flow ends or goes back at the place.
  private(set) var isEnd = false
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
  /// The cases of a flow's state from which the code goes on to the next one; what it shows for others does not request that.
  var before: Set<Name> = []
  /// Whether requesters were found, so that of further ones only holders of the flow's closures count.
  var isSilent = false
  /// The control of the flow's own screen that runs the code, by the name of what it does.
  var ownControl: Name?
  /// The messages that code which belongs to no screen sends.
  private var senders = SharedSenders()
  /// The place of each requester; nil if places are not needed.
  var spots: [Asker: CodeSpot]?
  /// The code of screens that asks; nil if it is not needed.
  var askingCode: Set<InstanceIndex>?
  /// The current place in the code.
  private var spot = CodeSpot(file: 0, place: 0)
  private var code: InstanceIndex = -1
  private var seen: Set<Place> = []
  private var waiting: [Step] = []
  var solution: Solution { askers.solution }
  var ownScreen: OwnScreen { OwnScreen(flow: flow, askers: askers) }
  var meaning: CallerMeaning { CallerMeaning(flow: flow, askers: askers) }

  /// A place in the code whose callers are to be found, with the state of the search.
  private struct Step {
    var instance: InstanceIndex
    var block: Int32
    var trigger: Name
    var choices: Set<Name>
    var labels: Set<Name>
    var before: Set<Name>
    var isSilent: Bool
    var ownControl: Name?
    var keys: Set<HandlerKeys.Key>
    var texts: Set<RegisteredText>
    var sender: CodeSpot?
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
    var before: Set<Name>
    var ownControl: Name?
    var sender: CodeSpot?
    /// The place, if it matters.
    var place: Int32
  }

  init(
    of flow: TypeIndex, _ askers: Askers, showing target: TypeIndex = -1, for cases: CasesOfTarget? = nil,
    texts: Set<RegisteredText> = []
  ) {
    (self.flow, self.askers, self.target, self.cases, self.texts) = (flow, askers, target, cases, texts)
  }

  mutating func run(from place: FlowPlace, isEnd: Bool) {
    self.isEnd = isEnd
    before = CaseSteps(solution).last(before: place.block, in: place.instance)
    visit(place.instance, place.block, at: place.place, trigger: 0)
    finish()
  }

  /// Follows all open paths.
  mutating func finish() {
    while let step = waiting.popLast() {
      (choices, labels, isSilent, keys) = (step.choices, step.labels, step.isSilent, step.keys)
      (texts, outerClosures, senders.place) = (step.texts, step.outerClosures, step.sender)
      (before, ownControl) = (step.before, step.ownControl)
      take(step)
    }
    senders.place = nil
    found.formUnion(senders.take())
  }

  mutating func visit(
    _ instance: InstanceIndex, _ block: Int32, _ closure: ObjectIndex? = nil, child: ObjectIndex = -1,
    at place: Int32 = -1, trigger: Name
  ) {
    let spot = askers.waits.isWaiting(instance) ? place : -1
    let outer = closure == nil ? [] : outerClosures
    let reached = Place(
      instance: instance, block: block, closure: closure, child: child, outerClosures: outer,
      before: before, ownControl: ownControl, sender: senders.place, place: spot)
    guard seen.insert(reached).inserted else { return }
    waiting.append(
      Step(
        instance: instance, block: block, trigger: trigger, choices: choices, labels: labels,
        before: before, isSilent: isSilent, ownControl: ownControl, keys: keys, texts: texts,
        sender: senders.place, closure: closure,
        child: child, outerClosures: outer, place: spot))
  }

  /// Notes the cases of the flow's state from which code goes on to the target or the end, `switch step { case .sum: showTerms() … }`, and
  /// returns the block around their test; the block itself if it is none of them.
  private mutating func goBack(before block: Int32, in instance: InstanceIndex) -> Int32 {
    guard target >= 0 || isEnd, before.isEmpty, let step = step(before: block, in: instance) else {
      return block
    }
    let names = Set(step.previous.map { solution.info(of: $0).name })
    let isShown = names.contains { askers.shownForCases[flow]?[$0]?.contains(target) ?? false }
    guard !isShown else { return block }
    before = names
    return step.block
  }

  private mutating func take(_ step: Step) {
    let instance = step.instance
    let block = goBack(before: step.block, in: instance)
    let labelsBefore = labels
    visitAnswers(inTurnBefore: step.place, block, in: instance)
    if isAnswered(before: step.place, block, in: instance),
      visitAnswers(before: step.place, block, in: instance)
    {
      return
    }
    guard let carried = isGiven(step.closure, instance) ? Carried() : visitMakers(instance, block),
      !tellTable(instance), !visitAnswers(before: step.place, block, in: instance)
    else { return }
    tellSystem(instance)
    let callers = askers.callers(of: instance, deciding: block)
    visitEntry(instance, callers, step.trigger)
    noteRegistration(of: instance)
    let all = meaning.passing(
      step.child, callers.all.filter { isMeant($0.edge) && !isForOther($0.edge, calling: instance) })
    let handing = all.filter { askers.isHanded(carried.objects, by: $0.edge, isInside: carried.isInside) }
    // A case that no caller passes is not the one by which they request.
    let isUnasked = handing.isEmpty && all.contains { $0.edge.kind == .call }
    if !carried.objects.isEmpty, isUnasked { labels = labelsBefore }
    if visitGivers(among: all, callers.closure, step) { return }
    visit(handing.isEmpty ? all : handing, callers.closure, step)
  }

  /// Treats code that nobody is seen to call as a requester if the framework may call it.
  private mutating func visitEntry(_ instance: InstanceIndex, _ callers: Callers, _ trigger: Name) {
    let isEntry =
      solution.instances[instance].isEntry || askers.isMadeWith(instance)
      || ownControl != nil && callers.all.isEmpty
    guard isEntry, !isSilent, !askers.isAction(instance, of: callers) else { return }
    look(at: solution.template(instance).place, in: instance)
    if askers.begins(instance) {
      // The flow's own screen asks if it has the control on the way.
      if let ownControl { note(.flow(flow), ownControl) } else { note(.start, trigger) }
    } else if let event = ownScreen.event(instance, trigger) {
      note(.flow(flow), event)
    }
  }

  /// Notes the cases and texts by which code is registered, so that only those who ask for them are its callers.
  private mutating func noteRegistration(of instance: InstanceIndex) {
    guard let value = solution.value(of: instance) else { return }
    keys.formUnion(askers.keys.keys(of: value))
    texts.formUnion(askers.texts.texts(of: value))
  }

  /// Continues from the callers that pass the closure that the search looks for: who passes another one to the same function requests what
  /// that one does.
  private mutating func visitGivers(among callers: [Caller], _ called: ObjectIndex?, _ step: Step) -> Bool {
    // Whoever calls an action passes values to the closure in it, and none to look for.
    guard let closure = step.closure,
      !(solution.receiverType(of: step.instance).map(askers.isAction) ?? false)
    else { return false }
    let outer = outerClosures
    let bearers = bearers(of: closure, givenTo: step.instance)
    let givers = callers.filter { askers.isHanded(bearers, by: $0.edge, isInside: false) }
    if labels.isEmpty { labels = names(ofCommands: bearers) }
    for giver in givers {
      outerClosures = outer
      visit(
        ReachedCall(
          caller: giver, callee: step.instance, block: step.block, called: called,
          closure: closure, trigger: step.trigger))
    }
    return !givers.isEmpty
  }

  private mutating func visit(_ callers: [Caller], _ called: ObjectIndex?, _ step: Step) {
    let outer = outerClosures
    for caller in callers {
      // The code around a closure received what the closure calls.
      let isAround = step.closure.map { solution.isHanded($0, to: caller.edge.instance) } ?? false
      outerClosures = isAround ? outer : outside(called, step.closure, outer)
      visit(
        ReachedCall(
          caller: caller, callee: step.instance, block: step.block, called: called,
          closure: isAround ? step.closure : nil,
          trigger: step.trigger))
    }
  }

  /// Tells whether a call may be a request for the cases and texts by which the code is registered.
  private func isMeant(_ edge: CallerEdge) -> Bool {
    (keys.isEmpty || askers.keys.isMeant(edge, by: keys)) && askers.texts.isMeant(edge, by: texts)
  }

  /// Tells whether a call of the flow's own code passes a case for which something else is shown.
  private func isForOther(_ edge: CallerEdge, calling callee: InstanceIndex) -> Bool {
    guard let cases, !cases.isEmpty, askers.owners.owner(ofCode: callee) == .flow(flow) else { return false }
    return cases.areOthers(passedBy: edge)
  }

  /// Continues from code that answers; that of a screen asks itself.
  mutating func visit(_ answer: Waits.Answer) {
    look(at: answer.place, in: answer.instance)
    let owner = askers.owners.owner(ofCode: answer.instance)
    let name = answer.message == 0 ? solution.functionName(of: answer.instance) : answer.message
    if case .screens = owner, !isCallback(answer.instance) { return _ = tell(owner, name) }
    let labelsBefore = labels
    defer { labels = labelsBefore }
    if answer.message != 0, labels.isEmpty { labels = [answer.message] }
    visit(answer.instance, answer.block, at: answer.place, trigger: answer.message)
  }

  /// Tells whether code is a closure of a service, which runs for whoever calls the service: `load { continuation.resume(with: $0) }`.
  private func isCallback(_ instance: InstanceIndex) -> Bool {
    guard solution.closure(of: instance) != nil, let type = solution.receiverType(of: instance), type >= 0
    else { return false }
    return !askers.owners.isOwner(type)
  }

  /// Continues from the code that sends a message.
  mutating func visit(sender answer: Waits.Answer) {
    sending(answer.instance, at: answer.place) { $0.visit(answer) }
  }

  /// Follows a message back from where it is sent; if that code belongs to no screen or flow, who is found behind it may only use a
  /// service.
  mutating func sending(
    _ instance: InstanceIndex, at place: Int32, _ search: (inout AskerSearch) -> Void
  ) {
    let before = senders.place
    defer { senders.place = before }
    if before == nil, askers.owners.owner(ofCode: instance) == .nobody {
      senders.place = CodeSpot(file: solution.template(instance).file, place: place)
    }
    search(&self)
  }

  /// Records the messages of the system for which a flow's code runs; what services do for them is no request.
  private mutating func tellSystem(_ instance: InstanceIndex) {
    let unsent = solution.unsentMessages(to: instance).filter(\.title.isOfSystem)
    guard !unsent.isEmpty, askers.owners.owner(ofCode: instance).isFlow else { return }
    for message in unsent { note(Asker(kind: .system, trigger: message.title.name)) }
  }

  /// Records the current place, if places are needed.
  mutating func look(at place: Int32, in instance: InstanceIndex) {
    look(at: CodeSpot(file: solution.template(instance).file, place: place), in: instance)
  }

  mutating func look(at place: CodeSpot, in instance: InstanceIndex) {
    code = instance
    if spots != nil { spot = place }
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

  /// Records a request passed with a flow as the start of that flow.
  mutating func noteStart(_ trigger: Name) { note(.start, trigger) }

  mutating func note(_ kind: Asker.Kind, _ trigger: Name) {
    guard isShownBefore(kind) else { return }
    let trigger = ownScreen.isOfFramework(trigger) ? ownControl ?? trigger : trigger
    for name in labels.isEmpty ? [trigger] : labels { note(Asker(kind: kind, trigger: name)) }
  }

  /// Tells whether the flow shows a screen or child flow for a case from which the code goes on.
  private func isShownBefore(_ kind: Asker.Kind) -> Bool {
    guard !before.isEmpty else { return true }
    let shown = before.compactMap { askers.shownForCases[flow]?[$0] }
    if shown.isEmpty { return true }
    switch kind {
    case .screen(let type), .flow(let type): return shown.contains { $0.contains(type) }
    default: return true
    }
  }

  mutating func note(_ asker: Asker) {
    if !senders.note(asker) { found.insert(asker) }
    if case .screen = asker.kind { askingCode?.insert(code) }
    let known = spots?[asker] ?? spot
    spots?[asker] = min(known, spot)
  }
}
