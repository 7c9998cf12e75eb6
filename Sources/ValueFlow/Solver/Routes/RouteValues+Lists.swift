import SwiftFacts

/// Views that build the screen of each route on a list, as in `FlowStack($routes) { route in … }`.
extension RouteValues {
  /// Handles a closure or a function passed to a builder, which runs separately for each route.
  ///
  /// Returns whether it is such a closure.
  func build(
    _ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let call = solver.bodies.sites[Int(site)]
    guard solver.requests.builders.contains(call.name),
      codes(of: closure, site).contains(where: { !$0.parameters.isEmpty })
    else { return false }
    if let own = solver.requestDelivery.flow(running: instance) {
      build(closure, site, in: instance, for: own)
      return true
    }
    for list in lists(boundAround: site, in: instance) {
      solver.add(Use(kind: .bound, a: closure, b: site, c: instance), to: list)
    }
    return true
  }

  /// The objects that own the lists to which a builder is bound, or else the builder around it in the code of the same view:
  /// `FlowStack($flow.routes) { HomeView().flowDestination(for: Page.self) { … } }`.
  private func lists(boundAround site: Int32, in instance: InstanceIndex) -> [NodeIndex] {
    let own = lists(boundBy: site, in: instance)
    if !own.isEmpty { return own }
    var known: Set<InstanceIndex> = [instance]
    var waiting = [instance]
    while let inner = waiting.popLast() {
      for edge in solver.instances.callers(of: inner)
      where solver.instances[edge.instance].receiver == solver.instances[instance].receiver {
        let found = lists(boundBy: edge.site, in: edge.instance)
        if !found.isEmpty { return found }
        if known.insert(edge.instance).inserted { waiting.append(edge.instance) }
      }
    }
    return []
  }

  private func lists(boundBy site: Int32, in instance: InstanceIndex) -> [NodeIndex] {
    guard site >= 0, solver.requests.builders.contains(solver.bodies.sites[Int(site)].name) else { return [] }
    let slots = solver.bodies.sites[Int(site)].arguments.map(\.slot)
    return solver.template(instance).steps.joined().compactMap { step in
      guard case .load(let from, _, let to, _) = step, slots.contains(to) else { return nil }
      return solver.node(instance, from)
    }
  }

  /// Registers a closure that builds the screens of a flow's routes.
  func build(_ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex, for flow: ObjectIndex) {
    guard solver.objects[flow].type >= 0, solver.interest.decides(solver.objects[flow].type) else { return }
    let call = solver.bodies.sites[Int(site)]
    solver.routes.builds.append(RouteBuild(closure: closure, site: site, instance: instance, flow: flow))
    let use = Use(kind: .build, a: Int32(solver.routes.builds.count - 1))
    solver.add(use, to: solver.sentValues.received(Self.path, by: call, in: instance))
    for argument in call.arguments { solver.add(use, to: solver.node(instance, argument.slot)) }
  }

  static let path = "path"

  /// Handles a route that arrives at a builder; `.push(detail)` stands for the value that it puts on the list.
  func build(_ route: ObjectIndex, _ use: Use) {
    let build = solver.routes.builds[Int(use.a)]
    let info = solver.objects[route]
    switch info.kind {
    case .enumCase where solver.requests.marks.contains(info.name):
      return solver.add(use, to: solver.field(route, solver.program.part(0)))
    case .enumCase: if solver.isFlag(route) { return }
    case .instance, .some:
      guard info.type >= 0, !solver.program.types[Int(info.type)].isForeign,
        !solver.interest.decides(info.type)
      else {
        return
      }
    case .unknown: break
    default: return
    }
    for code in codes(of: build.closure, build.site) { run(code, for: route, build) }
  }

  private func run(_ code: Template, for route: ObjectIndex, _ build: RouteBuild) {
    guard let parameter = code.parameters.first else { return }
    let closure = solver.objects[build.closure]
    let isMethod = closure.kind == .method
    let outer = isMethod ? nil : solver.instances[closure.outer]
    let callee = solver.instance(
      code, receiver: outer?.receiver ?? closure.outer, context: outer?.context ?? 0,
      key: solver.splitKeys.caseKey(of: route), outer: isMethod ? -1 : closure.outer)
    solver.calls(
      .foreign, from: build.instance, build.site, block: solver.bodies.sites[Int(build.site)].block,
      to: callee)
    solver.add(route, to: solver.node(callee, parameter))
    solver.routes.built.append(BuiltRoute(route: route, flow: build.flow, node: solver.resultNode(callee)))
  }

  /// The code of a closure, or of the functions that a value may refer to.
  private func codes(of value: ObjectIndex, _ site: Int32) -> [Template] {
    let info = solver.objects[value]
    guard info.kind == .method else { return [solver.bodies.templates[Int(info.name)]] }
    return solver.callQueries.meant(solver.functions(of: info), handedIn: solver.bodies.sites[Int(site)])
      .compactMap(solver.bodies.template(of:))
  }
}
