import SwiftFacts
import ValueFlow

// Cases that the code tests and nobody makes as a request: answers of services, and the state of models.
extension AskerSearch {
  /// Tells whether a screen, or a coordinator that only stands for one, makes a case itself.
  func isMadeByOneScreen(_ object: ObjectIndex) -> Bool {
    solution.objects.makers(of: object).contains { made in
      let type = solution.receiverType(of: made.instance) ?? -1
      return askers.owners.roles.isScreen(type) || askers.owners.roles.screensOfCoordinators[type] != nil
    }
  }

  /// Tells whether a case is an answer: then whoever calls the code is the requester, and not the code that makes the case.
  func isAnswer(_ object: ObjectIndex, to instance: InstanceIndex, _ block: Int32) -> Bool {
    isInAnswer(instance, block) || isRead(object) || isMadeWhereHanded(object, instance)
      || isProperty(object, readBy: instance)
      || isPassedByScreens(object, to: instance, block)
  }

  /// Tells whether a block is part of the code for an answer: `case .success(.paid)`, or a `switch` inside `case .failure(let error)`.
  private func isInAnswer(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    let blocks = solution.template(instance).blocks
    var block = block
    while block > 0 {
      if blocks[Int(block)].outerCaseNames.contains(where: askers.isAnswer(named:)),
        isOfResult(instance, block)
      {
        return true
      }
      block = blocks[Int(block)].parent
    }
    return false
  }

  /// Tells whether code reads a case from a computed property of a value, or is handed one by code that does, `handle(message.link)`.
  ///
  /// Where others read the property, too, whoever hands over the value is the requester.
  private func isProperty(_ object: ObjectIndex, readBy instance: InstanceIndex) -> Bool {
    let makers = solution.objects.makers(of: object).map(\.instance)
    guard !makers.isEmpty, makers.allSatisfy({ isGetter($0, of: [.struct, .enum]) }), !isMadeForLinks(object)
    else { return false }
    let readers = readers(of: object, makers)
    guard Set(readers.map { solution.instances[$0].template }).count > 1 else { return false }
    if readers.contains(instance) { return true }
    // The case of an enum that the property turns into another one says more than who passes that.
    guard makers.allSatisfy({ isGetter($0, of: [.struct]) }), solution.isHanded(object, to: instance) else {
      return false
    }
    return solution.callers(of: instance).contains { $0.kind == .call && readers.contains($0.instance) }
  }

  /// The code that reads an object from properties, directly or by others that return it.
  private func readers(of object: ObjectIndex, _ getters: [InstanceIndex]) -> Set<InstanceIndex> {
    var found: Set<InstanceIndex> = []
    var seen = Set(getters)
    var waiting = getters
    while let getter = waiting.popLast() {
      guard solution.holds(object, at: solution.resultNode(getter)) else { continue }
      for caller in solution.callers(of: getter).map(\.instance) where seen.insert(caller).inserted {
        if isGetter(caller, of: [.struct, .enum]) { waiting.append(caller) } else { found.insert(caller) }
      }
    }
    return found
  }

  private func isGetter(_ instance: InstanceIndex, of kinds: Set<TypeKind>) -> Bool {
    let template = solution.template(instance)
    guard case .getter = template.kind, template.owner >= 0 else { return false }
    return kinds.contains(solution.program.types[Int(template.owner)].kind)
      && askers.owners.owner(ofCode: instance) == .nobody
  }

  /// Whether a case only records how a value was parsed or found among all of its kind, other than from a link.
  private func isRead(_ object: ObjectIndex) -> Bool {
    (solution.isMadeByItsEnum(object) || solution.isOneOfAll(object)) && !isMadeForLinks(object)
  }

  private func isMadeForLinks(_ object: ObjectIndex) -> Bool {
    solution.objects.makers(of: object).contains {
      !askers.patterns(at: $0.place, in: $0.instance, choosing: choices).isEmpty
        || !askers.links(making: object, inPartsBy: $0).isEmpty
    }
  }

