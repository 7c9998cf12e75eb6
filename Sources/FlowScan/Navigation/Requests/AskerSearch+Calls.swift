import ValueFlow

/// A call of code that a search has reached.
struct ReachedCall {
  let caller: Caller
  let callee: InstanceIndex
  /// The block of the called code from which the search comes.
  let block: Int32
  /// The closure that is called; nil for a function.
  let called: ObjectIndex?
  /// The closure that the search looks for.
  let closure: ObjectIndex?
  let trigger: Name

  var edge: CallerEdge { caller.edge }
}

// Finds who asks by a call: whoever holds what is called, a link, the owner of the calling code, or whoever calls that in turn.
extension AskerSearch {
  mutating func visit(_ call: ReachedCall) {
    guard call.edge.kind == .delivered else { return visitCaller(call) }
    sending(call.edge.instance, at: call.caller.spot.place) { $0.visitCaller(call) }
  }

  private mutating func visitCaller(_ call: ReachedCall) {
    look(at: call.caller.spot, in: call.edge.instance)
    let labelsBefore = labels
    let controlBefore = ownControl
    defer { (labels, ownControl) = (labelsBefore, controlBefore) }
    // The sender of a message asks by its name, whatever functions send it.
    if call.edge.kind == .delivered, labels.isEmpty { labels = [call.caller.name] }
    if tellRemoved(call) || isNoRequest(call) { return }
    let told = told(call.caller.name, call)
    if call.caller.isWrapper, let called = call.called {
      return visit(makersOf: called, told, call.trigger)
    }
    let passed = unwrapped(call.closure ?? call.called, madeBy: call.edge.instance)
    if visitSource(of: passed, call) || tellLinks(call, told) || tellKeeper(call) { return }
    // The code that makes the requesting object has no other name for the request than its trigger.
    let name = solution.isNamed(told) ? told : call.trigger
    if tellOwner(call, name) || visitMaking(call) { return }
    if ownControl == nil { ownControl = ownScreen.control(running: call, name) }
    visit(
      call.edge.instance, call.edge.block, passed, child: meaning.child(calledBy: call.caller, call.callee),
      at: call.caller.spot.place, trigger: name)
  }

  /// Records the screen for whose removal a router keeps the closure that is called; returns whether there is one.
  private mutating func tellRemoved(_ call: ReachedCall) -> Bool {
    let removed = CodeForRemoval(flow: flow, askers: askers).askers(for: call.callee, ranBy: call.edge)
    for (kind, name) in removed { note(kind, name == 0 ? call.caller.name : name) }
    return !removed.isEmpty
  }

  /// Handles calls by which the caller requests nothing: of closures that only their holder may call, of further code of the flow while
  /// only holders of closures count, news that nobody requests, and the beginning of the flow.
  private mutating func isNoRequest(_ call: ReachedCall) -> Bool {
    let edge = call.edge
    if edge.kind == .held {
      visit(holder: edge.object, of: call.callee)
    } else if isSilent {
      if edge.site >= 0, meaning.isOwn(edge.instance) {
        visit(edge.instance, edge.block, trigger: call.trigger)
      }
    } else if call.caller.isNews {
      // A parser of links reports to its delegate what a link asks for.
      _ = tellLinks(call, told(call.caller.name, call))
    } else if meaning.isStarting(call.caller, call.callee) || meaning.isHosting(call.caller, call.callee) {
      note(.start, call.trigger)
    } else {
      return false
    }
    return true
  }

  /// Continues where the closure that is looked for comes from, or where the event comes from that code waits for.
  private mutating func visitSource(of closure: ObjectIndex?, _ call: ReachedCall) -> Bool {
    if let closure, isPassedOn(closure, by: call.caller) {
      visit(
        call.edge.instance, call.edge.block, closure, at: call.caller.spot.place, trigger: call.trigger)
      return true
    }
    let bearers = value(calledBy: call).map { self.bearers(of: $0, calledBy: call.caller) } ?? []
    for bearer in bearers { note(.flow(bearer.flow), bearer.name) }
    if !bearers.isEmpty { return true }
    return visitSenders(ofEventFor: call.edge) || visitSetters(forCodeOf: call)
  }

