import SwiftFacts

/// Requests that a library delivers to the flow that answers them, as cases made anywhere.
struct RequestDelivery {
  let solver: Solver

  /// Handles a library function that may make a request, end a flow or begin one.
  func request(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    if solver.requests.listing.contains(call.name) {
      for argument in call.arguments where !argument.flags.contains(.isTrailing) {
        solver.copy(solver.node(instance, argument.slot), to: solver.channel(RouteValues.path))
      }
    }
    for rule in solver.requests.asking[call.name] ?? [] {
      for slot in rule.argument.slots(in: call) {
        if rule.handler != 0 {
          ask(solver.node(instance, slot), by: rule, site, in: instance, on: receiver)
        } else {
          let use = Use(kind: .go, a: instance, b: site, c: rule.isQuestion ? 1 : 0, d: receiver)
          solver.add(use, to: solver.node(instance, slot))
        }
      }
    }
    for rule in solver.requests.endings[call.name] ?? [] {
      guard let slot = rule.argument.slot(in: call) else { continue }
      let use = Use(kind: .ending, a: solver.node(instance, slot), b: rule.handler)
      solver.add(use, to: flows(running: instance))
    }
    for index in solver.requests.beginnings[call.name] ?? [] {
      let rule = solver.requests.begun[index]
      guard let flow = rule.flow.slot(in: call), rule.asker.slot(in: call) != nil else { continue }
      solver.add(Use(kind: .begun, a: instance, b: site, c: Int32(index)), to: solver.node(instance, flow))
    }
  }

  /// Delivers a request to a flow, or to an object that may lead to one.
  private func ask(
    _ route: NodeIndex, by rule: Requests.Asking, _ site: Int32, in instance: InstanceIndex,
    on receiver: ObjectIndex
  ) {
    let request = AskedRequest(route: route, handler: rule.handler, site: site, instance: instance)
    if rule.reachesAll { return solver.requested.offered.append(request) }
    if receiver >= 0, answers(receiver, rule.handler) {
      return answer(route, rule.handler, of: receiver, site, in: instance)
    }
    let call = solver.bodies.sites[Int(site)]
    if call.name == solver.semantics.initializer { return }
    if receiver < 0, let other = addressee(of: call) {
      return solver.add(Use(kind: .call, a: instance, b: site), to: solver.node(instance, other))
    }
    if case .receiver = rule.argument {
      // Handles `taps.map { Step.detail }.bind(to: steps)`.
      for argument in call.arguments {
        solver.add(Use(kind: .take, a: route), to: solver.node(instance, argument.slot))
      }
    } else if call.isImplicit, let flow = flow(running: instance),
      answers(flow, rule.handler)
    {
      return answer(route, rule.handler, of: flow, site, in: instance)
    }
    solver.requested.asked.append(request)
  }

  /// The flow or router to which a transition passes a request: `.trigger(.main, on: parent)` is what `parent.trigger(.main)` is.
  private func addressee(of call: CallSite) -> Slot? {
    guard call.isImplicit else { return nil }
    return call.arguments.first { solver.program.name($0.label) == "on" }?.slot
  }

  /// Tells whether an object is a flow with a function that answers requests.
  func answers(_ object: ObjectIndex, _ handler: Name) -> Bool {
    let info = solver.objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0, solver.interest.decides(info.type)
    else {
      return false
    }
    return !solver.program.methods(handler, of: info.type).isEmpty
  }

  /// The flow whose own code an instance runs.
  func flow(running instance: InstanceIndex) -> ObjectIndex? {
    let receiver = solver.instances[instance].receiver
    guard receiver >= 0, solver.objects[receiver].kind != .metatype, solver.objects[receiver].type >= 0 else {
      return nil
    }
    return solver.interest.decides(solver.objects[receiver].type) ? receiver : nil
  }

  // MARK: - Answers

  /// Runs the answering function of a flow for each request that arrives.
  func answer(
    _ route: NodeIndex, _ handler: Name, of flow: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    for function in functions(handler, of: flow) {
      let use = Use(kind: .answer, a: instance, b: site, c: function, d: flow)
      solver.add(use, to: adapted(route, handler, of: flow, site, in: instance))
    }
  }

  /// The functions of a flow that may answer a request.
  func functions(_ name: Name, of flow: ObjectIndex) -> [FunctionIndex] {
    solver.program.methods(name, of: solver.objects[flow].type).filter {
      !solver.program.functions[Int($0)].parameters.isEmpty
    }
  }

  func answer(_ object: ObjectIndex, _ use: Use) { _ = run(object, use) }

  /// Runs the function of a use for a request; nil if the object is none, or the function is not analysed.
  func run(_ object: ObjectIndex, _ use: Use) -> InstanceIndex? {
    let info = solver.program.functions[Int(use.c)]
    guard solver.relevance.functions[Int(use.c)], let template = solver.bodies.template(of: use.c),
      isRequest(object, solver.program.parameterType(info.parameters[0], of: info))
    else { return nil }
    solver.requested.answered.insert(object)
    let key = isByRequest(use.c, of: use.d) ? solver.splitKeys.caseKey(of: object) : 0
    let callee = solver.instance(template, receiver: use.d, context: 0, key: key, outer: -1)
    solver.calls(.call, from: use.a, use.b, block: solver.bodies.sites[Int(use.b)].block, to: callee)
    let target = solver.node(callee, template.parameters[0])
    if key == 0 {
      solver.copy(use.node, to: target)
    } else {
      solver.add(Use(kind: .copyCase, a: target, b: key), to: use.node)
    }
    return callee
  }

  /// Tells whether a function runs separately for each request: whatever its parameter is declared as, the request chooses the path.
  private func isByRequest(_ function: FunctionIndex, of flow: ObjectIndex) -> Bool {
    let shape = solver.shapes[function]
    if shape.choosing < 0 || shape.isByStyle && shape.choosing == 0 { return true }
    return solver.invocation.splitting(function, on: flow) == 0
  }

  /// Tells whether an object can be a request for a function.
  private func isRequest(_ object: ObjectIndex, _ declared: ResolvedType) -> Bool {
    let info = solver.objects[object]
    switch info.kind {
    case .enumCase where info.type < 0:
      return !solver.isFlag(object)
        && declared.types.contains { solver.program.enumCase(info.name, of: $0) != nil }
    case .enumCase, .some, .instance:
      return info.type >= 0 && declared.types.contains { solver.program.inherits(info.type, from: $0) }
    default: return false
    }
  }
}
