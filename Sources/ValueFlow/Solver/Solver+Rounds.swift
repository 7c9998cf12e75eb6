import SwiftFacts

/// The order of the analysis: what surely runs, then what nobody is seen to call, then what nothing is known of.
extension Solver {
  /// What is known of the types that count, from who asks for the analysis.
  package struct Interest {
    /// Types that count where nobody makes or calls them.
    package var counts: (TypeIndex) -> Bool
    /// Types that the framework makes: the app's delegate, scenes.
    package var begins: (TypeIndex) -> Bool

    /// Types of which dead code counts, too.
    package var decides: (TypeIndex) -> Bool

    package init(
      counts: @escaping (TypeIndex) -> Bool, begins: @escaping (TypeIndex) -> Bool,
      decides: @escaping (TypeIndex) -> Bool
    ) {
      (self.counts, self.begins, self.decides) = (counts, begins, decides)
    }
  }

  /// Runs the whole program.
  package func solve(_ interest: Interest) {
    isOfInterest = interest.counts
    begins = interest.begins
    relevance = RelevanceSearch.run(program, semantics, interest)
    for template in bodies.scripts() { _ = instance(template, receiver: -1, context: 0, key: 0, outer: -1) }
    makeUnmade(interest.begins)
    settle()
    // What nobody is seen to make or call comes last, since what was seen tells more.
    var before = -1
    while before != progress {
      before = progress
      makeUnmade(interest.counts)
      settle()
      callHeld()
      settle()
      enterUncalled(interest.decides)
      settle()
    }
  }

  /// Goes on with stand-ins for what is missing until nothing is new.
  private func settle() {
    enterBorn()
    run()
    var before = -1
    while before != progress {
      before = progress
      supplyMissing()
      enterBorn()
      run()
      log(summary)
    }
  }

  var summary: String {
    "\(instances.count) instances, \(objects.count) objects, \(nodeType.count) nodes, \(facts.count) facts, \(uses.count) uses, \(foreignCalls.count) foreign"
  }

  private var progress: Int { facts.count + instances.count + callers.count + foreignCalls.count }

  // MARK: - What the framework calls

  /// Objects that came to be are entered where nobody in the source is seen to call them.
  private func enterBorn() {
    while !born.isEmpty {
      let objects = born
      born = []
      for object in objects {
        let isBegun = begins(self.objects[Int(object)].type)
        enter(object) { isBegun || !self.calledNames.contains($0) || self.semantics.called.contains($0) }
      }
      run()
    }
  }

  private func enter(_ object: ObjectIndex, where isEntered: (Name) -> Bool) {
    let type = objects[Int(object)].type
    guard type >= 0 else { return }
    for ancestor in program.ancestors(type) where !program.types[Int(ancestor)].isForeign {
      let info = program.types[Int(ancestor)]
      if info.kind == .protocol { continue }
      for function in info.functionOrder {
        let declared = program.functions[Int(function)]
        guard declared.body >= 0, !declared.flags.contains(.isStatic), isEntered(declared.name),
          declared.name != semantics.initializer
        else { continue }
        enter(function, on: object)
      }
      for property in info.propertyOrder
      where semantics.called.contains(program.properties[Int(property)].name) {
        guard let template = bodies.template(of: property, .getter) else { continue }
        let getter = instance(template, receiver: object, context: 0, key: 0, outer: -1)
        instances[Int(getter)].isEntry = true
      }
    }
  }

  private func enter(_ function: FunctionIndex, on object: ObjectIndex) {
    guard relevance.functions[Int(function)], let template = bodies.template(of: function) else { return }
    let entered = instance(template, receiver: object, context: 0, key: 0, outer: -1)
    instances[Int(entered)].isEntry = true
  }

  // MARK: - What nobody makes or calls

  /// Types that count and that nobody is seen to make: the framework does, or code without source.
  private func makeUnmade(_ isWanted: (TypeIndex) -> Bool) {
    for index in program.types.indices {
      let type = TypeIndex(index)
      let info = program.types[index]
      guard !info.isForeign, info.kind == .class || info.kind == .struct, objectsOfType[type] == nil,
        isWanted(type)
      else { continue }
      born.append(plain(.some, type: type))
    }
  }

