import SwiftFacts

/// Views that build the screen of each route on a list, as in `FlowStack($routes) { route in … }`.
extension Solver {
  /// The result of building a route.
  package struct BuiltRoute {
    /// The route: a case, or another value.
    package var route: ObjectIndex
    /// The flow that owns the list.
    package var flow: ObjectIndex
    /// The node of the screen.
    package var node: NodeIndex
  }

  /// Handles a closure passed to a builder, which runs separately for each route.
  ///
  /// Returns whether it is such a closure.
  func build(
    _ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let call = bodies.sites[Int(site)]
    guard requests.builders.contains(call.name),
      !bodies.templates[Int(objects[closure].name)].parameters.isEmpty
    else { return false }
    if let own = flow(running: instance) {
      build(closure, site, in: instance, for: own)
      return true
    }
    // Finds the flow that owns the list to which the builder is bound.
    for argument in call.arguments {
      for case .load(let from, _, let to, _) in template(instance).steps.joined() where to == argument.slot {
        add(Use(kind: .bound, a: closure, b: site, c: instance), to: node(instance, from))
      }
    }
    return true
  }

  /// Registers a closure that builds the screens of a flow's routes.
  func build(_ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex, for flow: ObjectIndex) {
    guard objects[flow].type >= 0, interest.decides(objects[flow].type) else { return }
    let call = bodies.sites[Int(site)]
    routes.builds.append(Build(closure: closure, site: site, instance: instance, flow: flow))
    let use = Use(kind: .build, a: Int32(routes.builds.count - 1))
    add(use, to: received(Self.path, by: call, in: instance))
    for argument in call.arguments { add(use, to: node(instance, argument.slot)) }
  }

  /// A closure that builds screens of routes.
  struct Build {
    var closure: ObjectIndex
    var site: Int32
    var instance: InstanceIndex
    var flow: ObjectIndex
  }

  static let path = "path"

  /// Handles a route that arrives at a builder; `.push(detail)` stands for the value that it puts on the list.
  func build(_ route: ObjectIndex, _ use: Use) {
    let build = routes.builds[Int(use.a)]
    let info = objects[route]
    switch info.kind {
    case .enumCase where requests.marks.contains(info.name):
      return add(use, to: field(route, program.part(0)))
    case .enumCase: if isFlag(route) { return }
    case .instance, .some:
      guard info.type >= 0, !program.types[Int(info.type)].isForeign, !interest.decides(info.type) else {
        return
      }
    case .unknown: break
    default: return
    }
    let closure = objects[build.closure]
    let outer = instances[closure.outer]
    let callee = instance(
      bodies.templates[Int(closure.name)], receiver: outer.receiver, context: outer.context,
      key: caseKey(of: route), outer: closure.outer)
    guard let parameter = self.template(callee).parameters.first else { return }
    calls(
      .foreign, from: build.instance, build.site, block: bodies.sites[Int(build.site)].block, to: callee)
    add(route, to: node(callee, parameter))
    routes.built.append(BuiltRoute(route: route, flow: build.flow, node: resultNode(callee)))
  }
}
