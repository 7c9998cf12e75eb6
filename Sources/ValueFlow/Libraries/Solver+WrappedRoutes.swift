import SwiftFacts

/// Properties of flows that a library's wrapper makes routes: `@Route(.push) var detail = makeDetail`.
extension Solver {
  /// A property that is a route: what it leads to comes from the function or closure that is its value.
  package struct WrappedRoute {
    package var flow: ObjectIndex
    package var property: PropertyIndex
    /// The body of its value, which runs when somebody goes there.
    package var instance: InstanceIndex
    /// What the route leads to.
    package var node: NodeIndex
  }

  /// Runs what the wrapped properties of a flow make.
  func enterRoutes(of flow: ObjectIndex) {
    let type = objects[flow].type
    guard !requests.wrappers.isEmpty, type >= 0, interest.decides(type) else { return }
    let properties = program.ancestors(type).flatMap { program.types[Int($0)].propertyOrder }
    let wrapped = properties.filter(isWrapped)
    guard !wrapped.isEmpty, routes.routedFlows.insert(flow).inserted else { return }
    for property in wrapped { enter(route: property, of: flow) }
    // What the library reads of the flow, as its stack, says with what it begins.
    for property in properties where program.properties[Int(property)].value >= 0 {
      _ = field(flow, program.properties[Int(property)].name)
    }
  }

  private func isWrapped(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    guard info.value >= 0, !info.attributes.isEmpty else { return false }
    return program.attributeNames(of: info).contains { requests.wrappers.contains($0) }
  }

  private func enter(route property: PropertyIndex, of flow: ObjectIndex) {
    let info = program.properties[Int(property)]
    guard let template = bodies.template(of: property, .value) else { return }
    let instance = instance(template, receiver: flow, context: 0, key: 0, outer: -1)
    let target = node()
    routes.wrapped.append(WrappedRoute(flow: flow, property: property, instance: instance, node: target))
    add(Use(kind: .made, a: instance, b: target, c: info.place), to: resultNode(instance))
    for (object, use) in routes.going where objects[object].name == info.name { go(object, use) }
  }

  /// The function or closure by which a route makes its screen.
  func makeRoute(_ object: ObjectIndex, _ use: Use) {
    let info = objects[object]
    switch info.kind {
    case .closure:
      let callee = closureInstance(object)
      calls(.call, from: use.a, -1, block: 0, to: callee)
      copy(resultNode(callee), to: use.b)
    case .method:
      for function in functions(of: info) {
        guard let template = bodies.template(of: function) else { continue }
        let callee = instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
        calls(.call, from: use.a, -1, block: 0, to: callee)
        copy(resultNode(callee), to: use.b)
      }
    default: return
    }
  }

  // MARK: - Key paths that ask for them

  /// A key path arrives where a library goes to the route that it names.
  func go(_ object: ObjectIndex, _ use: Use) {
    let info = objects[object]
    guard info.kind == .keyPath else { return }
    if use.d >= 0, isFlow(use.d) { enterRoutes(of: use.d) } else { note(object, use) }
    let call = bodies.sites[Int(use.b)]
    let isMaking: Bool = if case .type = call.callee { true } else { false }
    for route in routes(named: info.name, use.d, in: use.a) {
      if !isMaking { copy(route.node, to: node(use.a, call.result)) }
      if use.c == 1 { continue }
      // What the stack of a flow is made with the flow begins with.
      if isMaking { instances.markEntry(route.instance) }
      calls(.property, from: use.a, use.b, block: call.block, to: route.instance)
    }
  }

  /// Keeps a key path on what nobody knows, for the routes that are found later.
  private func note(_ object: ObjectIndex, _ use: Use) {
    if !routes.going.contains(where: { $0.object == object && $0.use.a == use.a && $0.use.b == use.b }) {
      routes.going.append((object, use))
    }
  }

  /// The routes of a name: those of the flow on which the library is called or in whose code it is, else those of all flows.
  private func routes(named name: Name, _ receiver: ObjectIndex, in instance: InstanceIndex) -> [WrappedRoute]
  {
    let all = routes.wrapped.filter { program.properties[Int($0.property)].name == name }
    for flow in [receiver, flow(running: instance) ?? -1] where flow >= 0 {
      let own = all.filter { $0.flow == flow }
      if !own.isEmpty { return own }
    }
    let isKnown = receiver >= 0 && isFlow(receiver)
    return isKnown ? [] : all
  }

  private func isFlow(_ object: ObjectIndex) -> Bool {
    objects[object].type >= 0 && interest.decides(objects[object].type)
  }

  /// `GardenCoordinator.Router`: what a library nests in a flow speaks of the flow.
  func flows(around type: TypeIndex) -> [ObjectIndex] {
    let parts = program.typeName(type).split(separator: ".")
    guard !requests.flows.isEmpty, parts.count > 1,
      let name = program.names.known(parts.dropLast().joined(separator: ".")),
      let flow = program.find(name, scope: -1, file: -1), interest.decides(flow)
    else { return [] }
    if let known = objects.ofType[flow]?.filter({ objects[$0].kind != .metatype }), !known.isEmpty {
      return known
    }
    let made = plain(.some, type: flow)
    born.append(made)
    return [made]
  }
}
