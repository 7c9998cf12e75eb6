import SwiftFacts

/// Closures of flows that are stored in an object and not seen to be called: the holder is assumed to call them.
extension Solver {
  func callHeld(_ isFlow: (TypeIndex) -> Bool) {
    let silent = objects.indices.filter { isSilent($0) && isMade($0, by: isFlow) }
    guard !silent.isEmpty else { return }
    let known = Set(silent)
    for field in fieldOwners + handed where !forwards(field.object, field.name, isFlow) {
      for object in self.objects(at: field.node) where known.contains(object) {
        callHeld(object, by: field.object)
      }
    }
  }

  /// Tells whether an object is a flow with functions that call the closure in one of its properties.
  ///
  /// A caller of none of these functions requests nothing of the flow.
  private func forwards(_ object: ObjectIndex, _ property: Name, _ isFlow: (TypeIndex) -> Bool) -> Bool {
    let type = objects[object].type
    guard type >= 0, isFlow(type), program.property(property, of: type) != nil else { return false }
    return program.types[Int(type)].functionOrder.contains { index in
      let info = program.functions[Int(index)]
      return program.mentions(in: info.file, from: info.begin, to: info.end).contains {
        $0.name == property && $0.kind == .called
      }
    }
  }

  private func callHeld(_ closure: ObjectIndex, by holder: ObjectIndex) {
    let callee = closureInstance(closure)
    calls(.held, from: callee, -1, block: 0, to: callee, object: holder)
    // The arguments are unknown, so any path through the closure may be taken.
    for slot in template(callee).parameters {
      let node = node(callee, slot)
      if nodes.type(of: node) == 0, isEmpty(node) { add(plain(.unknown), to: node) }
    }
  }

  /// Tells whether a closure is in the code of a type.
  private func isMade(_ closure: ObjectIndex, by isMeant: (TypeIndex) -> Bool) -> Bool {
    let receiver = instances[objects[closure].outer].receiver
    return receiver >= 0 && objects[receiver].type >= 0 && isMeant(objects[receiver].type)
  }

  private func isSilent(_ object: ObjectIndex) -> Bool {
    guard objects[object].kind == .closure else { return false }
    guard let instance = knownInstance(ofClosure: object) else { return true }
    return !instances.isCalled(instance)
  }

  /// The closure or function value that an instance runs, if it runs one.
  package func value(of instance: InstanceIndex) -> ObjectIndex? {
    if let closure = closure(of: instance) { return closure }
    let receiver = instances[instance].receiver
    guard receiver >= 0, case .function = template(instance).kind else { return nil }
    return objects.number(
      of: ObjectInfo(
        .method, type: objects[receiver].type, name: functionName(of: instance), outer: receiver))
  }

  /// The closure that an instance runs, if it runs one.
  package func closure(of instance: InstanceIndex) -> ObjectIndex? {
    let frame = instances[instance]
    guard case .closure = template(instance).kind else { return nil }
    return objects.number(of: ObjectInfo(.closure, name: frame.template, outer: frame.outer))
  }
}
