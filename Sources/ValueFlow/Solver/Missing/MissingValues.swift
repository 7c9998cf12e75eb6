import SwiftFacts

/// Substitutes `some T` where a requested value never arrives.
struct MissingValues {
  let solver: Solver

  /// A place is examined until it has a value; arrived values stay.
  ///
  /// Missing values further up come first, since they may supply the rest.
  func supplyMissing() {
    let missing = solver.standIns.demand.look(at: solver)
    solver.standIns.unset.look(at: solver)
    let known = solver.progress
    fillContainers()
    if known != solver.progress { return solver.standIns.demand.leave(missing) }
    let (fed, open) = missing.parted { solver.standIns.demand.isFed($0) || isResult($0) || isState($0) }
    let (asked, own) = open.parted { isParameter($0) || isChoice($0) }
    for (nodes, left) in [(own, asked + fed), (asked, fed)] where !nodes.isEmpty {
      let before = solver.progress
      for node in nodes where solver.isEmpty(node) && !(isVoid(node) && mayBeNothing(node)) { supply(node) }
      solver.run()
      if before != solver.progress { return solver.standIns.demand.leave(left) }
    }
    let before = solver.progress
    supplyResolutions()
    solver.missingCases.openCasesElsewhere()
    openWays()
    if before != solver.progress { return solver.standIns.demand.leave(fed) }
    searchEmptyNodes(before: fed)
    for node in fed
    where solver.isEmpty(node) && solver.slot(of: node) == nil && !isChoice(node) && !isLate(node)
      && !isNothing(node)
    {
      supply(node)
    }
    solver.run()
    openSplit()
    if before != solver.progress { return solver.standIns.demand.leave(fed) }
    if supplyFirst(of: fed) { return }
    solver.missingCases.openSuccesses()
    if before != solver.progress { return solver.standIns.demand.leave(fed) }
    solver.standIns.demand.leave(fed.filter(isLate))
    callWithoutReceivers()
    openUndecided()
  }

  /// Makes the calls on which no object arrived, but converts nothing that is not there: `page.map { Module($0) }`.
  private func callWithoutReceivers() {
    let calls = solver.standIns.pendingCalls.filter { solver.isEmpty($0.node) }
    searchEmptyNodes(before: calls.filter { converts($0.site) }.map(\.node))
    let (never, open) = calls.parted { converts($0.site) && isNothing($0.node) }
    solver.standIns.pendingCalls = never
    for (instance, site, receiver) in open
    where solver.isEmpty(receiver) && !callExtension(site, in: instance) {
      solver.foreignCalls.foreignCall(site, in: instance, on: -1)
    }
  }

  private func converts(_ site: Int32) -> Bool {
    solver.semantics.mapping.contains(solver.bodies.sites[Int(site)].name)
  }

  /// Supplies the nodes that come first on the paths to all others, which may then lack nothing; returns whether anything was supplied.
  private func supplyFirst(of fed: [NodeIndex]) -> Bool {
    var missing = fed.filter(solver.isEmpty)
    let before = solver.progress
    while !missing.isEmpty {
      let search = FirstMissing(
        of: missing, solver.standIns.demand, empty: &solver.standIns.unmarked, isOpen: solver.isEmpty)
      let first = search.nodes.filter { !isNothing($0) && !isLate($0) }
      if first.isEmpty { return false }
      for node in first { supply(node) }
      solver.run()
      let supplied = Set(first)
      missing = missing.filter { !supplied.contains($0) && solver.isEmpty($0) }
      if before != solver.progress {
        solver.standIns.demand.leave(missing)
        return true
      }
    }
    return false
  }

  private func supplyResolutions() {
    let asked = solver.foreign.resolutions.indices.dropFirst(solver.standIns.suppliedResolutions)
    solver.standIns.suppliedResolutions = solver.foreign.resolutions.count
    for resolution in asked.map({ solver.foreign.resolutions[$0] })
    where resolution.type >= 0 && solver.isEmpty(solver.channel("type \(resolution.type)")) {
      supply(resolution)
    }
    solver.run()
  }

  /// Opens all paths that no value chooses between.
  private func openWays() {
    let chosen = solver.standIns.demand.takeHeld()
    let held = chosen.filter(solver.isEmpty)
    openFlags(chosen.filter { !solver.isEmpty($0) })
    searchEmptyNodes(before: held)
    let (nothing, open) = held.parted(isNothing)
    for node in open {
      solver.add(solver.plain(.unknown), to: node)
      solver.openedNodes.insert(node)
    }
    for node in nothing { openRest(of: node) }
    solver.standIns.demand.keepHeld(nothing)
    openEmptied()
    solver.run()
  }

