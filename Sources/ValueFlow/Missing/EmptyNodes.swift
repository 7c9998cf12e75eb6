/// What the nodes without values wait for, found in one pass over all ways to them.
struct EmptyNodes {
  /// The nodes that are state which code may still assign, or wait for it.
  private(set) var late: Set<NodeIndex> = []
  /// The nodes where there is nothing: all ways to them begin at properties that only other objects have, or at arguments `nil`.
  private(set) var nothing: Set<NodeIndex> = []
  /// For each empty node, the nodes that its values flow to.
  private var targets: [NodeIndex: [NodeIndex]] = [:]

  init() {}

  init(_ solver: Solver, before nodes: [NodeIndex]) {
    var seen = Set(nodes)
    var open = nodes
    var states: [NodeIndex] = []
    var voids: [NodeIndex] = []
    var unknown: [NodeIndex] = []
    while let next = open.popLast() {
      if solver.isState(next) { states.append(next) }
      if solver.isVoid(next) {
        voids.append(next)
        continue
      }
      let sources = solver.standIns.demand.sources(of: next)
      if sources.isEmpty || !sources.allSatisfy(solver.isEmpty) { unknown.append(next) }
      for source in sources where solver.isEmpty(source) {
        targets[source, default: []].append(next)
        if seen.insert(source).inserted { open.append(source) }
      }
    }
    late = reached(from: states)
    nothing = reached(from: voids).subtracting(reached(from: unknown))
  }

  private func reached(from nodes: [NodeIndex]) -> Set<NodeIndex> {
    var found = Set(nodes)
    var open = nodes
    while let next = open.popLast() {
      open += (targets[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}
