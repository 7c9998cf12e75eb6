import SwiftFacts

/// Calls of closures, functions and cases as values.
extension Calls {
  /// Calls a closure or function value.
  func callValue(_ site: Int32, in instance: InstanceIndex, _ object: ObjectIndex) {
    let info = solver.objects[object]
    let call = solver.bodies.sites[Int(site)]
    if solver.contentCalls.call(object, site, in: instance) { return }
    switch info.kind {
    case .closure:
      // Objects made by a factory's closure are distinguished like those of the factory.
      let context = solver.instances[instance].context
      let key = key(handedBy: call, in: instance)
      if key != 0 { solver.calledByCase.insert(object) }
      let callee = closureInstance(object, context: context == 0 ? nil : context, key: key)
      solver.calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, solver.template(callee).parameters) {
        solver.copy(solver.node(instance, argument.slot), to: solver.node(callee, slot))
      }
      solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
    case .method:
      if !bind(info, site, in: instance) { callMethodValue(info, site, in: instance) }
    case .enumCase:
      // In `map(Route.detail)`, makes the case with its associated values.
      for (index, argument) in call.arguments.enumerated() {
        solver.copy(
          solver.node(instance, argument.slot), to: solver.field(object, solver.program.part(index)))
      }
      solver.add(object, to: solver.node(instance, call.result))
    case .metatype: solver.construction.construct(info.type, site, in: instance)
    case .keyPath: follow(object, call, in: instance)
    case .instance, .some:
      self.call(site, in: instance, on: object, named: solver.semantics.callAsFunction)
    default: break
    }
  }

  /// Handles `part(state)` for the key path that a parameter `part: (State) -> Part` was given.
  private func follow(_ path: ObjectIndex, _ call: CallSite, in instance: InstanceIndex) {
    guard call.arguments.count == 1 else { return }
    solver.follow(
      path,
      Use(
        kind: .follow, a: solver.node(instance, call.result),
        b: solver.node(instance, call.arguments[0].slot), c: instance, d: call.place))
  }

  private func call(_ site: Int32, in instance: InstanceIndex, on object: ObjectIndex, named name: Name) {
    let type = solver.objects[object].type
    guard type >= 0 else { return }
    let functions = solver.program.methods(name, of: type)
    for function in functions { solver.invocation.invoke(function, site, in: instance, on: object) }
    let call = solver.bodies.sites[Int(site)]
    if functions.isEmpty, !call.arguments.isEmpty, solver.foreignCalls.isChannel(type) {
      solver.foreignCalls.foreignCall(site, in: instance, on: object)
    }
    // No object can be called without one, except as an `@autoclosure`.
    if functions.isEmpty, call.arguments.isEmpty {
      solver.add(object, to: solver.node(instance, call.result))
    }
  }

  private func callMethodValue(_ info: ObjectInfo, _ site: Int32, in instance: InstanceIndex) {
    let call = solver.bodies.sites[Int(site)]
    for function in solver.functions(of: info) where takes(call.arguments.count, function) {
      guard let template = solver.bodies.template(of: function) else { continue }
      let callee = solver.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
      solver.calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, template.parameters) {
        solver.copy(solver.node(instance, argument.slot), to: solver.node(callee, slot))
      }
      solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
    }
  }

  /// Tells whether a function as a value takes so many arguments: it has no defaults.
  private func takes(_ count: Int, _ function: FunctionIndex) -> Bool {
    solver.program.functions[Int(function)].parameters.count == count
  }

  func closureInstance(_ object: ObjectIndex, context: Int32? = nil, key: Name = 0) -> InstanceIndex {
    let info = solver.objects[object]
    let outer = solver.instances[info.outer]
    return solver.instance(
      solver.bodies.templates[Int(info.name)], receiver: outer.receiver, context: context ?? outer.context,
      key: key, outer: info.outer)
  }

  /// The case that a function runs for, if it hands it to a closure that makes what it returns, and which then runs for that case alone:
  /// `factories[name]?(route)`.
  private func key(handedBy call: CallSite, in instance: InstanceIndex) -> Name {
    let key = solver.instances[instance].key
    let template = solver.template(instance)
    guard key.name > 0, case .function(let function) = template.kind, solver.shapes[function].givesObjects,
      let place = solver.invocation.splitting(function, on: key.receiver),
      call.arguments.contains(where: { $0.slot == template.parameters[place] })
    else { return 0 }
    return key.name
  }
}