  /// Runs calls that run once per case also without a case, if none arrived, and for those that other code makes.
  private func openSplit() {
    for number in solver.standIns.demand.takeSplit() {
      let use = solver.nodes.use(number)
      if use.kind == .splitContent {
        openContent(use, number)
      } else if solver.isEmpty(use.node) {
        solver.invocation.split(-1, use, number)
      } else {
        solver.missingCases.addCasesElsewhere(to: use)
      }
    }
    solver.run()
  }

  /// Makes the content of a view without a case, if none is left that may arrive: what is on a path comes with other states, last of all.
  private func openContent(_ use: Use, _ number: Int32) {
    if solver.objects(at: use.node).contains(where: solver.contentCalls.isValue) { return }
    guard solver.standIns.suppliesStates else { return solver.standIns.demand.keepSplit(number) }
    solver.contentCalls.split(-1, use, number)
  }

  /// Tells whether callers should supply the value; arguments of an initialiser come before everything that the object does.
  private func isParameter(_ node: NodeIndex) -> Bool {
    guard let slot = solver.slot(of: node),
      solver.functionName(of: slot.instance) != solver.semantics.initializer
    else {
      return false
    }
    return solver.template(slot.instance).parameters.contains(slot.slot)
  }

  /// Tells whether a node is a function's result, whose paths may not be open yet.
  private func isResult(_ node: NodeIndex) -> Bool {
    solver.slot(of: node)?.slot == Template.resultSlot
  }

  /// Tells whether the missing value is a case, which the requester should supply.
  func isChoice(_ node: NodeIndex) -> Bool {
    solver.bodies.types[Int(solver.nodes.type(of: node))].types.contains {
      solver.program.types[Int($0)].kind == .enum
    }
  }

