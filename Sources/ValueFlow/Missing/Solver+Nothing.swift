/// Places where nothing arrives because there is nothing: an optional that is nil there.
extension Solver {
  /// Tells whether there is nothing at a node, as far as was known when missing values were last searched.
  func isNothing(_ node: NodeIndex) -> Bool { standIns.empty.nothing.contains(node) && mayBeNothing(node) }

  /// Tells whether a node waits for state that code may still assign.
  func isLate(_ node: NodeIndex) -> Bool { !standIns.suppliesStates && standIns.empty.late.contains(node) }

  /// Tells whether a value can be known to be missing: numbers and texts in the code are not distinguished from `nil`.
  func mayBeNothing(_ node: NodeIndex) -> Bool {
    let declared = bodies.types[Int(nodes.type(of: node))]
    return !declared.types.isEmpty && !semantics.isPlain(declared)
  }

  /// Tells whether a node is a property that functions of its type assign.
  func isState(_ node: NodeIndex) -> Bool { standIns.unset.isState(node) }

  /// Tells whether nothing comes to a node: a property that code only assigns for other objects, or an argument `nil`.
  func isVoid(_ node: NodeIndex) -> Bool { standIns.unset.isUnset(node) || isEmptyArgument(node) }

  private func isEmptyArgument(_ node: NodeIndex) -> Bool {
    slot(of: node).map { isEmptyArgument($0.slot, in: $0.instance) } ?? false
  }

  /// Tells whether an argument is `nil`, or a value without relevance.
  func isEmptyArgument(_ slot: Slot, in instance: InstanceIndex) -> Bool {
    template(instance).emptyArguments.contains(slot)
  }

  /// Takes the paths for a missing case, which other calls may pass.
  func openEmptied() {
    for node in standIns.emptied.sorted() where isChoice(node) { openRest(of: node) }
  }

  /// Takes the paths for a missing value.
  func openRest(of node: NodeIndex) {
    var number = nodes.lastUse(of: node)
    while number >= 0 {
      let use = nodes.use(number)
      if use.kind == .hold, use.c & Test.rest != 0 {
        satisfy(use.a, block: use.b, test: use.c & ~Test.rest, plain(.unknown))
      }
      number = use.next
    }
  }
}