  /// Continues from the code that sets the value for whose change a closure runs, or by which a dialog of the flow is shown; false if none
  /// is seen to.
  private mutating func visitSetters(forCodeOf call: ReachedCall) -> Bool {
    let edge = call.edge
    guard edge.kind == .foreign, edge.site >= 0 else { return false }
    var setters = WatchedChanges(solution: solution).setters(ofChangeToldAt: edge.site, in: edge.instance)
    if !call.caller.owner.isOfScreens {
      setters += OpenedDialogs(solution: solution).setters(ofDialogAt: edge.site, in: edge.instance)
    }
    for setter in setters {
      look(at: setter.place, in: setter.instance)
      visit(setter.instance, setter.block, at: setter.place, trigger: setter.name)
    }
    return !setters.isEmpty
  }

  /// Tells whether code runs for what was exchanged for a publisher, and not for what that publisher delivers.
  private func isExchanged(_ edge: CallerEdge) -> Bool {
    guard edge.kind == .foreign, edge.site >= 0, edge.object >= 0,
      let base = solution.node(ofBaseOf: edge.site, in: edge.instance)
    else { return false }
    return askers.exchanged.isExchanged(edge.object, at: base)
  }

  /// Records the links that lead to a call; returns whether nothing else does.
  private mutating func tellLinks(_ call: ReachedCall, _ name: Name) -> Bool {
    guard call.caller.isLinked,
      !MissingArguments(solution).isExcluded(call.block, of: call.callee, by: call.edge)
    else { return tell(linksPassing: call.callee, to: call.edge) }
    let (instance, block) = (call.edge.instance, call.edge.block)
    let isByCase = askers.links?.leadsInside(to: call.caller.spot) ?? false
    let told = isByCase ? caseName(choosing: block, in: instance) ?? name : name
    if tell(linksTo: call.caller.spot.place, instance, told, entering: call.callee) {
      return !askers.isChosenByCase(instance, block)
    }
    return tell(linksPassing: call.callee, to: call.edge)
  }

  /// Records who keeps the object without source that calls, or continues from what it runs for.
  private mutating func tellKeeper(_ call: ReachedCall) -> Bool {
    if isExchanged(call.edge) { return true }
    if let keeper = call.caller.keeper {
      let name = told(keeper.name, call)
      if keeper.owner != .flow(flow), let child = askers.returned.flow(returning: call.edge.object, to: flow)
      {
        note(.flow(child), name)
        return true
      }
      if !isOfSharedService(call), tell((keeper.owner, name), of: call.edge.object) { return true }
      if keeper.owner == .flow(flow), tellReport(call, name) { return true }
      if visitSenders(through: call.edge, of: keeper.owner) { return true }
    }
    if call.edge.object < 0, tellReport(call, call.caller.name) { return true }
    guard let completion = call.caller.completion else { return false }
    visit(
      call.edge.instance, call.edge.block, completion, at: call.caller.spot.place, trigger: call.trigger)
    return true
  }

  /// Records the flow's own screen where the flow hears what its own model publishes.
  private mutating func tellReport(_ call: ReachedCall, _ name: Name) -> Bool {
    guard let report = ownScreen.report(heardAt: call, name) else { return false }
    note(.flow(flow), report)
    return true
  }

  /// Records the owner of the calling code as the requester, or the links that make it run.
  private mutating func tellOwner(_ call: ReachedCall, _ name: Name) -> Bool {
    let (caller, edge) = (call.caller, call.edge)
    if visitFetching(of: edge.instance, name) { return true }
    if isRunByScreen(edge.instance, of: caller.owner) { return false }
    if let child = meaning.childKeeping(caller, calling: call.callee) {
      note(.flow(child), name)
      return true
    }
    if !caller.isShared || !caller.owner.isFlow {
      // A call that starts a flow does not ask for what the flow then shows by itself.
      if edge.site >= 0, !askers.isStart(call.callee),
        noteLinks(of: caller.owner, edge.instance, edge.block, caller.spot.place)
      {
        return true
      }
      if tellRelaying(call) { return true }
      if !isOfSharedService(call), let owner = speaker(of: call), tell(taking(call, owner), name) {
        return true
      }
    }
    return meaning.isEndingItself(caller) && tell(caller.owner, solution.functionName(of: edge.instance))
  }

