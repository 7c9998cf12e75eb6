import SwiftFacts

/// Properties of flows that a library's wrapper turns into routes: `@Route(.push) var detail = makeDetail`.
struct RouteValues {
  let solver: Solver

  /// Runs the values of a flow's wrapped properties.
  func enterRoutes(of flow: ObjectIndex) {
    let type = solver.objects[flow].type
    guard !solver.requests.wrappers.isEmpty, type >= 0, solver.interest.decides(type) else { return }
    let properties = solver.program.ancestors(type).flatMap { solver.program.types[Int($0)].propertyOrder }
    let wrapped = properties.filter(isWrapped)
    guard !wrapped.isEmpty, solver.routes.routedFlows.insert(flow).inserted else { return }
    for property in wrapped { enter(route: property, of: flow) }
    // Properties that the library reads, such as the flow's stack, contain its first route.
    for property in properties where solver.program.properties[Int(property)].value >= 0 {
      _ = solver.field(flow, solver.program.properties[Int(property)].name)
    }
  }

  private func isWrapped(_ property: PropertyIndex) -> Bool {
    let info = solver.program.properties[Int(property)]
    guard info.value >= 0, !info.attributes.isEmpty else { return false }
    return solver.program.attributeNames(of: info).contains { solver.requests.wrappers.contains($0) }
  }

  private func enter(route property: PropertyIndex, of flow: ObjectIndex) {
    let info = solver.program.properties[Int(property)]
    guard let template = solver.bodies.template(of: property, .value) else { return }
    let instance = solver.instance(template, receiver: flow, context: 0, key: 0, outer: -1)
    let target = solver.node()
    solver.routes.wrapped.append(
      WrappedRoute(flow: flow, property: property, instance: instance, node: target))
    solver.add(Use(kind: .made, a: instance, b: target, c: info.place), to: solver.resultNode(instance))
    for (object, use) in solver.routes.going where solver.objects[object].name == info.name {
      go(object, use)
    }
  }

  /// Handles the function or closure with which a route builds its screen.
  func makeRoute(_ object: ObjectIndex, _ use: Use) {
    let info = solver.objects[object]
    switch info.kind {
    case .closure:
      let callee = solver.calling.closureInstance(object)
      solver.calls(.call, from: use.a, -1, block: 0, to: callee)
      solver.copy(solver.resultNode(callee), to: use.b)
    case .method:
      for function in solver.functions(of: info) {
        guard let template = solver.bodies.template(of: function) else { continue }
        let callee = solver.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
        solver.calls(.call, from: use.a, -1, block: 0, to: callee)
        solver.copy(solver.resultNode(callee), to: use.b)
      }
    default: return
    }
  }

  // MARK: - Key paths to routes

  /// Handles a key path that arrives where a library takes the route that it names.
  func go(_ object: ObjectIndex, _ use: Use) {
    let info = solver.objects[object]
    guard info.kind == .keyPath else { return }
    if use.d >= 0, isFlow(use.d) { enterRoutes(of: use.d) } else { note(object, use) }
    let call = solver.bodies.sites[Int(use.b)]
    let isMaking: Bool = if case .type = call.callee { true } else { false }
    for route in routes(named: info.name, use.d, in: use.a) {
      if !isMaking { solver.copy(route.node, to: solver.node(use.a, call.result)) }
      if use.c == 1 { continue }
      // A flow begins with the route in the initial value of its stack.
      if isMaking { solver.instances.markEntry(route.instance) }
      solver.calls(.property, from: use.a, use.b, block: call.block, to: route.instance)
    }
  }

  /// Keeps a key path on an unknown receiver, for routes that are found later.
  private func note(_ object: ObjectIndex, _ use: Use) {
    if !solver.routes.going.contains(where: { $0.object == object && $0.use.a == use.a && $0.use.b == use.b })
    {
      solver.routes.going.append((object, use))
    }
  }

  /// The routes with a name: those of the receiver or of the flow whose code it is, else those of all flows.
  private func routes(named name: Name, _ receiver: ObjectIndex, in instance: InstanceIndex) -> [WrappedRoute]
  {
    let all = solver.routes.wrapped.filter { solver.program.properties[Int($0.property)].name == name }
    for flow in [receiver, solver.requestDelivery.flow(running: instance) ?? -1] where flow >= 0 {
      let own = all.filter { $0.flow == flow }
      if !own.isEmpty { return own }
    }
    let isKnown = receiver >= 0 && isFlow(receiver)
    return isKnown ? [] : all
  }

  private func isFlow(_ object: ObjectIndex) -> Bool {
    solver.objects[object].type >= 0 && solver.interest.decides(solver.objects[object].type)
  }

  /// The flows around a type: in `GardenCoordinator.Router`, a nested library type refers to the flow.
  func flows(around type: TypeIndex) -> [ObjectIndex] {
    if solver.requests.flows.isEmpty { return [] }
    let parts = solver.program.typeName(type).split(separator: ".")
    guard parts.count > 1,
      let name = solver.program.names.known(parts.dropLast().joined(separator: ".")),
      let flow = solver.program.resolution.find(name, scope: -1, file: -1), solver.interest.decides(flow)
    else { return [] }
    if let known = solver.objects.ofType[flow]?.filter({ solver.objects[$0].kind != .metatype }),
      !known.isEmpty
    {
      return known
    }
    let made = solver.plain(.some, type: flow)
    solver.born.append(made)
    return [made]
  }
}
