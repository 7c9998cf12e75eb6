import SwiftFacts

/// A function runs for a call: its instance, its parameters and its result.
extension Solver {
  func invoke(_ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex)
  {
    guard relevance.functions[Int(function)], let template = bodies.template(of: function) else {
      return skip(site, in: instance)
    }
    if let place = splitting(function, on: receiver), let argument = argument(for: place, site, function) {
      return add(
        Use(kind: .split, a: instance, b: site, c: function, d: receiver), to: node(instance, argument))
    }
    let context = shape(of: function).givesObjects ? context(of: site, in: instance) : 0
    let callee = self.instance(template, receiver: receiver, context: context, key: 0, outer: -1)
    connect(callee, function, site, in: instance)
  }

  /// A function of which nothing is followed calls the closures that it is handed, as far as anybody knows.
  private func skip(_ site: Int32, in instance: InstanceIndex) {
    guard skipped.insert(UInt64(UInt32(instance)) << 32 | UInt64(UInt32(site + 1))) else { return }
    hand(site, in: instance, to: -1)
  }

  /// What tells the runs of a function apart.
  struct Shape {
    /// Whether what it gives is told apart by the call.
    var givesObjects: Bool
    /// The first parameter whose cases may choose between ways; -1 where there is none.
    var choosing: Int
    var parameters: Int
  }

  func shape(of function: FunctionIndex) -> Shape {
    if let known = shapeNumbers[UInt64(pair: function, 0)] { return shapes[Int(known)] }
    let info = program.functions[Int(function)]
    let shape = Shape(
      givesObjects: givesObjects(info) && mayDiffer(function), choosing: choosing(info) ?? -1,
      parameters: info.parameters.count)
    shapeNumbers[UInt64(pair: function, 0)] = Int32(shapes.count)
    shapes.append(shape)
    return shape
  }

  private func givesObjects(_ info: FunctionInfo) -> Bool {
    guard info.result >= 0 else { return false }
    let type = program.resultType(of: info)
    return type.types.isEmpty || type.types.contains(where: givesObjects)
  }

  /// Whether what a function makes of a type, or of what inherits it, may be told apart.
  private func givesObjects(_ type: TypeIndex) -> Bool {
    if semantics.plainTypes.contains(type) { return false }
    let info = program.types[Int(type)]
    if info.isForeign || info.kind == .enum { return true }
    return info.kind == .protocol && program.rootedTypes.contains(type)
      || program.concreteSubtypes(type).contains { program.types[Int($0)].isForeign || isApart($0) }
  }

  /// Lets the arguments of a call flow to the parameters, and the result back.
  func connect(
    _ callee: InstanceIndex, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex,
    splitting split: Int = -1, _ key: Name = 0
  ) {
    let call = bodies.sites[Int(site)]
    calls(.call, from: instance, site, block: call.block, to: callee)
    let template = template(callee)
    let places = places(of: site, for: function) ?? Array(call.arguments.indices)
    for (argument, place) in zip(call.arguments, places) where place < template.parameters.count {
      let from = node(instance, argument.slot)
      let to = node(callee, template.parameters[place])
      if place == split {
        add(Use(kind: .copyCase, a: to, b: key), to: from)
      } else {
        copy(from, to: to)
      }
    }
    for index in 0..<shape(of: function).parameters where !places.contains(index) {
      standard(Int32(index), of: function, to: callee)
    }
    copy(resultNode(callee), to: node(instance, call.result))
  }

  /// What a parameter is where it is left out.
  private func standard(_ parameter: Int32, of function: FunctionIndex, to callee: InstanceIndex) {
    guard let value = bodies.template(ofStandard: parameter, of: function) else { return }
    let receiver = instances[callee].receiver
    let given = instance(value, receiver: receiver, context: 0, key: 0, outer: -1)
    copy(resultNode(given), to: node(callee, template(callee).parameters[Int(parameter)]))
  }
}
