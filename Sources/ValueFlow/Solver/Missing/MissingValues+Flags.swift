/// Flags and texts of which some code passes one value, and other code a value that is not known.
extension MissingValues {
  /// Takes all paths of a flag or a text that may also have a value of code without source: `onDecision?(granted)` beside
  /// `onDecision?(false)`, or `switch url.host ?? "" { … }`.
  ///
  /// State gets its values last, so that flags are decided after it.
  func openFlags(_ nodes: [NodeIndex]) {
    solver.standIns.chosen += nodes
    guard solver.standIns.suppliesStates else { return }
    let flags = solver.standIns.chosen.filter { node in
      let objects = solver.nodes.objects(at: node)
      return objects.contains { isWritten($0, at: node) }
        && !objects.contains { solver.objects[$0].kind == .unknown }
    }
    solver.standIns.chosen = []
    for node in partlyUnknown(flags) { solver.add(solver.plain(.unknown), to: node) }
  }

  /// The nodes to which one of the ways begins where no value is known, found for all of them at once.
  private func partlyUnknown(_ nodes: [NodeIndex]) -> [NodeIndex] {
    var targets: [NodeIndex: [NodeIndex]] = [:]
    var unknown: [NodeIndex] = []
    var (open, known) = (nodes, Set(nodes))
    while let next = open.popLast() {
      guard !isUnknown(next) else {
        unknown.append(next)
        continue
      }
      for source in solver.standIns.demand.sources(of: next) {
        targets[source, default: []].append(next)
        if known.insert(source).inserted { open.append(source) }
      }
    }
    let reached = reachable(from: unknown, by: targets)
    return nodes.filter(reached.contains)
  }

  private func reachable(from nodes: [NodeIndex], by targets: [NodeIndex: [NodeIndex]]) -> Set<NodeIndex> {
    var (open, reached) = (nodes, Set(nodes))
    while let next = open.popLast() {
      open += (targets[next] ?? []).filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// Tells whether an object is a flag, or a text at a place for texts.
  private func isWritten(_ object: ObjectIndex, at node: NodeIndex) -> Bool {
    if solver.objects[object].kind != .text { return solver.isFlag(object) }
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))]
    return declared.types.isEmpty || solver.semantics.isPlain(declared)
  }

  /// Tells whether no value that a flag or a text may have comes to a node, though something does, or may.
  private func isUnknown(_ node: NodeIndex) -> Bool {
    if solver.isEmpty(node) { return !isVoid(node) && !solver.standIns.demand.isFed(node) }
    return !solver.nodes.objects(at: node).contains {
      isWritten($0, at: node) || solver.objects[$0].kind == .unknown
    }
  }
}
