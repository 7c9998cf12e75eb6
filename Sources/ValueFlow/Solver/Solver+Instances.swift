/// Bodies as they run.
extension Solver {
  /// The instance of a body; what its first block does is done when it is made.
  func instance(
    _ template: Template, receiver: ObjectIndex, context: Int32, key: Name, outer: InstanceIndex
  ) -> InstanceIndex {
    let identity = InstanceKey(
      template: template.id, receiver: receiver, context: context, key: key, outer: outer)
    if let known = instanceNumbers[identity] { return known }
    let index = InstanceIndex(instances.count)
    instanceNumbers[identity] = index
    instances.append(
      Instance(
        template: template.id, receiver: receiver, context: context, key: key, outer: outer,
        base: NodeIndex(nodeType.count), blockBase: Int32(blockState.count)))
    for type in template.slotTypes { _ = node(type) }
    if receiver >= 0, givesSelf(template) {
      nodeType[Int(instances[Int(index)].base + Template.resultSlot)] = bodies.number(
        ResolvedType(types: [objects[Int(receiver)].type]))
    }
    blockState += repeatElement(0, count: template.blocks.count)
    if receiver >= 0, outer < 0 { add(receiver, to: node(index, Template.selfSlot)) }
    if case .function(let function) = template.kind { _ = enteredFunctions.insert(UInt64(function) + 1) }
    beginning.append(index)
    return index
  }

  /// Whether a function gives an object of whatever type it is called on.
  private func givesSelf(_ template: Template) -> Bool {
    guard case .function(let function) = template.kind else { return false }
    let info = program.functions[Int(function)]
    return info.result >= 0 && program.text(of: info.result, in: info.file) == "Self"
  }

  /// The instance that a node is a slot of, and which.
  func slot(of node: NodeIndex) -> (instance: InstanceIndex, slot: Slot)? {
    var (low, high) = (0, instances.count)
    while low < high {
      let middle = (low + high) / 2
      if instances[middle].base <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let slot = node - instances[low - 1].base
    return slot < template(InstanceIndex(low - 1)).slotTypes.count ? (InstanceIndex(low - 1), slot) : nil
  }

  package func template(_ instance: InstanceIndex) -> Template {
    bodies.templates[Int(instances[Int(instance)].template)]
  }

  func node(_ instance: InstanceIndex, _ slot: Slot) -> NodeIndex {
    if slot >= 0 { return instances[Int(instance)].base + slot }
    let outer = instances[Int(instance)].outer
    return node(outer, template(instance).captures[Int(-slot - 1)])
  }

  package func resultNode(_ instance: InstanceIndex) -> NodeIndex { node(instance, Template.resultSlot) }

  package func node(ofArgument index: Int, of site: Int32, in instance: InstanceIndex) -> NodeIndex {
    node(instance, bodies.sites[Int(site)].arguments[index].slot)
  }

  package func resultNode(of site: Int32, in instance: InstanceIndex) -> NodeIndex {
    node(instance, bodies.sites[Int(site)].result)
  }

  package func isActive(_ instance: InstanceIndex, block: Int32) -> Bool {
    blockState[Int(instances[Int(instance)].blockBase + block)] & 0x8000_0000 != 0
  }

  func calls(
    _ kind: CallerEdge.Kind, from instance: InstanceIndex, _ site: Int32, block: Int32,
    to callee: InstanceIndex,
    object: ObjectIndex = -1
  ) {
    let from = UInt64(UInt32(instance)) &* 0x1_0001 &+ UInt64(UInt32(bitPattern: site)) &* 0x9E37_79B1
    let key = (from ^ UInt64(UInt32(bitPattern: object)) << 17) & 0xFFFF_FFFF
    guard callerSet.insert(key << 32 | UInt64(UInt32(callee + 1))) else { return }
    callers.append(
      CallerEdge(
        kind: kind, instance: instance, site: site, block: block, object: object,
        next: instances[Int(callee)].firstCaller))
    instances[Int(callee)].firstCaller = Int32(callers.count - 1)
  }

  // MARK: - Blocks

  /// Does what a block does, and looks at the ways that lead on from it.
  func activate(_ instance: InstanceIndex, _ block: Int32) {
    let state = Int(instances[Int(instance)].blockBase + block)
    guard blockState[state] & 0x8000_0000 == 0 else { return }
    blockState[state] |= 0x8000_0000
    let template = template(instance)
    for step in template.steps[Int(block)] { take(step, in: instance, block) }
    for child in template.blocks[Int(block)].children { open(instance, child, template) }
  }

  private func open(_ instance: InstanceIndex, _ block: Int32, _ template: Template) {
    let tests = template.blocks[Int(block)].tests
    if tests.isEmpty { return activate(instance, block) }
    for (index, test) in tests.enumerated() {
      let node = node(instance, test.subject)
      if test.isRest {
        patterns.append(.tuple(test.patterns))
        add(
          Use(kind: .hold, a: instance, b: block, c: Int32(index) | 256, d: Int32(patterns.count - 1)),
          to: node)
      } else {
        for pattern in test.patterns {
          patterns.append(pattern)
          add(
            Use(kind: .hold, a: instance, b: block, c: Int32(index), d: Int32(patterns.count - 1)), to: node)
        }
      }
    }
  }

  /// A test of a block holds for an object.
  func satisfy(_ instance: InstanceIndex, block: Int32, test: Int32, _ object: ObjectIndex) {
    let state = Int(instances[Int(instance)].blockBase + block)
    if object >= 0, matchedSet.insert(UInt64(pair: Int32(state), object)) {
      matched[Int64(instance) << 20 | Int64(block), default: []].append(object)
    }
    guard blockState[state] & 0x8000_0000 == 0 else { return }
    blockState[state] |= 1 << UInt32(min(test, 30))
    let count = template(instance).blocks[Int(block)].tests.count
    let all: UInt32 = count >= 31 ? 0x7FFF_FFFF : (1 << UInt32(count)) - 1
    if blockState[state] & all == all { activate(instance, block) }
  }
}
