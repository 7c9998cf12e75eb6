import ValueFlow

/// For each object, the flows whose own code passes it to a call.
///
/// In a large app, one object is seen at thousands of places and was made by dozens of flows; most of these never pass it on.
struct PassingFlows {
  private var flows: [ObjectIndex: Set<TypeIndex>] = [:]

  init(_ solution: Solution, _ roles: TypeRoles) {
    var known: Set<Arriving> = []
    for instance in solution.instances.indices {
      for edge in solution.callers(of: instance) where edge.site >= 0 {
        guard let flow = solution.receiverType(of: edge.instance), roles.isFlow(flow) else { continue }
        for index in solution.bodies.sites[Int(edge.site)].arguments.indices {
          let node = solution.node(ofArgument: index, of: edge.site, in: edge.instance)
          guard known.insert(Arriving(node: node, flow: flow)).inserted else { continue }
          for object in solution.unsortedObjects(at: node) { flows[object, default: []].insert(flow) }
        }
      }
    }
  }

  func passing(_ object: ObjectIndex) -> Set<TypeIndex> { flows[object] ?? [] }

  /// Tells whether a flow's own code passes one of several objects to a call.
  func passes(_ flow: TypeIndex, anyOf objects: Set<ObjectIndex>) -> Bool {
    objects.contains { flows[$0]?.contains(flow) ?? false }
  }

  private struct Arriving: Hashable {
    var node: NodeIndex
    var flow: TypeIndex
  }
}
