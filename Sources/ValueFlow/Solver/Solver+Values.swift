import SwiftFacts

/// Calls of closures, functions and cases as values.
extension Solver {
  /// Calls a closure or function value.
  func callValue(_ site: Int32, in instance: InstanceIndex, _ object: ObjectIndex) {
    let info = objects[object]
    let call = bodies.sites[Int(site)]
    switch info.kind {
    case .closure:
      // Objects made by a factory's closure are distinguished like those of the factory.
      let context = instances[instance].context
      let callee = closureInstance(object, context: context == 0 ? nil : context)
      calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, template(callee).parameters) {
        copy(node(instance, argument.slot), to: node(callee, slot))
      }
      copy(resultNode(callee), to: node(instance, call.result))
    case .method:
      if !bind(info, site, in: instance) { callMethodValue(info, site, in: instance) }
    case .enumCase:
      // In `map(Route.detail)`, makes the case with its associated values.
      for (index, argument) in call.arguments.enumerated() {
        copy(node(instance, argument.slot), to: field(object, program.part(index)))
      }
      add(object, to: node(instance, call.result))
    case .metatype: construct(info.type, site, in: instance)
    case .instance, .some:
      self.call(site, in: instance, on: object, named: semantics.callAsFunction)
    default: break
    }
  }

  private func call(_ site: Int32, in instance: InstanceIndex, on object: ObjectIndex, named name: Name) {
    let type = objects[object].type
    guard type >= 0 else { return }
    let functions = program.methods(name, of: type)
    for function in functions { invoke(function, site, in: instance, on: object) }
    let call = bodies.sites[Int(site)]
    // No object can be called without one, except as an `@autoclosure`.
    if functions.isEmpty, call.arguments.isEmpty { add(object, to: node(instance, call.result)) }
  }

  private func callMethodValue(_ info: ObjectInfo, _ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    for function in functions(of: info) where takes(call.arguments.count, function) {
      guard let template = bodies.template(of: function) else { continue }
      let callee = self.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
      calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, template.parameters) {
        copy(node(instance, argument.slot), to: node(callee, slot))
      }
      copy(resultNode(callee), to: node(instance, call.result))
    }
  }

  /// Tells whether a function as a value takes so many arguments: it has no defaults.
  private func takes(_ count: Int, _ function: FunctionIndex) -> Bool {
    program.functions[Int(function)].parameters.count == count
  }

  /// The functions that a function value may refer to.
  func functions(of info: ObjectInfo) -> [FunctionIndex] {
    guard info.outer >= 0 else { return program.globalFunctions[info.name] ?? [] }
    let type = objects[info.outer].type
    return type >= 0 ? program.methods(info.name, of: type) : []
  }

  func closureInstance(_ object: ObjectIndex, context: Int32? = nil) -> InstanceIndex {
    let info = objects[object]
    let outer = instances[info.outer]
    return instance(
      bodies.templates[Int(info.name)], receiver: outer.receiver, context: context ?? outer.context, key: 0,
      outer: info.outer)
  }
}
