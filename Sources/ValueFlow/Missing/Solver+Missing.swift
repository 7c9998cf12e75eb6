import SwiftFacts

/// Substitutes `some T` where a requested value never arrives.
extension Solver {
  /// A place is examined until it has a value; arrived values stay.
  ///
  /// Missing values further up come first, since they may supply the rest.
  func supplyMissing() {
    let missing = standIns.demand.look(at: self)
    standIns.unset.look(at: self)
    let known = progress
    fillContainers()
    if known != progress { return standIns.demand.leave(missing) }
    let (fed, open) = missing.parted { standIns.demand.isFed($0) || isResult($0) || isState($0) }
    let (asked, own) = open.parted { isParameter($0) || isChoice($0) }
    for (nodes, left) in [(own, asked + fed), (asked, fed)] where !nodes.isEmpty {
      let before = progress
      for node in nodes where isEmpty(node) && !(isVoid(node) && mayBeNothing(node)) { supply(node) }
      run()
      if before != progress { return standIns.demand.leave(left) }
    }
    let before = progress
    supplyResolutions()
    openCasesElsewhere()
    openWays()
    if before != progress { return standIns.demand.leave(fed) }
    searchEmptyNodes(before: fed)
    for node in fed where isEmpty(node) && slot(of: node) == nil && !isChoice(node) && !isLate(node) {
      supply(node)
    }
    run()
    openSplit()
    if before != progress { return standIns.demand.leave(fed) }
    if supplyFirst(of: fed) { return }
    standIns.demand.leave(fed.filter(isLate))
    let calls = standIns.pendingCalls
    standIns.pendingCalls = []
    for (instance, site, receiver) in calls where isEmpty(receiver) {
      if !callExtension(site, in: instance) { foreignCall(site, in: instance, on: -1) }
    }
    openUndecided()
  }

  /// Supplies the nodes that come first on the paths to all others, which may then lack nothing; returns whether anything was supplied.
  private func supplyFirst(of fed: [NodeIndex]) -> Bool {
    var missing = fed.filter(isEmpty)
    let before = progress
    while !missing.isEmpty {
      let first = FirstMissing(of: missing, standIns.demand, isOpen: isEmpty).nodes
        .filter { !isNothing($0) && !isLate($0) }
      if first.isEmpty { return false }
      for node in first { supply(node) }
      run()
      let supplied = Set(first)
      missing = missing.filter { !supplied.contains($0) && isEmpty($0) }
      if before != progress {
        standIns.demand.leave(missing)
        return true
      }
    }
    return false
  }

  private func supplyResolutions() {
    let asked = standIns.resolutions.indices.dropFirst(standIns.suppliedResolutions)
    standIns.suppliedResolutions = standIns.resolutions.count
    for index in asked where isEmpty(channel("type \(standIns.resolutions[index].type)")) {
      supply(standIns.resolutions[index])
    }
    run()
  }

  /// Opens all paths that no value chooses between.
  private func openWays() {
    let held = standIns.demand.takeHeld().filter(isEmpty)
    searchEmptyNodes(before: held)
    let (nothing, open) = held.parted(isNothing)
    for node in open { add(plain(.unknown), to: node) }
    for node in nothing { openRest(of: node) }
    standIns.demand.keepHeld(nothing)
    openEmptied()
    run()
  }

  /// Runs calls that run once per case also without a case, if none arrived.
  private func openSplit() {
    for number in standIns.demand.takeSplit() where isEmpty(nodes.use(number).node) {
      split(-1, nodes.use(number), number)
    }
    run()
  }

  /// Tells whether callers should supply the value; arguments of an initialiser come before everything that the object does.
  private func isParameter(_ node: NodeIndex) -> Bool {
    guard let slot = slot(of: node), functionName(of: slot.instance) != semantics.initializer else {
      return false
    }
    return template(slot.instance).parameters.contains(slot.slot)
  }

  /// Tells whether a node is a function's result, whose paths may not be open yet.
  private func isResult(_ node: NodeIndex) -> Bool {
    slot(of: node)?.slot == Template.resultSlot
  }

  /// Tells whether the missing value is a case, which the requester should supply.
  func isChoice(_ node: NodeIndex) -> Bool {
    bodies.types[Int(nodes.type(of: node))].types.contains { program.types[Int($0)].kind == .enum }
  }

  private func supply(_ node: NodeIndex) {
    let declared = bodies.types[Int(nodes.type(of: node))]
    guard declared.types.count > 0, !declared.isMetatype else { return }
    let slot = slot(of: node)
    let isUncalled =
      slot.map { isParameter(node) && instances[$0.instance].isEntry && !instances.isCalled($0.instance) }
      ?? false
    for type in declared.types where !declared.isGeneric || isSettled(type) {
      if isUncalled, mayBeAnyScreen(type) {
        add(plain(.unknown), to: node)
        continue
      }
      let made = slot.map { fresh(type, at: $0.slot, of: $0.instance) } ?? []
      if !made.isEmpty, typeQueries.inheritsScreen(type) { standIns.taken.append((node, made)) }
      for object in made.isEmpty ? standIns(for: type) : made { add(object, to: node) }
    }
  }

