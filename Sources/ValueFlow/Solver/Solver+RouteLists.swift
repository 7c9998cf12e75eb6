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
    _ closure: ObjectIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) -> Bool {
    let call = bodies.sites[Int(site)]
    guard requests.builders.contains(call.name),
      !bodies.templates[Int(objects[Int(closure)].name)].parameters.isEmpty
    else { return false }
    let flows = builders(call, in: instance)
    for flow in flows {
      builds.append(Build(closure: closure, site: site, instance: instance, receiver: receiver, flow: flow))
      let use = Use(kind: .build, a: Int32(builds.count - 1))
      let typed = received(Self.path, by: call, in: instance)
      add(use, to: typed)
      for argument in call.arguments { add(use, to: node(instance, argument.slot)) }
    }
    return true
  }

  /// A closure that makes screens of routes.
  struct Build {
    var closure: ObjectIndex
    var site: Int32
    var instance: InstanceIndex
    var receiver: ObjectIndex
    var flow: ObjectIndex
  }

  static let path = "path"

  /// The flows that keep the list to which a builder is bound; with none, the one in whose code it stands.
  private func builders(_ call: CallSite, in instance: InstanceIndex) -> [ObjectIndex] {
    let template = template(instance)
    var found: Set<ObjectIndex> = []
    for argument in call.arguments {
      for case .load(let from, _, let to, _) in template.steps.joined() where to == argument.slot {
        found.formUnion(objects(at: node(instance, from)).filter { decides(objects[Int($0)].type) })
      }
    }
    return found.isEmpty ? [flow(running: instance)].compactMap { $0 } : found.sorted()
  }

  /// A route arrives at a builder; `.push(detail)` is seen through to what it puts on the list.
  func build(_ route: ObjectIndex, _ use: Use) {
    let build = builds[Int(use.a)]
    let info = objects[Int(route)]
    switch info.kind {
    case .enumCase where requests.marks.contains(info.name):
      return add(use, to: field(route, program.part(0)))
    case .enumCase: if isFlag(route) { return }
    case .instance, .some:
      guard info.type >= 0, !program.types[Int(info.type)].isForeign, !decides(info.type) else { return }
    case .unknown: break
    default: return
    }
    let closure = objects[Int(build.closure)]
    let outer = instances[Int(closure.outer)]
    let callee = instance(
      bodies.templates[Int(closure.name)], receiver: outer.receiver, context: outer.context,
      key: caseKey(of: route), outer: closure.outer)
    guard let parameter = self.template(callee).parameters.first else { return }
    calls(
      .foreign, from: build.instance, build.site, block: bodies.sites[Int(build.site)].block, to: callee,
      object: build.receiver)
    add(route, to: node(callee, parameter))
    built.append(BuiltRoute(route: route, flow: build.flow, node: resultNode(callee)))
  }
}
