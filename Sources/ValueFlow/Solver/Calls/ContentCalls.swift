import SwiftFacts

/// Calls by which a view makes its content for a value: `page(root)` in `struct RouteStack<Route: Hashable, Page: View>: View`.
///
/// Each case has content of its own, so that the code which makes it runs separately for each: what a stack begins with is not what it
/// shows later.
struct ContentCalls {
  let solver: Solver

  /// Calls a closure or function once for each case that arrives; returns whether it makes the content of a view.
  func call(_ value: ObjectIndex, _ site: Int32, in instance: InstanceIndex) -> Bool {
    let call = solver.bodies.sites[Int(site)]
    let kind = solver.objects[value].kind
    guard kind == .closure || kind == .method, let first = call.arguments.first, makesContent(call) else {
      return false
    }
    solver.calledByCase.insert(value)
    solver.add(
      Use(kind: .splitContent, a: instance, b: site, c: value), to: solver.node(instance, first.slot))
    return true
  }

  private func makesContent(_ call: CallSite) -> Bool {
    let template = solver.bodies.templates[Int(call.template)]
    guard template.owner >= 0 else { return false }
    return GenericProperties(solver.program).makesContent(call.name, in: template.owner)
  }

  /// Runs the code for a case that arrives, for all other objects, or for none.
  func split(_ object: ObjectIndex, _ use: Use, _ number: Int32) {
    let key = object < 0 ? 0 : solver.splitKeys.caseKey(of: object)
    guard object < 0 || isValue(object), solver.splits.insert(UInt64(pair: number, key)) else { return }
    for callee in instances(running: use.c, for: key, calledIn: use.a, use.b) {
      connect(callee, use.b, in: use.a, key)
    }
  }

  /// Tells whether content may be made for an object: closures and texts only arrive beside the values of a path.
  func isValue(_ object: ObjectIndex) -> Bool {
    switch solver.objects[object].kind {
    case .closure, .method, .metatype, .text: false
    default: true
    }
  }

  /// Lets a case that nothing makes arrive at the calls that run an instance for another one; returns whether there are any.
  ///
  /// If there are calls for a value that comes later, it is not what the view begins with.
  func make(for object: ObjectIndex, as instance: InstanceIndex) -> Bool {
    let calls = solver.callers(of: instance).filter {
      $0.kind == .call && $0.site >= 0 && makesContent(solver.bodies.sites[Int($0.site)])
    }
    let later = calls.filter { solver.handsParameter($0.site, in: $0.instance) }
    for call in later.isEmpty ? calls : later {
      solver.add(object, to: solver.node(ofArgument: 0, of: call.site, in: call.instance))
    }
    return !calls.isEmpty
  }

  private func instances(
    running value: ObjectIndex, for key: Name, calledIn instance: InstanceIndex, _ site: Int32
  ) -> [InstanceIndex] {
    let info = solver.objects[value]
    guard info.kind == .method else {
      let context = solver.instances[instance].context
      return [solver.calling.closureInstance(value, context: context == 0 ? nil : context, key: key)]
    }
    let count = solver.bodies.sites[Int(site)].arguments.count
    return solver.functions(of: info).filter {
      solver.program.functions[Int($0)].parameters.count == count
    }
    .compactMap(solver.bodies.template(of:)).map {
      solver.instance($0, receiver: info.outer, context: 0, key: key, outer: -1)
    }
  }

  private func connect(_ callee: InstanceIndex, _ site: Int32, in instance: InstanceIndex, _ key: Name) {
    let call = solver.bodies.sites[Int(site)]
    solver.calls(.call, from: instance, site, block: call.block, to: callee)
    for (index, (argument, slot)) in zip(call.arguments, solver.template(callee).parameters).enumerated() {
      let (from, to) = (solver.node(instance, argument.slot), solver.node(callee, slot))
      if index > 0 {
        solver.copy(from, to: to)
      } else {
        solver.add(Use(kind: .copyCase, a: to, b: key), to: from)
      }
    }
    solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
  }
}
