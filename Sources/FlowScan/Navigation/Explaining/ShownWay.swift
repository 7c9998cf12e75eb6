import ValueFlow

/// Finds the containers, closures and cases through which a screen reaches a primitive.
struct ShownWay {
  /// An object, and the node where the enclosing one holds it.
  struct Leg {
    var object: ObjectIndex
    var node: NodeIndex
  }

  let solution: Solution

  /// The way from the primitive to an object, the outermost first; empty if it is not found there.
  func legs(to object: ObjectIndex, from nodes: [NodeIndex]) -> [Leg] {
    var before: [ObjectIndex: Leg] = [:]
    var around: [ObjectIndex: ObjectIndex] = [:]
    var waiting: [(node: NodeIndex, around: ObjectIndex)] = nodes.map { ($0, -1) }
    var next = 0
    while next < waiting.count, before[object] == nil {
      let (node, outer) = waiting[next]
      next += 1
      for found in solution.objects(at: node) where before[found] == nil {
        before[found] = Leg(object: found, node: node)
        around[found] = outer
        waiting += inside(found).map { ($0, found) }
      }
    }
    var legs: [Leg] = []
    var here = object
    while let leg = before[here] {
      legs.insert(leg, at: 0)
      here = around[here] ?? -1
    }
    return legs
  }

  /// The nodes of an object's parts.
  private func inside(_ object: ObjectIndex) -> [NodeIndex] {
    switch solution.info(of: object).kind {
    case .closure: solution.knownInstances(ofClosure: object).map(solution.resultNode)
    case .tuple, .enumCase: solution.fields(of: object)
    case .instance, .some: solution.knownContent(object).map { [$0] } ?? []
    default: []
    }
  }
}
