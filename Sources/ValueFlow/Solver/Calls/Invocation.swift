import SwiftFacts

/// Invocation of a function: its instance, its parameters and its result.
struct Invocation {
  let solver: Solver

  /// Runs a function for a call, once for each case where cases choose its paths.
  func invoke(_ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex)
  {
    if solver.containerCalls.call(function, site, in: instance, on: receiver) { return }
    guard solver.relevance.functions[Int(function)], let template = solver.bodies.template(of: function)
    else {
      passOn(function, site, in: instance, on: receiver)
      return skip(site, in: instance)
    }
    if let place = splitting(function, on: receiver),
      let argument = solver.callQueries.argument(for: place, site, function)
    {
      return solver.add(
        Use(kind: .split, a: instance, b: site, c: function, d: receiver), to: solver.node(instance, argument)
      )
    }
    let context = isApart(function, on: receiver) ? solver.context(of: site, in: instance) : 0
    let callee = solver.instance(template, receiver: receiver, context: context, key: 0, outer: -1)
    connect(callee, function, site, in: instance)
  }

  /// Tells whether the results of a function are distinguished by call.
  ///
  /// The view of a flow is not, as if it were a property: its callers cannot change it, and where many flows share a stack, each of the
  /// flow's views would be there once for each way to it.
  private func isApart(_ function: FunctionIndex, on receiver: ObjectIndex) -> Bool {
    let shape = solver.shapes[function]
    guard shape.givesObjects else { return false }
    guard shape.isView, receiver >= 0, solver.objects[receiver].type >= 0 else { return true }
    return !solver.interest.decides(solver.objects[receiver].type)
  }

  /// Assumes that a function that is not analysed calls the closures that it receives.
  private func skip(_ site: Int32, in instance: InstanceIndex) {
    guard solver.foreign.skipped.insert(UInt64(UInt32(instance)) << 32 | UInt64(UInt32(site + 1))) else {
      return
    }
    solver.foreignCalls.hand(site, in: instance, to: -1)
  }

  /// Handles functions that return what they are called on or with: `list.then { … }`, `with(list) { … }`.
  private func passOn(
    _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    let info = solver.program.functions[Int(function)]
    guard info.result >= 0 else { return }
    let result = solver.node(instance, solver.bodies.sites[Int(site)].result)
    let given = solver.program.text(of: info.result, in: info.file)
    if receiver >= 0, given == "Self" || modifies(info, receiver) { solver.add(receiver, to: result) }
    guard let name = solver.program.names.known(given), info.generics[name] != nil else { return }
    for (place, parameter) in info.parameters.enumerated()
    where solver.program.text(of: parameter.type, in: info.file) == given {
      guard let argument = solver.callQueries.argument(for: place, site, function) else { continue }
      solver.copy(solver.node(instance, argument), to: result)
    }
  }

  /// Tells whether a function may return the view that it is called on, with a change: `func card() -> some View`.
  private func modifies(_ info: FunctionInfo, _ receiver: ObjectIndex) -> Bool {
    guard solver.objects[receiver].kind == .instance, solver.objects[receiver].type >= 0 else { return false }
    let type = solver.objects[receiver].type
    let given = solver.program.resultType(of: info).types
    return solver.program.types[Int(type)].kind == .struct && !given.isEmpty
      && given.allSatisfy { solver.program.isCompatible(type, with: $0) }
  }

  /// Connects the arguments of a call with the parameters, and the result.
  func connect(
    _ callee: InstanceIndex, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex,
    splitting split: Int = -1, _ key: Name = 0, only object: ObjectIndex = -1
  ) {
    let call = solver.bodies.sites[Int(site)]
    solver.calls(.call, from: instance, site, block: call.block, to: callee)
    let template = solver.template(callee)
    let places = solver.callQueries.places(of: site, for: function) ?? Array(call.arguments.indices)
    for (argument, place) in zip(call.arguments, places) where place < template.parameters.count {
      let from = solver.node(instance, argument.slot)
      let to = solver.node(callee, template.parameters[place])
      if solver.missing.isEmptyArgument(argument.slot, in: instance) { solver.standIns.emptied.insert(to) }
      if place == split, object >= 0 {
        solver.add(object, to: to)
      } else if place == split {
        solver.add(
          Use(kind: .copyCase, a: to, b: key, c: solver.shapes[function].isByStyle ? 1 : 0), to: from)
      } else {
        solver.copy(from, to: to)
      }
      if let assigned = argument.assigned, template.assignedParameters.contains(template.parameters[place]) {
        solver.copy(to, to: solver.node(instance, assigned))
      }
    }
    for index in 0..<solver.shapes[function].parameters where !places.contains(index) {
      standard(Int32(index), of: function, to: callee)
    }
    declareResult(of: function, site, in: instance)
    solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
  }

  /// Declares the type of the result of a call that names it: `storyboard.make(DetailController.self)`.
  private func declareResult(of function: FunctionIndex, _ site: Int32, in instance: InstanceIndex) {
    let naming = solver.shapes[function].naming
    guard naming >= 0, let slot = solver.callQueries.argument(for: naming, site, function) else { return }
    let named = solver.bodies.type(writtenAt: slot, in: solver.template(instance))
    guard !named.isEmpty else { return }
    let result = solver.node(instance, solver.bodies.sites[Int(site)].result)
    if solver.nodes.type(of: result) == 0 {
      solver.nodes.setType(solver.bodies.number(ResolvedType(types: named)), of: result)
    }
  }

  /// Supplies the default value of an omitted parameter.
  private func standard(_ parameter: Int32, of function: FunctionIndex, to callee: InstanceIndex) {
    guard let value = solver.bodies.template(ofStandard: parameter, of: function) else { return }
    let given = solver.valueInstance(value, of: solver.instances[callee].receiver)
    solver.copy(
      solver.resultNode(given), to: solver.node(callee, solver.template(callee).parameters[Int(parameter)]))
  }
}
