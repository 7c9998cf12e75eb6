import SwiftFacts

/// The cases that choose between paths.
extension Solution {
  /// Tells whether a case stands for one that nothing is seen to make.
  package func isUnmade(_ object: ObjectIndex) -> Bool { objects[object].site == ObjectInfo.unmadeSite }

  /// Tells whether an unknown value opened a block only since no other had come yet.
  package func isOpenedEarly(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    template(instance).blocks[Int(block)].tests.contains {
      openedNodes.contains(node(instance, $0.subject))
    }
  }

  /// The cases that opened a block; flags are ignored.
  ///
  /// A path for everything else is opened by none, unless one case is left for it.
  package func chosen(_ instance: InstanceIndex, _ block: Int32) -> [ObjectIndex] {
    let found = template(instance).blocks[Int(block)]
    if found.isRest, !found.tests.contains(where: { $0.isRest && isOneLeft(by: $0, instance, block) }) {
      return []
    }
    return blocks.matched(instances[instance].blocks + block).filter { object in
      objects[object].kind == .enumCase && !isFlag(object)
    }
  }

  /// Tells whether a test leaves one case of the enum whose cases open a block; of one without its type, of all enums that have these cases.
  private func isOneLeft(by test: Test, _ instance: InstanceIndex, _ block: Int32) -> Bool {
    let tested = Set(test.patterns.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } })
    let cases = blocks.matched(instances[instance].blocks + block).map { objects[$0] }
    guard test.patterns.count == tested.count, let left = cases.first, left.kind == .enumCase,
      cases.allSatisfy({ $0.name == left.name })
    else { return false }
    let known = Set(cases.map(\.type).filter { $0 >= 0 })
    let types = known.isEmpty ? Set(program.enums(withCase: left.name)) : known
    let fitting = types.map { Set(program.types[Int($0)].cases.keys) }.filter(tested.isSubset)
    return !fitting.isEmpty && fitting.allSatisfy { $0.subtracting(tested) == [left.name] }
  }

  /// The blocks that were opened by an object.
  package var openedBlocks: [(instance: InstanceIndex, block: Int32)] {
    blocks.opened
  }

  /// The objects that opened a block, including flags and unknown values.
  package func arrivals(_ instance: InstanceIndex, _ block: Int32) -> [ObjectIndex] {
    blocks.matched(instances[instance].blocks + block)
  }

  /// Tells whether a case is only made by an initialiser of its own enum, for instance from stored data: then it is not a request, unless it
  /// stands for another case, as in `init?(link: Link) { switch link { case .help: self = .help … } }`.
  package func isMadeByItsEnum(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    let makers = objects.makers(of: object)
    guard info.kind == .enumCase, info.type >= 0, makers.first != nil else { return false }
    return makers.allSatisfy { made in
      isNamedInit(made.instance) && template(made.instance).owner == info.type
        && !choices(around: made.block, in: made.instance).flatMap(\.cases).contains(where: isOwnCase)
    }
  }

  private func isOwnCase(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    return info.kind == .enumCase && info.type >= 0 && !program.types[Int(info.type)].isForeign
  }

  /// Tells whether a case is only made as one of all cases of its enum, `Tab.allCases`: then it is not a request.
  package func isOneOfAll(_ object: ObjectIndex) -> Bool {
    let makers = objects.makers(of: object)
    guard objects[object].kind == .enumCase, makers.first != nil else { return false }
    return makers.allSatisfy { made in
      let cases = template(made.instance).steps[Int(made.block)].filter { step in
        if case .enumCase(_, _, _, _, made.place) = step { true } else { false }
      }
      return cases.count > 1
    }
  }

  /// Tells whether an object is `true` or `false`.
  package func isFlag(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    return info.kind == .enumCase && isFlag(named: info.name)
  }

  package func isFlag(named name: Name) -> Bool { semantics.isFlag(name) }
}

/// The cases that code sends, where a path also depends on others.
extension Solution {
  /// Of the cases that opened a path which tests several values, those that code passes to a function, if any: `machine.tryEvent(.open)`.
  ///
  /// The others are the state that the path belongs to.
  package func sent(
    _ cases: [ObjectIndex], to instance: InstanceIndex, _ block: Int32
  ) -> [ObjectIndex] {
    guard template(instance).blocks[Int(block)].testsSeveral else { return cases }
    let sent = cases.filter { objects.makers(of: $0).contains(where: isPassed) }
    if sent.isEmpty { return cases }
    let outside = sent.filter { !isRegistered($0, among: sent) && !isMadeBeside(instance, $0) }
    return outside.isEmpty ? sent : outside
  }

