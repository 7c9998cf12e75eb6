/// Instances of bodies.
extension Solver {
  /// The instance of a body with a key; its first block runs when it is made.
  func instance(
    _ template: Template, receiver: ObjectIndex, context: Int32, key: Name, outer: InstanceIndex
  ) -> InstanceIndex {
    let identity = Instance.Key(
      template: template.id, receiver: receiver, context: context, name: key, outer: outer)
    if let known = instances.number(of: identity) { return known }
    let index = instances.append(
      Instance(key: identity, base: NodeIndex(nodes.count), blocks: Int32(blocks.count)))
    nodes.append(template.slotTypes)
    for slot in template.emptyArguments {
      _ = standIns.emptyArguments.insert(UInt64(node(index, slot)) + 1)
    }
    if receiver >= 0, givesSelf(template) {
      let type = bodies.number(ResolvedType(types: [objects[receiver].type]))
      nodes.setType(type, of: resultNode(index))
    }
    if receiver >= 0 { givenGenerics.settle(template, of: index, on: objects[receiver].type) }
    blocks.append(template.blocks.count)
    if receiver >= 0, outer < 0 { add(receiver, to: node(index, Template.selfSlot)) }
    if case .function(let function) = template.kind { _ = enteredFunctions.insert(UInt64(function) + 1) }
    beginning.append(index)
    return index
  }

  /// Runs a function that code without source may call.
  func enter(_ function: FunctionIndex, on object: ObjectIndex) {
    guard relevance.functions[Int(function)], !isHandler(function, of: object),
      let template = bodies.template(of: function)
    else { return }
    let entered = instance(template, receiver: object, context: 0, key: 0, outer: -1)
    instances.markEntry(entered)
  }

  /// Tells whether a function has run for any caller.
  func isEntered(_ function: FunctionIndex) -> Bool {
    enteredFunctions.contains(UInt64(function) + 1)
  }

  /// Tells whether a function returns an object of the receiver's type.
  private func givesSelf(_ template: Template) -> Bool {
    guard case .function(let function) = template.kind else { return false }
    let info = program.functions[Int(function)]
    return info.result >= 0 && program.text(of: info.result, in: info.file) == "Self"
  }

  func calls(
    _ kind: CallerEdge.Kind, from instance: InstanceIndex, _ site: Int32, block: Int32,
    to callee: InstanceIndex,
    object: ObjectIndex = -1
  ) {
    let edge = CallerEdge(kind: kind, instance: instance, site: site, block: block, object: object)
    instances.note(edge, of: callee)
    if !requested.runningFlows.isEmpty { requestDelivery.note(edge, of: callee) }
  }

  // MARK: - Blocks

  /// Runs a block, and examines the paths that lead on from it.
  func activate(_ instance: InstanceIndex, _ block: Int32) {
    guard blocks.run(instances[instance].blocks + block) else { return }
    let template = template(instance)
    for step in template.steps[Int(block)] { take(step, in: instance, block) }
    for child in template.blocks[Int(block)].children { open(instance, child, template) }
  }

  private func open(_ instance: InstanceIndex, _ block: Int32, _ template: Template) {
    let tests = template.blocks[Int(block)].tests
    if tests.isEmpty { return activate(instance, block) }
    missingCases.waitForCases(block, of: instance, template)
    missingCases.waitForSuccess(block, of: instance, template)
    for (index, test) in tests.enumerated() {
      let node = node(instance, test.subject)
      if test.isRest {
        patterns.append(.tuple(test.patterns))
        add(
          Use(kind: .hold, a: instance, b: block, c: Int32(index) | Test.rest, d: Int32(patterns.count - 1)),
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

  /// Records that a test of a block holds for an object.
  func satisfy(_ instance: InstanceIndex, block: Int32, test: Int32, _ object: ObjectIndex) {
    let state = instances[instance].blocks + block
    blocks.note(object, at: state, of: instance, block)
    if blocks.runs(state) { return }
    let count = template(instance).blocks[Int(block)].tests.count
    if blocks.satisfy(test, of: count, at: state) { activate(instance, block) }
  }
}