  /// Tells whether a protocol stands for any screen: a function that takes one and that nobody calls shows none in particular.
  private func mayBeAnyScreen(_ type: TypeIndex) -> Bool {
    guard program.types[Int(type)].kind == .protocol else { return false }
    let screens = program.concreteSubtypes(type).filter { relevance[$0] && typeQueries.inheritsScreen($0) }
    return screens.count > 1 || screens.contains { program.types[Int($0)].isForeign }
  }

  /// Tells whether a generic parameter with this bound can only be one type.
  private func isSettled(_ bound: TypeIndex) -> Bool {
    program.concreteSubtypes(bound).filter { relevance[$0] }.count < 2
  }

  /// Makes an object of a relevant type that the code evidently gets from a place without source.
  private func fresh(_ type: TypeIndex, at slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    let template = template(instance)
    let info = program.types[Int(type)]
    guard slot != Template.selfSlot, !template.parameters.contains(slot),
      interest.counts(type) || isReused(type), !interest.begins(type)
    else {
      return []
    }
    if info.isForeign { return made(type, castAt: slot, of: instance) }
    var concrete = [type]
    if info.kind == .protocol {
      concrete = program.concreteSubtypes(type)
      if concrete.contains(where: { objects.ofType[$0] != nil }) { return [] }
    }
    let (place, block) = template.slotPlaces[Int(slot)]
    return concrete.map {
      fetched($0, at: Int64(template.id) << 24 | Int64(slot) | 1 << 61, in: instance, block, place)
    }
  }

  /// Tells whether the framework makes views of a type for whoever needs one, such as cells of lists; each place in the code has its own.
  package func isReused(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { semantics.reused.contains(program.types[Int($0)].name) }
  }

  /// An object that code gets from a place without source.
  ///
  /// Its identity excludes the caller of the code; otherwise each such object would lead to further ones.
  private func fetched(
    _ type: TypeIndex, at site: Int64, in instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> ObjectIndex {
    let made = objects.insert(ObjectInfo(.some, type: type, site: site))
    self.made(by: instance, block, place, made.object)
    if made.isNew { born.append(made.object) }
    return made.object
  }

  /// The most objects that may substitute for one; more would say no more than any object.
  private static let most = 64

  /// The objects that may be at a place of a type of which nothing is known.
  private func standIns(for type: TypeIndex) -> [ObjectIndex] {
    let info = program.types[Int(type)]
    if semantics.plainTypes.contains(type) { return [plain(.unknown)] }
    guard relevance[type] || info.kind == .protocol else { return [] }
    if info.isForeign {
      let flows = flows(around: type)
      return !flows.isEmpty ? flows : interest.counts(type) ? [plain(.some, type: type)] : []
    }
    if info.kind == .enum { return [plain(.some, type: type)] }
    if info.kind == .class, interest.counts(type), !program.types[Int(type)].supertypes.isEmpty,
      objects.ofType[type] == nil
    {
      return [plain(.some, type: type)]
    }
    let concrete = program.concreteSubtypes(type).filter { relevance[$0] }
    if concrete.isEmpty { return relevance[type] ? [plain(.some, type: type)] : [] }
    let known = concrete.flatMap { objects.ofType[$0] ?? [] }
    // Several objects of a generic type have different parameters, and it is not known which of them is meant.
    if known.count > 1, !info.generics.isEmpty, info.kind != .protocol { return [plain(.some, type: type)] }
    if known.count > Self.most, !interest.counts(type), !concrete.contains(where: interest.counts) {
      return [plain(.some, type: type)]
    }
    if !known.isEmpty { return known }
    let made = concrete.map { plain(.some, type: $0) }
    born += made
    return made
  }

  private func supply(_ resolution: Resolution) {
    let call = bodies.sites[Int(resolution.site)]
    for type in program.concreteSubtypes(resolution.type) where !interest.begins(type) {
      let object = fetched(
        type, at: Int64(resolution.site) + 1, in: resolution.instance, call.block, call.place)
      add(object, to: node(resolution.instance, call.result))
    }
  }

  /// Takes all overloads of calls that no argument decides.
  private func openUndecided() {
    let waiting = standIns.undecided
    standIns.undecided = []
    for number in waiting {
      let overload = overloads[Int(number)]
      let arguments = bodies.sites[Int(overload.site)].arguments
      guard arguments.allSatisfy({ isEmpty(node(overload.instance, $0.slot)) }) else { continue }
      for function in overload.functions {
        invoke(function, overload.site, in: overload.instance, on: overload.receiver)
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