  /// Functions of types that count which nothing was seen to reach: dead code, or called from where nobody looked.
  private func enterUncalled(_ isOfInterest: (TypeIndex) -> Bool) {
    for type in objectsOfType.keys.sorted() where !program.types[Int(type)].isForeign && isOfInterest(type) {
      for ancestor in program.ancestors(type) where !program.types[Int(ancestor)].isForeign {
        for function in program.types[Int(ancestor)].functionOrder {
          let declared = program.functions[Int(function)]
          guard declared.body >= 0, isBeginning(declared, of: type),
            !enteredFunctions.contains(UInt64(function) + 1)
          else { continue }
          if declared.flags.contains(.isStatic) {
            enter(function, on: plain(.metatype, type: type))
          } else if let object = objectsOfType[type]?.first {
            enter(function, on: object)
          }
        }
      }
    }
  }

  /// An initialiser runs for what nobody is seen to make, if it is its own.
  private func isBeginning(_ function: FunctionInfo, of type: TypeIndex) -> Bool {
    guard function.name == semantics.initializer else { return true }
    return function.owner == type
      && !(objectsOfType[type] ?? []).contains { objects[Int($0)].kind == .instance }
  }

  // MARK: - What nothing arrives at

  /// Puts *some T* where something is asked of a place at which nothing arrives.
  private func supplyMissing() {
    let (demanded, isFed) = demandedNodes()
    let missing = nodeType.indices.filter { demanded[$0] && nodeFact[$0] < 0 && nodeType[$0] != 0 }
    // What others are to bring may still come, when what is missing further up is there.
    let later = missing.map { isFed[$0] || isParameter(NodeIndex($0)) || isChoice(NodeIndex($0)) }
    let before = progress
    for (node, isLater) in zip(missing, later) where !isLater { supply(NodeIndex(node)) }
    run()
    if before != progress { return }
    for (node, isLater) in zip(missing, later) where isLater && nodeFact[node] < 0 { supply(NodeIndex(node)) }
    for resolution in resolutions where isEmpty(channel("type \(resolution.type)")) {
      supply(resolution)
    }
    run()
    for node in heldNodes() { add(plain(.unknown), to: node) }
    run()
    splitEmpty()
    run()
    var rest: [(InstanceIndex, Int32, NodeIndex)] = []
    for (instance, site, receiver) in pendingCalls {
      if isEmpty(receiver) {
        foreignCall(site, in: instance, on: -1)
      } else {
        rest.append((instance, site, receiver))
      }
    }
    openUndecided()
  }

  /// The nodes that choose between ways and at which nothing arrives: any way may be taken.
  private func heldNodes() -> [NodeIndex] {
    nodeUse.indices.compactMap { index in
      nodeFact[index] < 0 && hasUse(.hold, NodeIndex(index)) ? NodeIndex(index) : nil
    }
  }

  /// Calls that run once for each case run also where no case is handed over.
  private func splitEmpty() {
    for index in nodeUse.indices where nodeFact[index] < 0 {
      var use = nodeUse[index]
      while use >= 0 {
        let current = uses[Int(use)]
        if current.kind == .split {
          split(-1, current.b, in: current.a, function: current.c, receiver: current.d)
        }
        use = current.next
      }
    }
  }

  private func hasUse(_ kind: Use.Kind, _ node: NodeIndex) -> Bool {
    var use = nodeUse[Int(node)]
    while use >= 0 {
      if uses[Int(use)].kind == kind { return true }
      use = uses[Int(use)].next
    }
    return false
  }

  /// The nodes of which something is asked, and those from which their values come.
  ///
  /// Tells besides of each whether there is any node from which values come to it.
  private func demandedNodes() -> (demanded: [Bool], isFed: [Bool]) {
    var demanded = [Bool](repeating: false, count: nodeType.count)
    var waiting: [Int32] = []
    let sources = sourcesOfNodes { node in
      guard !demanded[Int(node)] else { return }
      demanded[Int(node)] = true
      waiting.append(node)
    }
    while let next = waiting.popLast() {
      var link = sources.first[Int(next)]
      while link >= 0 {
        let source = sources.links[Int(link)].source
        if !demanded[Int(source)] {
          demanded[Int(source)] = true
          waiting.append(source)
        }
        link = sources.links[Int(link)].next
      }
    }
    return (demanded, sources.first.map { $0 >= 0 })
  }

  /// For each node those whose values flow to it; nodes of which more is asked are told.
  private func sourcesOfNodes(_ asked: (NodeIndex) -> Void) -> (
    first: [Int32], links: [(source: Int32, next: Int32)]
  ) {
    var first = [Int32](repeating: -1, count: nodeType.count)
    var links: [(source: Int32, next: Int32)] = []
    links.reserveCapacity(uses.count)
    for index in nodeUse.indices {
      var use = nodeUse[index]
      while use >= 0 {
        let current = uses[Int(use)]
        switch current.kind {
        case .copy, .copyCase, .cast, .keep:
          links.append((Int32(index), first[Int(current.a)]))
          first[Int(current.a)] = Int32(links.count - 1)
        default: asked(NodeIndex(index))
        }
        use = current.next
      }
    }
    return (first, links)
  }