  /// Continues from the code of the flow that has a flow above it make something for it, such as its screens; false if it does not call that
  /// code, or others do.
  mutating func visitFetching(of instance: InstanceIndex, _ trigger: Name) -> Bool {
    guard case .flow(let other) = askers.owners.owner(ofCode: instance), askers.isAncestor(other, of: flow),
      solution.template(instance).givesResult
    else { return false }
    let callers = solution.callers(of: instance).filter { $0.kind == .call && $0.site >= 0 }
    guard !callers.isEmpty, callers.allSatisfy({ meaning.isOwn($0.instance) }) else { return false }
    for edge in callers {
      let place = solution.bodies.sites[Int(edge.site)].place
      look(at: place, in: edge.instance)
      visit(edge.instance, edge.block, at: place, trigger: trigger)
    }
    return true
  }

  /// Of the screens that call an action from their environment, those that get this one.
  private func taking(_ call: ReachedCall, _ owner: CodeOwners.Owner) -> CodeOwners.Owner {
    let action = solution.receiver(of: call.callee)
    guard action >= 0, case .screens(let screens) = owner else { return owner }
    return .screens(ProvidedActions(askers: askers).takers(of: action, among: screens))
  }

  /// The owner of the calling code.
  ///
  /// Of an object that several screens hold, such as a presenter, only those ask that are seen to call it; and for what a flow itself calls
  /// of an object that it keeps, in a closure that it gave to another screen, nobody asks yet.
  private func speaker(of call: ReachedCall) -> CodeOwners.Owner? {
    let (caller, instance) = (call.caller, call.edge.instance)
    guard case .screens = caller.owner, let type = solution.receiverType(of: instance), type >= 0,
      !askers.owners.isOwner(type)
    else { return caller.owner }
    let callers = askers.callers(of: instance).all
    if askers.isAction(type), isCalledByScreens(callers) { return nil }
    if isCalledFromAbove(callers) { return nil }
    if let calling = askers.screens(calling: instance, of: caller.owner) {
      return calling.isEmpty ? nil : .screens(calling)
    }
    let isOwn =
      askers.owners.flow(keeping: solution.receiver(of: instance)) == flow && !callers.isEmpty
      && callers.allSatisfy { $0.owner == .flow(flow) && solution.closure(of: $0.edge.instance) != nil }
    return isOwn ? nil : caller.owner
  }

  /// Tells whether only flows above the flow call some code of one of its screens: the input of a module, `list.openContract(id)`.
  private func isCalledFromAbove(_ callers: [Caller]) -> Bool {
    !callers.isEmpty
      && callers.allSatisfy { caller in
        if case .flow(let other) = caller.owner { askers.isAncestor(other, of: flow) } else { false }
      }
  }

  /// Tells whether only screens call some code, in their own.
  private func isCalledByScreens(_ callers: [Caller]) -> Bool {
    !callers.isEmpty
      && callers.allSatisfy { caller in
        let type = solution.receiverType(of: caller.edge.instance) ?? -1
        return caller.edge.kind == .call && type >= 0 && askers.owners.roles.isScreen(type)
      }
  }

  /// Tells whether an object calls itself that several screens use, such as a service: whoever calls it from outside asks.
  private func isOfSharedService(_ call: ReachedCall) -> Bool {
    let receiver = solution.receiver(of: call.edge.instance)
    guard case .screens(let screens) = call.caller.owner, screens.count > 1, receiver >= 0,
      receiver == solution.receiver(of: call.callee)
    else { return false }
    return !askers.owners.isOwner(solution.info(of: receiver).type)
      && !askers.callers(of: call.edge.instance).all.isEmpty
  }

  /// Records the child flows for which an ancestor's code calls; returns whether it calls for nothing else.
  ///
  /// Whatever makes an ancestor start the flow anew asks the ancestor, and not the flow.
  private mutating func tellRelaying(_ call: ReachedCall) -> Bool {
    guard case .flow(let parent) = call.caller.owner, askers.isAncestor(parent, of: flow),
      !askers.isStart(call.callee)
    else { return false }
    let requests = RelayingFlows(flow: flow, askers: askers).requests(through: call.edge.instance)
    for request in requests.found { note(.flow(request.child), request.name) }
    return !requests.found.isEmpty && !requests.hasOthers
  }