  /// Whether code that was handed the closure which an instance runs makes a case for it, as a service does for who calls it.
  private func isMadeWhereHanded(_ object: ObjectIndex, _ instance: InstanceIndex) -> Bool {
    guard let closure = solution.closure(of: instance) else { return false }
    return solution.objects.makers(of: object).contains { solution.isHanded(closure, to: $0.instance) }
  }

  /// Whether only screens pass a case that other code made: they pass a state, and are the requesters.
  private func isPassedByScreens(_ object: ObjectIndex, to instance: InstanceIndex, _ block: Int32) -> Bool {
    let isMadeByScreens = solution.objects.makers(of: object).contains {
      askers.owners.owner(ofCode: $0.instance).isOfScreens
    }
    guard !isMadeByScreens, !isMadeForLinks(object) else { return false }
    let passing = askers.callers(of: instance).all.filter {
      askers.isHanded([object], by: $0.edge, isInside: looksInside(instance, block))
    }
    return !passing.isEmpty && passing.allSatisfy(\.owner.isOfScreens)
  }

  /// Tells whether the code tests the state of a model, `switch order.state`, and screens call it: they ask, and not who set the state.
  func isStateOfModel(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    switch solution.template(instance).kind {
    case .function, .closure: break
    default: return false
    }
    if solution.template(instance).blocks[Int(block)].testsSeveral { return false }
    let models = solution.typesTested(by: block, of: instance)
    guard !models.isEmpty, models.allSatisfy(isModel) else { return false }
    // A value that a reducer or a middleware finds in the rest of the state is no action that anyone sends.
    return askers.owners.roles.stateFlows.contains(flow)
      || isCalledByOthers(instance, countsParents: true, depth: 0)
  }

  /// Tells whether the code tests what the flow was made for, `switch mode { … }` with `let mode: Mode`, and screens call it: they ask, and
  /// not who made the flow.
  ///
  /// Whoever made the flow asks for all that its start shows for the mode.
  func isModeOfFlow(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    let tested = solution.properties(testedBy: block, of: instance)
    guard !tested.isEmpty, tested.allSatisfy({ isGivenToFlow($0.name, of: solution.info(of: $0.owner).type) })
    else { return false }
    return isCalledByOthers(instance, countsParents: false, depth: 0)
  }

  private func isGivenToFlow(_ name: Name, of type: TypeIndex) -> Bool {
    guard type >= 0, type == flow || askers.owners.roles.stores.contains(type),
      let property = solution.program.property(name, of: type)
    else { return false }
    let info = solution.program.properties[Int(property)]
    return info.flags.contains(.isConstant) && info.value < 0
  }

  private func isModel(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    return !info.isForeign && (info.kind == .class || info.kind == .struct) && !askers.owners.isOwner(type)
      && !askers.owners.roles.stores.contains(type)
  }

  /// Tells whether screens or other flows call some code, directly or through other code of the flow.
  private func isCalledByOthers(_ instance: InstanceIndex, countsParents: Bool, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return askers.callers(of: instance).all.contains { caller in
      switch (caller.edge.kind, caller.owner) {
      case (.held, _): askers.owners.owner(of: caller.edge.object).isOfScreens
      case (.call, .screens): true
      case (_, .flow(flow)):
        isCalledByOthers(caller.edge.instance, countsParents: countsParents, depth: depth + 1)
      case (.call, .flow(let other)): countsParents || !askers.isAncestor(other, of: flow)
      default: false
      }
    }
  }

  /// Continues from the code that sends the event by which a closure is registered; false if none is seen to.
  mutating func visitSenders(ofEventFor edge: CallerEdge) -> Bool {
    guard edge.kind == .foreign, edge.site >= 0, edge.object >= 0 else { return false }
    let events = MachineEvents(solution: solution).events(at: edge.site, in: edge.instance)
    guard !events.isEmpty else { return false }
    let senders = askers.sendersOfEvents[edge.object]?.filter { events.contains($0.message) } ?? []
    for sender in senders { visit(sender) }
    return !senders.isEmpty
  }
}

