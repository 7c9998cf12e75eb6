/// Flags of which some code passes one value, and other code a value that is not known.
extension MissingValues {
  /// Takes both paths of a flag that may also have a value of code without source: `onDecision?(granted)` beside `onDecision?(false)`.
  ///
  /// State gets its values last, so that flags are decided after it.
  func openFlags(_ nodes: [NodeIndex]) {
    solver.standIns.chosen += nodes
    guard solver.standIns.suppliesStates else { return }
    let flags = solver.standIns.chosen.filter { node in
      let objects = solver.nodes.objects(at: node)
      return objects.contains { solver.isFlag($0) }
        && !objects.contains { solver.objects[$0].kind == .unknown }
    }
    solver.standIns.chosen = []
    for node in flags where isPartlyUnknown(node) { solver.add(solver.plain(.unknown), to: node) }
  }

  /// Tells whether no value that a flag may have comes to a node, though something does, or may.
  private func isUnknown(_ node: NodeIndex) -> Bool {
    if solver.isEmpty(node) { return !isVoid(node) && !solver.standIns.demand.isFed(node) }
    return !solver.nodes.objects(at: node).contains {
      solver.isFlag($0) || solver.objects[$0].kind == .unknown
    }
  }

  /// Tells whether one of the ways to a node begins where no value is known.
  private func isPartlyUnknown(_ node: NodeIndex) -> Bool {
    var open = [node]
    var known: Set<NodeIndex> = [node]
    while let next = open.popLast() {
      if isUnknown(next) { return true }
      open += solver.standIns.demand.sources(of: next).filter { known.insert($0).inserted }
    }
    return false
  }
}
