/// Places where nothing arrives because there is nothing: an optional that is nil there.
extension MissingValues {
  /// Finds what the nodes without values wait for, which are the given ones or on the ways to them.
  func searchEmptyNodes(before nodes: [NodeIndex]) {
    // Taken out of the state while it searches, which reads the rest of the state.
    var empty = EmptyNodes()
    swap(&empty, &solver.standIns.empty)
    empty.search(before: nodes, in: solver)
    solver.standIns.empty = empty
  }

  /// Tells whether there is nothing at a node of the last search.
  func isNothing(_ node: NodeIndex) -> Bool { solver.standIns.empty.isNothing(node) && mayBeNothing(node) }

  /// Tells whether a node of the last search waits for state that code may still assign.
  func isLate(_ node: NodeIndex) -> Bool { solver.standIns.empty.isLate(node) }

  /// Tells whether a node is a property that functions of its type assign, as long as such get no substitutes.
  func isState(_ node: NodeIndex) -> Bool {
    !solver.standIns.suppliesStates && solver.standIns.unset.isState(node)
  }

  /// Tells whether a value can be known to be missing: numbers and texts in the code are not distinguished from `nil`.
  func mayBeNothing(_ node: NodeIndex) -> Bool {
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))]
    return !declared.types.isEmpty && !solver.semantics.isPlain(declared)
  }

  /// Tells whether nothing comes to a node: a property that code only assigns for other objects, or an argument `nil`.
  func isVoid(_ node: NodeIndex) -> Bool {
    solver.standIns.unset.isUnset(node) || solver.standIns.emptyArguments.contains(UInt64(node) + 1)
      || isEmptyResult(node) || isUnassigned(node)
  }

  /// Tells whether a node is a variable to which code assigns a value on paths of which it takes none: `let screen: UIViewController`.
  func isUnassigned(_ node: NodeIndex) -> Bool {
    guard let slot = solver.slot(of: node) else { return false }
    let template = solver.template(slot.instance)
    guard template.valuelessSlots.contains(slot.slot) else { return false }
    let blocks = template.steps.indices.filter { template.steps[$0].contains { assigns(to: slot.slot, $0) } }
    return !blocks.isEmpty && !blocks.contains { solver.isActive(slot.instance, block: Int32($0)) }
  }

  private func assigns(to slot: Slot, _ step: Step) -> Bool {
    if case .copy(_, slot) = step { true } else { false }
  }

  /// Tells whether a node is the result of code that returns `nil` on all paths which it takes.
  private func isEmptyResult(_ node: NodeIndex) -> Bool {
    guard let slot = solver.slot(of: node), slot.slot == Template.resultSlot else { return false }
    let template = solver.template(slot.instance)
    guard !template.emptyReturns.isEmpty else { return false }
    let blocks = solver.instances[slot.instance].blocks
    let taken = template.returns.filter { solver.blocks.runs(blocks + $0.block) }
    return !taken.isEmpty && taken.allSatisfy { template.emptyReturns.contains($0.block) }
  }

  /// Tells whether an argument is `nil`, or a value without relevance.
  func isEmptyArgument(_ slot: Slot, in instance: InstanceIndex) -> Bool {
    solver.template(instance).emptyArguments.contains(slot)
  }

  /// Takes the paths for a missing case, which other calls may pass.
  func openEmptied() {
    if solver.standIns.emptiedInOrder.count != solver.standIns.emptied.count {
      solver.standIns.emptiedInOrder = solver.standIns.emptied.sorted()
    }
    for node in solver.standIns.emptiedInOrder where isChoice(node) { openRest(of: node) }
  }

  /// Takes the paths for a missing value.
  func openRest(of node: NodeIndex) {
    var number = solver.nodes.lastUse(of: node)
    while number >= 0 {
      let use = solver.nodes.use(number)
      if use.kind == .hold, use.c & Test.rest != 0 {
        solver.satisfy(use.a, block: use.b, test: use.c & ~Test.rest, solver.plain(.unknown))
      }
      number = use.next
    }
  }
}