  /// Continues from the code that made the flow create the closure which is called: a call of the flow's own closure is not a request.
  private mutating func visitMaking(_ call: ReachedCall) -> Bool {
    let caller = call.caller
    if call.edge.kind == .delivered {
      // A service that is not seen to be called may send its messages at any time.
      guard caller.owner == .nobody, askers.callers(of: call.edge.instance).all.isEmpty else { return false }
      note(Asker(kind: .system, trigger: caller.name))
      return true
    }
    guard !caller.owner.isFlow, !meaning.isToldByOthers(caller, call.called),
      let making = askers.making(ofClosure: call.callee, by: flow)
    else { return false }
    // That code may have been given the closure which it calls in the one that it made: `load { then($0) }`.
    let given = unwrapped(call.called, madeBy: making.instance).flatMap {
      isGiven($0, making.instance) ? $0 : nil
    }
    visit(making.instance, making.block, given, trigger: call.trigger)
    return true
  }

  /// Continues from the code that gives a closure to a view which only wraps another one: it is as if the code were written there.
  private mutating func visit(makersOf closure: ObjectIndex, _ name: Name, _ trigger: Name) {
    for made in solution.objects.makers(of: closure)
    where !tell(askers.owners.owner(ofCode: made.instance), name) {
      visit(made.instance, made.block, at: made.place, trigger: trigger)
    }
  }

  /// The trigger of a call; of a closure in the body of a view, what it calls says more than `body`.
  private func told(_ name: Name, _ call: ReachedCall) -> Name {
    call.called != nil && solution.isNamed(call.trigger) && solution.program.name(name) == "body"
      ? call.trigger : name
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
      !askers.owners.roles.isFlowScreen(flow),
      askers.owners.holders(of: object).allSatisfy({ solution.info(of: $0.object).type != flow })
    else { return false }
    note(.screen(only), trigger)
    return true
  }

  /// Treats the holder of a closure that is not seen to be called as a requester, by the name of the property.
  private mutating func visit(holder: ObjectIndex, of callee: InstanceIndex) {
    guard let closure = solution.closure(of: callee) else { return }
    let owner = askers.owners.owner(of: holder)
    for held in askers.owners.holders(of: closure) where held.object == holder { _ = tell(owner, held.name) }
  }

  /// Continues from the code that sends something through a publisher that belongs to nobody, as that of a shared object does, or from the
  /// code of screens if the flow keeps the publisher: `page.bind(to: model)`.
  private mutating func visitSenders(through edge: CallerEdge, of owner: CodeOwners.Owner) -> Bool {
    guard !isMaking(edge), owner == .nobody || owner == .flow(flow) && isOnlyPublisher(of: edge) else {
      return false
    }
    let sends = (askers.sends.all[edge.object] ?? []).filter { send in
      if owner == .nobody { return true }
      let sender = askers.owners.owner(ofCode: send.instance)
      return sender.isOfScreens || sender == owner
    }
    for send in sends {
      visit(sender: (send.instance, send.block, send.place, send.message))
    }
    return !sends.isEmpty
  }

  /// Tells whether a closure is the one that a publisher is made with: `Future { promise in … }`.
  private func isMaking(_ edge: CallerEdge) -> Bool {
    edge.site >= 0 && solution.bodies.sites[Int(edge.site)].callsType
  }

  /// Tells whether no other publisher delivers to a closure, such as one that `flatMap` returns.
  private func isOnlyPublisher(of edge: CallerEdge) -> Bool {
    guard edge.site >= 0, let base = solution.node(ofBaseOf: edge.site, in: edge.instance) else {
      return true
    }
    return solution.unsortedObjects(at: base).filter(solution.isChannel).count < 2
  }

  /// Records the links that make an ancestor run a place in its code; returns whether nothing else does.
  mutating func noteLinks(
    of owner: CodeOwners.Owner, _ instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> Bool {
    guard case .flow(let parent) = owner, askers.isAncestor(parent, of: flow) else { return false }
    let (links, others) = askers.links(
      to: FlowPlace(flow: parent, instance: instance, block: block, place: place))
    let spot = CodeSpot(file: solution.template(instance).file, place: place)
    for link in links where askers.mayTake(link.kind, flow, at: spot) { note(link) }
    return !links.isEmpty && others.isEmpty
  }
}
