import SwiftFacts

/// Containers of libraries, which keep objects by type.
struct ForeignContainers {
  let solver: Solver

  /// Connects `register(Page.self) { … }` with `resolve(Page.self, argument: id)`, which passes arguments to the former and returns what
  /// it makes.
  func registered(_ type: TypeIndex, _ call: CallSite, _ site: Int32, in instance: InstanceIndex) {
    // `String(describing: Page.self)` does not return a page.
    if case .type = call.callee { return }
    let channel = solver.channel("type \(type)")
    var makes = false
    for argument in call.arguments {
      for object in solver.objects(at: solver.node(instance, argument.slot))
      where solver.objects[object].kind == .closure {
        let maker = solver.calling.closureInstance(object)
        solver.copy(solver.resultNode(maker), to: channel)
        // The first parameter is the container.
        for (number, slot) in solver.template(maker).parameters.dropFirst().enumerated() {
          solver.copy(solver.channel("type \(type), argument \(number)"), to: solver.node(maker, slot))
        }
        makes = true
      }
    }
    if makes { return }
    solver.copy(channel, to: solver.node(instance, call.result))
    for (number, argument) in call.arguments.dropFirst().enumerated() {
      solver.copy(
        solver.node(instance, argument.slot), to: solver.channel("type \(type), argument \(number)"))
    }
    solver.foreign.resolutions.append(Resolution(type: type, site: site, instance: instance))
  }
}
