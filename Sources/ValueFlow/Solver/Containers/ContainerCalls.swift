import SwiftFacts

/// Calls of the functions by which containers of the source keep objects and give them out by type.
///
/// They share their channels with containers of libraries, so that an app may add functions of its own to these.
struct ContainerCalls {
  let solver: Solver

  /// The channel of the objects that no type was named for.
  private static let untyped = "registered untyped"

  /// Handles a call of a function of a container; returns whether its body says nothing more.
  func call(
    _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) -> Bool {
    guard let part = solver.containers[function] else { return false }
    let key = UInt64(mixing: instance, site, function, receiver)
    guard solver.foreign.containerCalls.insert(key) else { return part.isGiving }
    if part.isGiving {
      give(part, function, site, in: instance)
    } else {
      keep(part, function, site, in: instance, of: receiver)
    }
    return part.isGiving
  }

  // MARK: - Keeping

  private func keep(
    _ part: ObjectContainers.Part, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex,
    of receiver: ObjectIndex
  ) {
    guard let making = part.making,
      let maker = solver.callQueries.argument(for: making, site, function)
    else { return }
    let kept = keptObjects(site, in: instance)
    let info = solver.program.functions[Int(function)]
    if solver.program.parameterType(info.parameters[making], of: info).isFunction {
      solver.add(
        Use(kind: .keepMaker, a: instance, b: site, c: receiver, d: function),
        to: solver.node(instance, maker))
    } else {
      solver.copy(solver.node(instance, maker), to: kept)
    }
    solver.copy(kept, to: solver.channel(ForeignCode.registered))
    guard let naming = part.naming, let slot = solver.callQueries.argument(for: naming, site, function) else {
      return solver.copy(kept, to: solver.channel(Self.untyped))
    }
    solver.add(Use(kind: .keepType, a: instance, b: site), to: solver.node(instance, slot))
  }

  /// Handles what makes the objects of a registration.
  func keepMaker(_ object: ObjectIndex, _ use: Use) {
    let (instance, site) = (use.a, use.b)
    let made = keptObjects(site, in: instance)
    for callee in instances(making: object, site, in: instance, made) {
      solver.calls(
        .foreign, from: instance, site, block: solver.bodies.sites[Int(site)].block, to: callee,
        object: use.c)
      solver.copy(solver.resultNode(callee), to: made)
      let isHanded = isHandedContainer(use.d)
      for (number, slot) in solver.template(callee).parameters.enumerated() {
        let target = solver.node(callee, slot)
        if number == 0, isHanded {
          if use.c >= 0 { solver.add(use.c, to: target) }
        } else {
          solver.copy(argument(number - (isHanded ? 1 : 0), site, in: instance), to: target)
        }
      }
    }
  }

  private func instances(
    making object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, _ made: NodeIndex
  ) -> [InstanceIndex] {
    let info = solver.objects[object]
    switch info.kind {
    case .closure: return [solver.calling.closureInstance(object)]
    case .method:
      return solver.functions(of: info).compactMap { solver.bodies.template(of: $0) }.map {
        solver.instance($0, receiver: info.outer, context: 0, key: 0, outer: -1)
      }
    case .metatype:
      solver.foreignCalls.makeObject(of: info.type, site, in: instance, to: made)
      return []
    default: return []
    }
  }

  /// Tells whether what makes the objects is handed the container first: `(Resolver) -> S`.
  private func isHandedContainer(_ function: FunctionIndex) -> Bool {
    let info = solver.program.functions[Int(function)]
    guard let making = solver.containers[function]?.making else { return false }
    return solver.program.firstTypes(handedBy: info.parameters[making], of: info).contains {
      $0 == info.owner || solver.program.inherits(info.owner, from: $0)
    }
  }

  /// Handles the type of a registration.
  func keepType(_ object: ObjectIndex, _ use: Use) {
    let (instance, site) = (use.a, use.b)
    guard solver.objects[object].kind == .metatype else { return }
    let channel = "type \(solver.objects[object].type)"
    solver.copy(keptObjects(site, in: instance), to: solver.channel(channel))
    for number in 0..<Self.mostArguments {
      solver.copy(
        solver.channel("\(channel), argument \(number)"), to: argument(number, site, in: instance))
    }
  }

  /// The most arguments that are handed on to what makes an object.
  private static let mostArguments = 4

  private func keptObjects(_ site: Int32, in instance: InstanceIndex) -> NodeIndex {
    solver.channel("registered at \(site) in \(instance)")
  }

  private func argument(_ number: Int, _ site: Int32, in instance: InstanceIndex) -> NodeIndex {
    solver.channel("registered at \(site) in \(instance), argument \(number)")
  }

  // MARK: - Giving

  private func give(
    _ part: ObjectContainers.Part, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    let call = solver.bodies.sites[Int(site)]
    let slot = part.naming.flatMap { solver.callQueries.argument(for: $0, site, function) }
    if let slot, !solver.bodies.isOpenType(slot, in: solver.template(instance)) {
      return solver.add(Use(kind: .giveType, a: instance, b: site, c: slot), to: solver.node(instance, slot))
    }
    // The place that the object comes to says which one is meant.
    solver.copy(solver.channel(ForeignCode.registered), to: solver.node(instance, call.result))
    solver.foreign.resolutions.append(Resolution(type: -1, site: site, instance: instance))
  }

  /// Handles the type of a request for an object.
  func giveType(_ object: ObjectIndex, _ use: Use) {
    guard solver.objects[object].kind == .metatype else { return }
    let (instance, type) = (use.a, solver.objects[object].type)
    let call = solver.bodies.sites[Int(use.b)]
    let fitting = solver.node(solver.bodies.number(ResolvedType(types: [type])))
    solver.copy(solver.channel(Self.untyped), to: fitting)
    solver.copy(solver.channel("type \(type)"), to: fitting)
    solver.copy(fitting, to: solver.node(instance, call.result))
    for (number, argument) in call.arguments.filter({ $0.slot != use.c }).enumerated() {
      solver.copy(
        solver.node(instance, argument.slot), to: solver.channel("type \(type), argument \(number)"))
    }
    solver.foreign.resolutions.append(Resolution(type: type, site: use.b, instance: instance))
  }
}
