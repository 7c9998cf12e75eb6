import SwiftFacts

/// Requests that a library delivers to the flow that answers them, as cases made anywhere.
extension Solver {
  /// Handles a library function that may make a request, end a flow or begin one.
  func request(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    if requests.listing.contains(call.name) {
      for argument in call.arguments where !argument.flags.contains(.isTrailing) {
        copy(node(instance, argument.slot), to: channel(Self.path))
      }
    }
    for rule in requests.asking[call.name] ?? [] {
      guard let slot = rule.argument.slot(in: call) else { continue }
      if rule.handler == 0 {
        let use = Use(kind: .go, a: instance, b: site, c: rule.isQuestion ? 1 : 0, d: receiver)
        add(use, to: node(instance, slot))
        continue
      }
      ask(node(instance, slot), by: rule, site, in: instance, on: receiver)
    }
    for rule in requests.endings[call.name] ?? [] {
      guard let slot = rule.argument.slot(in: call), let flow = flow(running: instance) else { continue }
      copy(node(instance, slot), to: field(flow, rule.handler))
    }
    for index in requests.beginnings[call.name] ?? [] {
      let rule = requests.begun[index]
      guard let flow = rule.flow.slot(in: call), rule.asker.slot(in: call) != nil else { continue }
      add(Use(kind: .begun, a: instance, b: site, c: Int32(index)), to: node(instance, flow))
    }
  }

  /// Delivers a request to a flow, or to an object that may lead to one.
  private func ask(
    _ route: NodeIndex, by rule: Requests.Asking, _ site: Int32, in instance: InstanceIndex,
    on receiver: ObjectIndex
  ) {
    if receiver >= 0, answers(receiver, rule.handler) {
      return answer(route, rule.handler, of: receiver, site, in: instance)
    }
    let call = bodies.sites[Int(site)]
    if call.name == semantics.initializer { return }
    if case .receiver = rule.argument {
      // Handles `taps.map { Step.detail }.bind(to: steps)`.
      for argument in call.arguments {
        add(Use(kind: .take, a: route), to: node(instance, argument.slot))
      }
    } else if call.isImplicit, let flow = flow(running: instance), answers(flow, rule.handler) {
      return answer(route, rule.handler, of: flow, site, in: instance)
    }
    requested.asked.append(Asked(route: route, handler: rule.handler, site: site, instance: instance))
  }

  /// A request whose receiver is not known yet.
  struct Asked {
    var route: NodeIndex
    var handler: Name
    var site: Int32
    var instance: InstanceIndex
  }

  /// Tells whether an object is a flow with a function that answers requests.
  func answers(_ object: ObjectIndex, _ handler: Name) -> Bool {
    let info = objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0, interest.decides(info.type) else {
      return false
    }
    return !program.methods(handler, of: info.type).isEmpty
  }

  /// The flow whose own code an instance runs.
  func flow(running instance: InstanceIndex) -> ObjectIndex? {
    let receiver = instances[instance].receiver
    guard receiver >= 0, objects[receiver].kind != .metatype, objects[receiver].type >= 0 else {
      return nil
    }
    return interest.decides(objects[receiver].type) ? receiver : nil
  }

  // MARK: - Answers

  /// Runs the answering function of a flow for each request that arrives.
  func answer(
    _ route: NodeIndex, _ handler: Name, of flow: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    for function in program.methods(handler, of: objects[flow].type)
    where !program.functions[Int(function)].parameters.isEmpty {
      add(Use(kind: .answer, a: instance, b: site, c: function, d: flow), to: route)
    }
  }

  func answer(_ object: ObjectIndex, _ use: Use) {
    let info = program.functions[Int(use.c)]
    guard relevance.functions[Int(use.c)], let template = bodies.template(of: use.c),
      isRequest(object, program.parameterType(info.parameters[0], of: info))
    else { return }
    requested.answered.insert(object)
    let key = !shapes[use.c].isByStyle && splitting(use.c, on: use.d) == 0 ? caseKey(of: object) : 0
    let callee = instance(template, receiver: use.d, context: 0, key: key, outer: -1)
    calls(.call, from: use.a, use.b, block: bodies.sites[Int(use.b)].block, to: callee)
    let target = node(callee, template.parameters[0])
    if key == 0 { return copy(use.node, to: target) }
    add(Use(kind: .copyCase, a: target, b: key), to: use.node)
  }

  /// Tells whether an object can be a request for a function.
  private func isRequest(_ object: ObjectIndex, _ declared: ResolvedType) -> Bool {
    let info = objects[object]
    switch info.kind {
    case .enumCase where info.type < 0:
      return !isFlag(object) && declared.types.contains { program.enumCase(info.name, of: $0) != nil }
    case .enumCase, .some, .instance:
      return info.type >= 0 && declared.types.contains { program.inherits(info.type, from: $0) }
    default: return false
    }
  }
}