  /// Tells whether only the class around a state machine makes a case of its own, to register what the case leads to.
  private func isRegistered(_ object: ObjectIndex, among sent: [ObjectIndex]) -> Bool {
    let name = objects[object].name
    // Code without source receives a case whose type is not written; others of its name tell it.
    guard let type = sent.filter({ objects[$0].name == name }).map({ objects[$0].type }).max(), type >= 0
    else { return false }
    let outer = program.types[Int(type)].outer
    guard outer >= 0, !interest.decides(outer) else { return false }
    return objects.makers(of: object).allSatisfy { template($0.instance).owner == outer }
  }

  /// Tells whether only the code that hands a closure to a state machine makes a case: `machine.addRoutes(event: .open, [.list => .detail])`.
  private func isMadeBeside(_ closure: InstanceIndex, _ object: ObjectIndex) -> Bool {
    let outer = instances[closure].outer
    return outer >= 0 && objects.makers(of: object).allSatisfy { $0.instance == outer }
  }

  private func isPassed(_ maker: Maker) -> Bool {
    let template = template(maker.instance)
    return template.steps.joined().contains { step in
      guard case .call(let number) = step else { return false }
      let call = bodies.sites[Int(number)]
      if case .type = call.callee { return false }
      return call.arguments.contains { argument in
        isMade(argument.slot, at: maker.place, in: template)
          || choices(of: argument.slot, in: template).contains { isMade($0, at: maker.place, in: template) }
      }
    }
  }

  /// Tells whether the value of a slot is made at a place; a captured value has a negative number, and is made elsewhere.
  private func isMade(_ slot: Slot, at place: Int32, in template: Template) -> Bool {
    slot >= 0 && template.slotPlaces[Int(slot)].place == place
  }

  /// The slots between which code chooses: `isPaid ? .paid : .refused`.
  private func choices(of slot: Slot, in template: Template) -> [Slot] {
    template.steps.joined().compactMap { if case .copy(let from, slot) = $0 { from } else { nil } }
  }
}

/// The conditions of paths that the analysis does not decide.
extension Solution {
  /// The properties that decide whether a block runs, the innermost first; a builder's closure depends on what the code around it does.
  package func states(of block: Int32, in instance: InstanceIndex) -> [RequiredState] {
    var found: [RequiredState] = []
    var (block, instance) = (block, instance)
    while true {
      let template = template(instance)
      while block >= 0 {
        found += template.blocks[Int(block)].states.flatMap { states($0, in: instance) }
        block = template.blocks[Int(block)].parent
      }
      guard case .closure = template.kind, isInGetter(instance) else { return found }
      block = blockMaking(closure: instance)
      instance = instances[instance].outer
    }
  }

  /// Tells whether a block depends on a condition that the analysis does not decide.
  package func dependsOnState(_ block: Int32, in instance: InstanceIndex) -> Bool {
    let blocks = template(instance).blocks
    var block = block
    while block > 0 {
      if !blocks[Int(block)].states.isEmpty { return true }
      block = blocks[Int(block)].parent
    }
    return false
  }

  /// The properties whose cases choose the blocks around a place, the innermost first, with these cases: `switch area { case .orders: … }`.
  package func choices(
    of block: Int32, in instance: InstanceIndex
  ) -> [(owner: ObjectIndex, property: Name, cases: [Name])] {
    let blocks = template(instance).blocks
    return sequence(first: block) { blocks[Int($0)].parent }.prefix { $0 > 0 }.flatMap { block in
      let names = blocks[Int(block)].outerCaseNames
      guard !names.isEmpty, let subject = blocks[Int(block)].tests.first?.subject else {
        return [(owner: ObjectIndex, property: Name, cases: [Name])]()
      }
      return sources(of: subject, in: instance).map { ($0.owner, $0.property, names) }
    }
  }

  private func states(_ state: BlockState, in instance: InstanceIndex) -> [RequiredState] {
    sources(of: state.subject, in: instance).map {
      RequiredState(owner: $0.owner, property: $0.property, isNot: state.isNot)
    }
  }

  /// The property that a slot is read from, for each object that has it.
  private func sources(of slot: Slot, in instance: InstanceIndex) -> [(owner: ObjectIndex, property: Name)] {
    for case .load(let from, let name, slot, _) in template(instance).steps.joined() {
      return objects(at: node(instance, from)).map { ($0, name) }
    }
    return []
  }
}
