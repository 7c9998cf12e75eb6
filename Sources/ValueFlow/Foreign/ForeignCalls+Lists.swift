import SwiftFacts

/// Functions of lists and optionals, which are transparent: they are called on the elements.
extension ForeignCalls {
  /// Tells whether an object is an element of the list that a function is called on, which does not keep the closure that the list calls.
  func isElement(_ object: ObjectIndex, of call: CallSite) -> Bool {
    guard object >= 0, solver.semantics.elementwise.contains(call.name), solver.objects[object].type >= 0
    else {
      return false
    }
    let type = solver.objects[object].type
    return !solver.program.types[Int(type)].isForeign && !isChannel(type)
  }

  /// Handles an initialiser as a value: `items.map(DetailController.init)`.
  func map(_ site: Int32, in instance: InstanceIndex, toNew type: TypeIndex) {
    let call = solver.bodies.sites[Int(site)]
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(instance, call.result))
    if made.isNew { solver.born.append(made.object) }
  }
}