  /// Whether callers are to bring what is missing; with what an object is made comes before all that it does.
  private func isParameter(_ node: NodeIndex) -> Bool {
    guard let slot = slot(of: node), functionName(of: slot.instance) != semantics.initializer else {
      return false
    }
    return template(slot.instance).parameters.contains(slot.slot)
  }

  /// Whether a case is missing, which whoever asks is to set.
  private func isChoice(_ node: NodeIndex) -> Bool {
    bodies.types[Int(nodeType[Int(node)])].types.contains { program.types[Int($0)].kind == .enum }
  }

  private func supply(_ node: NodeIndex) {
    let declared = bodies.types[Int(nodeType[Int(node)])]
    guard declared.types.count > 0, !declared.isMetatype else { return }
    let slot = slot(of: node)
    for type in declared.types {
      let made = slot.map { fresh(type, at: $0.slot, of: $0.instance) } ?? []
      for object in made.isEmpty ? standIns(for: type) : made { add(object, to: node) }
    }
  }

  /// An object of a type that counts and that the code at hand is seen to get from where nobody can look.
  private func fresh(_ type: TypeIndex, at slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    let template = template(instance)
    let info = program.types[Int(type)]
    guard slot != Template.selfSlot, !template.parameters.contains(slot), isOfInterest(type), !info.isForeign,
      !begins(type)
    else {
      return []
    }
    var concrete = [type]
    if info.kind == .protocol {
      concrete = program.concreteSubtypes(type)
      if concrete.contains(where: { objectsOfType[$0] != nil }) { return [] }
    }
    let (place, block) = template.slotPlaces[Int(slot)]
    return concrete.map {
      fetched($0, at: Int64(template.id) << 24 | Int64(slot) | 1 << 61, in: instance, block, place)
    }
  }

  /// An object that code gets from where nobody can look.
  ///
  /// Who runs the code is none of what tells such objects apart, or each would lead to further ones.
  private func fetched(
    _ type: TypeIndex, at site: Int64, in instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> ObjectIndex {
    let made = intern(
      ObjectKey(kind: .some, type: type, name: 0, site: site, receiverSite: 0, context: 0, outer: -1))
    self.made(by: instance, block, place, made.object)
    if made.isNew { born.append(made.object) }
    return made.object
  }

  /// What may be at a place of a type of which nothing is known.
  private func standIns(for type: TypeIndex) -> [ObjectIndex] {
    let info = program.types[Int(type)]
    if semantics.plainTypes.contains(type) { return [plain(.unknown)] }
    guard relevance[type] || info.kind == .protocol else { return [] }
    if info.isForeign { return isOfInterest(type) ? [plain(.some, type: type)] : [] }
    if info.kind == .enum { return [plain(.some, type: type)] }
    if info.kind == .class, isOfInterest(type), !program.types[Int(type)].supertypes.isEmpty,
      objectsOfType[type] == nil
    {
      return [plain(.some, type: type)]
    }
    let concrete = program.concreteSubtypes(type).filter { relevance[$0] }
    if concrete.isEmpty { return relevance[type] ? [plain(.some, type: type)] : [] }
    let known = concrete.flatMap { objectsOfType[$0] ?? [] }
    if !known.isEmpty { return known }
    let made = concrete.map { plain(.some, type: $0) }
    born += made
    return made
  }

  private func supply(_ resolution: Resolution) {
    let call = bodies.sites[Int(resolution.site)]
    for type in program.concreteSubtypes(resolution.type) where !begins(type) {
      let object = fetched(
        type, at: Int64(resolution.site) + 1, in: resolution.instance, call.block, call.place)
      add(object, to: node(resolution.instance, call.result))
    }
  }

  /// Calls of which no overload is told by what arrives take all of them.
  private func openUndecided() {
    for number in undecided {
      let overload = overloads[Int(number)]
      let arguments = bodies.sites[Int(overload.site)].arguments
      guard arguments.allSatisfy({ isEmpty(node(overload.instance, $0.slot)) }) else { continue }
      for function in overload.functions {
        invoke(function, overload.site, in: overload.instance, on: overload.receiver)
      }
    }
  }
}
