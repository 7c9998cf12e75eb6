import SwiftFacts

/// Functions of lists and optionals, which are transparent: they are called on the elements.
extension Solver {
  /// Tells whether an object is an element of the list that a function is called on, which does not keep the closure that the list calls.
  func isElement(_ object: ObjectIndex, of call: CallSite) -> Bool {
    guard object >= 0, semantics.elementwise.contains(call.name), objects[object].type >= 0 else {
      return false
    }
    let type = objects[object].type
    return !program.types[Int(type)].isForeign && !isChannel(type)
  }

  /// Handles an initialiser as a value: `items.map(DetailController.init)`.
  func map(_ site: Int32, in instance: InstanceIndex, toNew type: TypeIndex) {
    let call = bodies.sites[Int(site)]
    let made = make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    add(made.object, to: node(instance, call.result))
    if made.isNew { born.append(made.object) }
  }
}
