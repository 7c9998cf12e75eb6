import SwiftFacts

/// Functions of objects as members of their type, which take the object first: `Shop.showDetail(shop)(item)`.
extension Calls {
  /// Handles a call of such a function on the type; returns whether it is one.
  func bind(_ name: Name, of type: TypeIndex, _ site: Int32, in instance: InstanceIndex) -> Bool {
    let ofObjects = solver.program.methods(name, of: type).filter {
      !solver.program.functions[Int($0)].flags.contains(.isStatic)
    }
    let call = solver.bodies.sites[Int(site)]
    guard !ofObjects.isEmpty, call.arguments.count == 1 else { return false }
    solver.add(
      Use(kind: .load, a: solver.node(instance, call.result), b: name, c: instance, d: call.place),
      to: solver.node(instance, call.arguments[0].slot))
    return true
  }

  /// Handles a call of such a function as a value: `action(target)(item)`.
  func bind(_ method: ObjectInfo, _ site: Int32, in instance: InstanceIndex) -> Bool {
    guard method.outer >= 0, solver.objects[method.outer].kind == .metatype, method.type >= 0 else {
      return false
    }
    return bind(method.name, of: method.type, site, in: instance)
  }
}
