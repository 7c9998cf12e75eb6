/// Places where nothing arrives because there is nothing: an optional that is nil there.
extension Solver {
  /// Tells whether a node is empty because all of its sources are: properties that only other objects have, and arguments `nil`.
  func isNothing(_ node: NodeIndex) -> Bool {
    let declared = bodies.types[Int(nodes.type(of: node))]
    // Numbers and texts in the code are not distinguished from `nil`.
    guard !declared.types.isEmpty, !semantics.isPlain(declared) else { return false }
    var seen: Set<NodeIndex> = []
    var isFound = false
    var open = [node]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard isEmpty(next) else { return false }
      if standIns.unset.isUnset(next) || isEmptyArgument(next) {
        isFound = true
        continue
      }
      let sources = standIns.demand.sources(of: next)
      if sources.isEmpty { return false }
      open += sources
    }
    return isFound
  }

  /// Tells whether a node is state that code may still assign, or waits for such state.
  func isLate(_ node: NodeIndex) -> Bool {
    if standIns.suppliesStates { return false }
    var seen: Set<NodeIndex> = []
    var open = [node]
    while let next = open.popLast() {
      guard isEmpty(next), seen.insert(next).inserted else { continue }
      if standIns.unset.isState(next) { return true }
      open += standIns.demand.sources(of: next)
    }
    return false
  }

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
