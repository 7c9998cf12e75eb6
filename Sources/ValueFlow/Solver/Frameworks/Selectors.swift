import SwiftFacts

/// Selectors of other types, `#selector(ShopCoordinator.pay)`, which are called on an argument beside them or on a responder.
struct Selectors {
  let solver: Solver

  /// Waits for the object on which a selector is called.
  func aim(_ selector: ObjectIndex, _ site: Int32, in instance: InstanceIndex, by number: Int32) {
    let name = solver.objects[selector].name
    guard solver.objects[selector].outer < 0, solver.program.globalFunctions[name] == nil else { return }
    let arguments = solver.bodies.sites[Int(site)].arguments
    for argument in arguments {
      solver.add(
        Use(kind: .target, a: instance, b: site, c: number, d: name), to: solver.node(instance, argument.slot)
      )
    }
    guard let target = arguments.firstIndex(where: { solver.semantics.messages.targets.contains($0.label) })
    else {
      return
    }
    let call = Messages.Call(instance: instance, site: site, argument: target)
    solver.messages.selectors.append((call, name, number, [:]))
  }

  /// Hands on the function that a selector means for an object.
  func target(_ object: ObjectIndex, _ use: Use) {
    let info = solver.objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0,
      !solver.program.methods(use.d, of: info.type).isEmpty
    else { return }
    let method = solver.plain(.method, type: info.type, name: use.d, outer: object)
    solver.foreignCalls.hand(method, use.b, in: use.a, by: use.c)
  }

  /// Calls the selectors that are sent to nobody on all objects that may be in the chain of responders, on each once.
  func answerSelectors() {
    for index in solver.messages.selectors.indices {
      let (call, name, number, received) = solver.messages.selectors[index]
      guard solver.isEmpty(solver.node(ofArgument: call.argument, of: call.site, in: call.instance)) else {
        continue
      }
      for type in responders(to: name) {
        let objects = solver.objects.ofType[type] ?? []
        for object in objects.dropFirst(received[type] ?? 0) {
          target(object, Use(kind: .target, a: call.instance, b: call.site, c: number, d: name))
        }
        solver.messages.selectors[index].received[type] = objects.count
      }
    }
  }

  /// The types of the source that respond to a selector.
  private func responders(to selector: Name) -> [TypeIndex] {
    if let known = solver.messages.responders[selector] { return known }
    let found = solver.program.types.indices.map(TypeIndex.init).filter { type in
      !solver.program.types[Int(type)].isForeign && !solver.program.methods(selector, of: type).isEmpty
        && solver.program.inherits(type, from: solver.semantics.messages.responder)
    }
    solver.messages.responders[selector] = found
    return found
  }
}
