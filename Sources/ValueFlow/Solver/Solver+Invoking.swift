import SwiftFacts

/// Invocation of a function: its instance, its parameters and its result.
extension Solver {
  func invoke(_ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex)
  {
    guard relevance.functions[Int(function)], let template = bodies.template(of: function) else {
      passOn(function, site, in: instance, on: receiver)
      return skip(site, in: instance)
    }
    if let place = splitting(function, on: receiver),
      let argument = callQueries.argument(for: place, site, function)
    {
      return add(
        Use(kind: .split, a: instance, b: site, c: function, d: receiver), to: node(instance, argument))
    }
    let context = isApart(function, on: receiver) ? context(of: site, in: instance) : 0
    let callee = self.instance(template, receiver: receiver, context: context, key: 0, outer: -1)
    connect(callee, function, site, in: instance)
  }

  /// Tells whether the results of a function are distinguished by call.
  ///
  /// The view of a flow is not, as if it were a property: its callers cannot change it, and where many flows share a stack, each of the
  /// flow's views would be there once for each way to it.
  private func isApart(_ function: FunctionIndex, on receiver: ObjectIndex) -> Bool {
    let shape = shapes[function]
    guard shape.givesObjects else { return false }
    guard shape.isView, receiver >= 0, objects[receiver].type >= 0 else { return true }
    return !interest.decides(objects[receiver].type)
  }

  /// Assumes that a function that is not analysed calls the closures that it receives.
  private func skip(_ site: Int32, in instance: InstanceIndex) {
    guard foreign.skipped.insert(UInt64(UInt32(instance)) << 32 | UInt64(UInt32(site + 1))) else { return }
    hand(site, in: instance, to: -1)
  }

  /// Handles functions that return what they are called on or with: `list.then { … }`, `with(list) { … }`.
  private func passOn(
    _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    let info = program.functions[Int(function)]
    guard info.result >= 0 else { return }
    let result = node(instance, bodies.sites[Int(site)].result)
    let given = program.text(of: info.result, in: info.file)
    if receiver >= 0, given == "Self" || modifies(info, receiver) { add(receiver, to: result) }
    guard let name = program.names.known(given), info.generics[name] != nil else { return }
    for (place, parameter) in info.parameters.enumerated()
    where program.text(of: parameter.type, in: info.file) == given {
      guard let argument = callQueries.argument(for: place, site, function) else { continue }
      copy(node(instance, argument), to: result)
    }
  }

  /// Tells whether a function may return the view that it is called on, with a change: `func card() -> some View`.
  private func modifies(_ info: FunctionInfo, _ receiver: ObjectIndex) -> Bool {
    guard objects[receiver].kind == .instance, objects[receiver].type >= 0 else { return false }
    let type = objects[receiver].type
    let given = program.resultType(of: info).types
    return program.types[Int(type)].kind == .struct && !given.isEmpty
      && given.allSatisfy { program.isCompatible(type, with: $0) }
  }

  /// Connects the arguments of a call with the parameters, and the result.
  func connect(
    _ callee: InstanceIndex, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex,
    splitting split: Int = -1, _ key: Name = 0
  ) {
    let call = bodies.sites[Int(site)]
    calls(.call, from: instance, site, block: call.block, to: callee)
    let template = template(callee)
    let places = callQueries.places(of: site, for: function) ?? Array(call.arguments.indices)
    for (argument, place) in zip(call.arguments, places) where place < template.parameters.count {
      let from = node(instance, argument.slot)
      let to = node(callee, template.parameters[place])
      if isEmptyArgument(argument.slot, in: instance) { standIns.emptied.insert(to) }
      if place == split {
        add(Use(kind: .copyCase, a: to, b: key, c: shapes[function].isByStyle ? 1 : 0), to: from)
      } else {
        copy(from, to: to)
      }
      if let assigned = argument.assigned, template.assignedParameters.contains(template.parameters[place]) {
        copy(to, to: node(instance, assigned))
      }
    }
    for index in 0..<shapes[function].parameters where !places.contains(index) {
      standard(Int32(index), of: function, to: callee)
    }
    declareResult(of: function, site, in: instance)
    copy(resultNode(callee), to: node(instance, call.result))
  }

  /// Declares the type of the result of a call that names it: `storyboard.make(DetailController.self)`.
  private func declareResult(of function: FunctionIndex, _ site: Int32, in instance: InstanceIndex) {
    let naming = shapes[function].naming
    guard naming >= 0, let slot = callQueries.argument(for: naming, site, function) else { return }
    let named = bodies.type(writtenAt: slot, in: template(instance))
    guard !named.isEmpty else { return }
    let result = node(instance, bodies.sites[Int(site)].result)
    if nodes.type(of: result) == 0 { nodes.setType(bodies.number(ResolvedType(types: named)), of: result) }
  }

  /// Supplies the default value of an omitted parameter.
  private func standard(_ parameter: Int32, of function: FunctionIndex, to callee: InstanceIndex) {
    guard let value = bodies.template(ofStandard: parameter, of: function) else { return }
    let receiver = instances[callee].receiver
    let given = instance(value, receiver: receiver, context: 0, key: 0, outer: -1)
    copy(resultNode(given), to: node(callee, template(callee).parameters[Int(parameter)]))
  }
}