// Answers that the code waits for: who answers asks for what follows.
extension AskerSearch {
  /// Continues from the answers that the code waits for before a place; returns whether nothing else leads there.
  mutating func visitAnswers(before place: Int32, _ block: Int32, in instance: InstanceIndex) -> Bool {
    guard place >= 0 else { return false }
    let (causes, isCertain) = askers.waits.causes(before: place, block, in: instance)
    var isAnswered = false
    for cause in causes where visit(cause) { isAnswered = true }
    return isAnswered && isCertain
  }

  /// Continues from the last answer in the turn of a loop before that of a place.
  mutating func visitAnswers(inTurnBefore place: Int32, _ block: Int32, in instance: InstanceIndex) {
    guard place >= 0 else { return }
    for cause in askers.waits.causes(inTurnBefore: place, block, in: instance) { _ = visit(cause) }
  }

  /// Tells whether code waits for an answer after the last case that it tests before a place.
  func isAnswered(before place: Int32, _ block: Int32, in instance: InstanceIndex) -> Bool {
    guard place >= 0 else { return false }
    var tested = block
    while tested > 0 {
      if !solution.chosen(instance, tested).isEmpty {
        return askers.waits.isWaiting(before: place, block, after: tested, in: instance)
      }
      tested = solution.template(instance).blocks[Int(tested)].parent
    }
    return false
  }

  private mutating func visit(_ cause: Waits.Cause) -> Bool {
    switch cause {
    case .continuation(let continuation):
      let answers = askers.waits.answers(of: continuation)
      for answer in answers { visit(answer) }
      return !answers.isEmpty
    case .messages(let source):
      for answer in askers.waits.answers(of: source) { visit(sender: answer) }
      for title in solution.unsentTitles(of: source) where title.isOfSystem {
        note(Asker(kind: .system, trigger: title.name))
      }
      return true
    case .stream(let stream):
      return tell(askers.owners.owner(of: stream), askers.owners.name(holding: stream) ?? 0)
    case .flow(let child, let function):
      note(.flow(child), function)
      return true
    case .end: return false
    }
  }

  // MARK: - Answers of child flows

  /// Records the child flows that end with a request which the flow handed to them, `PayFlow(endingWith: ShopStep.paid)`, or which they hand
  /// on from a screen of their own: `.end(forwardToParentFlowWithStep: step)`.
  mutating func noteChildren(endingBy object: ObjectIndex, of owner: CodeOwners.Owner) -> Bool {
    var children = solution.flows(endingWith: object).subtracting([flow])
    if owner != .flow(flow) {
      guard !isOwn(owner) else { return false }
      children = children.filter { askers.parents[$0]?.contains(flow) ?? false }
    }
    for child in children { note(.flow(child), solution.info(of: object).name) }
    return !children.isEmpty
  }

  /// The child flow that hands on a case which a screen of its own, or a flow below it, made.
  func child(answeringBy object: ObjectIndex, of owner: CodeOwners.Owner) -> TypeIndex? {
    if owner != .flow(flow), owner != .nobody,
      let child = askers.returned.flow(delivering: object, to: flow)
    {
      return child
    }
    return isOwn(owner) ? nil : askers.answered.flow(returning: object, to: flow)
  }

  /// Tells whether the flow itself has a screen or a child, so that a case which that makes is its answer to the flow.
  private func isOwn(_ owner: CodeOwners.Owner) -> Bool {
    switch owner {
    case .screens(let screens): !Set(screens).isDisjoint(with: askers.screens[flow] ?? [])
    case .flow(let other): other == flow || askers.parents[other]?.contains(flow) ?? false
    default: true
    }
  }
}
