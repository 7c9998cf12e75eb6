import SwiftFacts

/// Views that make the screen of each route on a list, as `FlowStack($routes) { route in … }`.
extension Solver {
  /// What a builder makes of a route.
  package struct BuiltRoute {
    /// The route: a case, or another value.
    package var route: ObjectIndex
    /// The flow on whose list it stands.
    package var flow: ObjectIndex
    /// What it is made to.
    package var node: NodeIndex
  }

  /// A closure that takes routes is handed to a builder: it runs apart for each of them.
  ///
  /// Gives whether it is one.
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
    // The flow that keeps the list to which the builder is bound.
    for argument in call.arguments {
      for case .load(let from, _, let to, _) in template(instance).steps.joined() where to == argument.slot {
        add(Use(kind: .bound, a: closure, b: site, c: instance), to: node(instance, from))
      }
    }
    return true
  }

  /// A closure makes screens of the routes that a flow keeps.
  func build(_ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex, for flow: ObjectIndex) {
    guard objects[flow].type >= 0, interest.decides(objects[flow].type) else { return }
    let call = bodies.sites[Int(site)]
    routes.builds.append(Build(closure: closure, site: site, instance: instance, flow: flow))
    let use = Use(kind: .build, a: Int32(routes.builds.count - 1))
    add(use, to: received(Self.path, by: call, in: instance))
    for argument in call.arguments { add(use, to: node(instance, argument.slot)) }
  }

  /// A closure that makes screens of routes.
  struct Build {
    var closure: ObjectIndex
    var site: Int32
    var instance: InstanceIndex
    var flow: ObjectIndex
  }

  static let path = "path"

  /// A route arrives at a builder; `.push(detail)` is seen through to what it puts on the list.
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
