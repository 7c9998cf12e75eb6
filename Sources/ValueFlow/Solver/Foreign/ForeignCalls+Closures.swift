import SwiftFacts

// Closures and types that code without source is given.
extension ForeignCalls {
  /// Handles an argument of code without source: a closure is called by it; a type stands for an object of it.
  func foreignArgument(
    _ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    let info = solver.objects[object]
    let call = solver.bodies.sites[Int(site)]
    switch info.kind {
    case .closure:
      if solver.routeValues.build(object, site, in: instance) { return }
      run(solver.calling.closureInstance(object), for: object, site, in: instance, on: receiver)
    case .method:
      if solver.routeValues.build(object, site, in: instance) { return }
      for function in solver.callQueries.meant(solver.functions(of: info), handedIn: call) {
        guard let template = solver.bodies.template(of: function) else { continue }
        let callee = solver.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
        run(callee, for: object, site, in: instance, on: receiver)
      }
    case .keyPath where solver.semantics.mapping.contains(call.name):
      map(site, in: instance, on: receiver, by: object)
    case .enumCase where solver.semantics.mapping.contains(call.name):
      map(site, in: instance, on: receiver, toCase: object)
    case .metatype:
      let type = solver.program.types[Int(info.type)]
      guard !type.isForeign, type.kind == .class || type.kind == .struct || type.kind == .protocol else {
        return
      }
      if solver.semantics.showing.contains(call.name), solver.typeQueries.inheritsScreen(info.type) {
        return build(info.type, by: object, site, in: instance)
      }
      if solver.semantics.mapping.contains(call.name) { return map(site, in: instance, toNew: info.type) }
      solver.foreignContainers.registered(info.type, call, site, in: instance)
    default: solver.viewModifiers.modify(receiver, by: object, site, in: instance)
    }
  }

  /// Runs a closure or function that a call hands to code without source.
  private func run(
    _ callee: InstanceIndex, for closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex,
    on receiver: ObjectIndex
  ) {
    let call = solver.bodies.sites[Int(site)]
    let keeper = isElement(receiver, of: call) ? -1 : receiver
    solver.calls(.foreign, from: instance, site, block: call.block, to: callee, object: keeper)
    HandedClosure(
      foreign: self, call: call, instance: instance, receiver: receiver, callee: callee, closure: closure
    ).handOver()
  }

  /// Makes the screen that an initialiser builds where it is shown: `sheet(item: $page, content: PageView.init)`.
  private func build(
    _ type: TypeIndex, by initializer: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    let call = solver.bodies.sites[Int(site)]
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    for argument in call.arguments where solver.holds(initializer, at: solver.node(instance, argument.slot)) {
      solver.add(made.object, to: solver.node(instance, argument.slot))
    }
    guard made.isNew else { return }
    if let target = onlyValue(of: made.object) {
      if let name = solver.semantics.receiving[call.name] {
        solver.copy(solver.sentValues.received(name, by: call, in: instance), to: target)
      }
      for argument in call.arguments
      where !solver.holds(initializer, at: solver.node(instance, argument.slot)) {
        solver.add(Use(kind: .keep, a: target), to: solver.node(instance, argument.slot))
      }
    }
    solver.born.append(made.object)
  }

  /// Where an initialiser as a value puts what it is given: in the only property of a struct that must be given one.
  private func onlyValue(of object: ObjectIndex) -> NodeIndex? {
    let type = solver.program.types[Int(solver.objects[object].type)]
    let needed = type.propertyOrder.map { solver.program.properties[Int($0)] }.filter {
      $0.getter < 0 && $0.value < 0 && $0.attributes.isEmpty && !$0.flags.contains(.isStatic)
    }
    guard type.kind == .struct, needed.count == 1, type.functions[solver.semantics.initializer] == nil else {
      return nil
    }
    return solver.field(object, needed[0].name)
  }
}
