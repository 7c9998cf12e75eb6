import SwiftFacts

/// Requests that a flow replaces before it answers them: `func adapt(step: Step) -> Single<Step>`.
extension RequestDelivery {
  /// The requests that a flow answers in place of those at a node.
  func adapted(
    _ route: NodeIndex, _ handler: Name, of flow: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> NodeIndex {
    let adapting = (solver.requests.adapting[handler] ?? []).flatMap { functions($0, of: flow) }.filter {
      solver.relevance.functions[Int($0)] && solver.bodies.template(of: $0) != nil
    }
    guard let function = adapting.first else { return route }
    let adapted = solver.channel("adapted \(route) by \(flow)")
    solver.add(Use(kind: .adapt, a: instance, b: site, c: function, d: flow), to: route)
    return adapted
  }

  /// Runs the function that replaces a request.
  func adapt(_ object: ObjectIndex, _ use: Use) {
    let answered = solver.channel("adapted \(use.node) by \(use.d)")
    guard let callee = run(object, use) else { return solver.add(object, to: answered) }
    solver.requested.adapted.append(AdaptedRequest(request: object, answered: answered, instance: callee))
    solver.add(Use(kind: .adapted, a: answered), to: solver.resultNode(callee))
  }

  /// Handles what such a function returns: a request, or a publisher of requests.
  func adapted(_ object: ObjectIndex, _ use: Use) {
    if solver.foreignCalls.isForeignObject(object) {
      solver.copy(solver.content(object), to: use.a)
    } else {
      solver.add(object, to: use.a)
    }
  }

  /// Answers the requests as they are of which it is not known what they become, as with `Single.create { … }`.
  func answerUnadapted() {
    for request in solver.requested.adapted where solver.nodes.isEmpty(solver.resultNode(request.instance)) {
      solver.add(request.request, to: request.answered)
    }
  }
}
