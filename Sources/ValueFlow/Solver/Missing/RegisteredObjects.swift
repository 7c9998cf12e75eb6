import SwiftFacts

/// Objects from containers of libraries for which code does not name the type.
struct RegisteredObjects {
  let solver: Solver

  /// The objects of a type that containers give out: a function of the app's own may ask for one by the type of its result,
  /// `let list: ListController = resolver.get()`.
  func objects(of type: TypeIndex, at slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    guard let channel = solver.foreign.channels["type \(type)"] else { return [] }
    let found = solver.objects(at: channel).filter {
      solver.objects[$0].type >= 0 && solver.program.inherits(solver.objects[$0].type, from: type)
    }
    guard !found.isEmpty, let site = call(giving: slot, in: solver.template(instance)) else { return found }
    solver.foreign.resolutions.append(Resolution(type: type, site: site, instance: instance))
    let result = solver.node(instance, solver.bodies.sites[Int(site)].result)
    for object in found { solver.add(object, to: result) }
    return found
  }

  /// The call whose result a slot has.
  private func call(giving slot: Slot, in template: Template) -> Int32? {
    var slot = slot
    for step in template.steps.joined().reversed() {
      switch step {
      case .copy(let from, slot), .bind(.binding(slot), let from): slot = from
      case .call(let site) where solver.bodies.sites[Int(site)].result == slot: return site
      default: continue
      }
    }
    return nil
  }
}