  private func supply(_ node: NodeIndex) {
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))]
    guard declared.types.count > 0, !declared.isMetatype else { return }
    let slot = solver.slot(of: node)
    if isUnassigned(node) { return }
    let isUncalled =
      slot.map {
        isParameter(node) && solver.instances[$0.instance].isEntry && !solver.instances.isCalled($0.instance)
      }
      ?? false
    if declared.isGeneric, let slot, supplyNamed(node, slot.slot, of: slot.instance) { return }
    let isOpen = declared.isGeneric || declared.isBoundOfCall && slot.map(isGivenByCalls) ?? false
    for type in declared.types where !isOpen || isSettled(type) {
      if isUncalled, mayBeAnyScreen(type) {
        solver.add(solver.plain(.unknown), to: node)
        continue
      }
      let made = slot.map { fresh(type, at: $0.slot, of: $0.instance) } ?? []
      if !made.isEmpty, solver.typeQueries.inheritsScreen(type) {
        solver.standIns.taken.append(TakenScreens(node: node, screens: made))
      }
      for object in made.isEmpty ? substitutes(for: type) : made { solver.add(object, to: node) }
    }
  }

  /// Tells whether a protocol stands for any screen: a function that takes one and that nobody calls shows none in particular.
  private func mayBeAnyScreen(_ type: TypeIndex) -> Bool {
    guard solver.program.types[Int(type)].kind == .protocol else { return false }
    let screens = solver.program.concreteSubtypes(type).filter {
      solver.relevance[$0] && solver.typeQueries.inheritsScreen($0)
    }
    return screens.count > 1 || screens.contains { solver.program.types[Int($0)].isForeign }
  }

  /// Tells whether calls say what a parameter is: one of them may lack a value, which is not any object then.
  private func isGivenByCalls(_ slot: (instance: InstanceIndex, slot: Slot)) -> Bool {
    solver.template(slot.instance).parameters.contains(slot.slot) && solver.instances.isCalled(slot.instance)
  }

  /// Tells whether a generic parameter with this bound can only be one type.
  private func isSettled(_ bound: TypeIndex) -> Bool {
    solver.program.concreteSubtypes(bound).filter { solver.relevance[$0] }.count < 2
  }

  /// Makes an object of a relevant type that the code evidently gets from a place without source.
  private func fresh(_ type: TypeIndex, at slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    let template = solver.template(instance)
    let info = solver.program.types[Int(type)]
    guard slot != Template.selfSlot, !template.parameters.contains(slot),
      solver.interest.counts(type) || solver.isReused(type), !solver.interest.begins(type)
    else {
      return []
    }
    if info.isForeign { return made(type, castAt: slot, of: instance) }
    let registered = RegisteredObjects(solver: solver).objects(of: type, at: slot, of: instance)
    if !registered.isEmpty { return registered }
    var concrete = [type]
    if info.kind == .protocol {
      concrete = solver.program.concreteSubtypes(type)
      if concrete.contains(where: { solver.objects.ofType[$0] != nil }) { return [] }
    }
    let (place, block) = template.slotPlaces[Int(slot)]
    return concrete.map {
      fetched($0, at: Int64(template.id) << 24 | Int64(slot) | 1 << 61, in: instance, block, place)
    }
  }

  /// An object that code gets from a place without source.
  ///
  /// Its identity excludes the caller of the code; otherwise each such object would lead to further ones.
  func fetched(
    _ type: TypeIndex, at site: Int64, in instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> ObjectIndex {
    let made = solver.objects.insert(ObjectInfo(.some, type: type, site: site))
    solver.made(by: instance, block, place, made.object)
    if made.isNew { solver.born.append(made.object) }
    return made.object
  }

  /// The most objects that may substitute for one; more would say no more than any object.
  private static let most = 64

  /// The objects that may be at a place of a type of which nothing is known.
  private func substitutes(for type: TypeIndex) -> [ObjectIndex] {
    let info = solver.program.types[Int(type)]
    if solver.semantics.plainTypes.contains(type) { return [solver.plain(.unknown)] }
    guard solver.relevance[type] || info.kind == .protocol else { return [] }
    if info.isForeign {
      let flows = solver.routeValues.flows(around: type)
      return !flows.isEmpty ? flows : solver.interest.counts(type) ? [solver.plain(.some, type: type)] : []
    }
    if info.kind == .enum { return [solver.plain(.some, type: type)] }
    if info.kind == .class, solver.interest.counts(type), !solver.program.types[Int(type)].supertypes.isEmpty,
      solver.objects.ofType[type] == nil
    {
      return [solver.plain(.some, type: type)]
    }
    let concrete = solver.program.concreteSubtypes(type).filter { solver.relevance[$0] }
    if concrete.isEmpty { return solver.relevance[type] ? [solver.plain(.some, type: type)] : [] }
    let known = concrete.flatMap { solver.objects.ofType[$0] ?? [] }
    // Several objects of a generic type have different parameters, and it is not known which of them is meant.
    if known.count > 1, !info.generics.isEmpty, info.kind != .protocol {
      return [solver.plain(.some, type: type)]
    }
    if known.count > Self.most, !solver.interest.counts(type),
      !concrete.contains(where: solver.interest.counts)
    {
      return [solver.plain(.some, type: type)]
    }
    if !known.isEmpty { return known }
    let made = concrete.map { solver.plain(.some, type: $0) }
    solver.born += made
    return made
  }

  private func supply(_ resolution: Resolution) {
    let call = solver.bodies.sites[Int(resolution.site)]
    for type in solver.program.concreteSubtypes(resolution.type) where !solver.interest.begins(type) {
      let object = fetched(
        type, at: Int64(resolution.site) + 1, in: resolution.instance, call.block, call.place)
      solver.add(object, to: solver.node(resolution.instance, call.result))
    }
  }

  /// Takes all overloads of calls that no argument decides.
  private func openUndecided() {
    let waiting = solver.standIns.undecided
    solver.standIns.undecided = []
    for number in waiting {
      let overload = solver.overloads[Int(number)]
      let arguments = solver.bodies.sites[Int(overload.site)].arguments
      guard arguments.allSatisfy({ solver.isEmpty(solver.node(overload.instance, $0.slot)) }) else {
        continue
      }
      for function in overload.functions {
        solver.invocation.invoke(function, overload.site, in: overload.instance, on: overload.receiver)
      }
    }
  }
}

extension Sequence {
  /// Splits the elements by a condition, keeping their order.
  fileprivate func parted(_ holds: (Element) -> Bool) -> (with: [Element], without: [Element]) {
    reduce(into: ([], [])) { parts, element in
      if holds(element) { parts.0.append(element) } else { parts.1.append(element) }
    }
  }
}
