import SwiftFacts

/// Closures of flows that are stored in an object and not seen to be called: the holder is assumed to call them.
struct HeldClosures {
  let solver: Solver

  /// Calls the closures of flows that nothing is seen to call.
  func callHeld(_ isFlow: (TypeIndex) -> Bool) {
    let isHeld = solver.objects.indices.map { isSilent($0) && isMade($0, by: isFlow) }
    guard isHeld.contains(true) else { return }
    // A call may add fields, which come later.
    for fields in [solver.fieldOwners, solver.handed] {
      for field in fields {
        let held = held(at: field.node, isHeld)
        if held.isEmpty || forwards(field.object, field.name, isFlow) { continue }
        for object in held.sorted() { callHeld(object, by: field.object) }
      }
    }
  }

  private func held(at node: NodeIndex, _ isHeld: [Bool]) -> [ObjectIndex] {
    var found: [ObjectIndex] = []
    for place in 0..<solver.nodes.count(at: node) {
      let object = solver.nodes.object(place, at: node)
      if Int(object) < isHeld.count, isHeld[Int(object)] { found.append(object) }
    }
    return found
  }

  /// Tells whether an object is a flow with functions that call the closure in one of its properties.
  ///
  /// A caller of none of these functions requests nothing of the flow.
  private func forwards(_ object: ObjectIndex, _ property: Name, _ isFlow: (TypeIndex) -> Bool) -> Bool {
    let type = solver.objects[object].type
    guard type >= 0, isFlow(type), solver.program.property(property, of: type) != nil else { return false }
    return solver.program.types[Int(type)].functionOrder.contains { index in
      let info = solver.program.functions[Int(index)]
      return solver.program.mentions(in: info.file, from: info.begin, to: info.end).contains {
        $0.name == property && $0.kind == .called
      }
    }
  }

  private func callHeld(_ closure: ObjectIndex, by holder: ObjectIndex) {
    let callee = solver.calling.closureInstance(closure)
    solver.calls(.held, from: callee, -1, block: 0, to: callee, object: holder)
    // The arguments are unknown, so any path through the closure may be taken.
    for slot in solver.template(callee).parameters {
      let node = solver.node(callee, slot)
      if solver.nodes.type(of: node) == 0, solver.isEmpty(node) {
        solver.add(solver.plain(.unknown), to: node)
      }
    }
  }

  /// Tells whether a closure is in the code of a type.
  private func isMade(_ closure: ObjectIndex, by isMeant: (TypeIndex) -> Bool) -> Bool {
    let receiver = solver.instances[solver.objects[closure].outer].receiver
    return receiver >= 0 && solver.objects[receiver].type >= 0 && isMeant(solver.objects[receiver].type)
  }

  private func isSilent(_ object: ObjectIndex) -> Bool {
    guard solver.objects[object].kind == .closure, !solver.calledByCase.contains(object) else { return false }
    guard let instance = solver.knownInstance(ofClosure: object) else { return true }
    return !solver.instances.isCalled(instance)
  }
}
