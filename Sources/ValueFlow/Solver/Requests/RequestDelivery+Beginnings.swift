import SwiftFacts

/// Flows and screens that a flow passes on together with an object that makes requests for them.
extension RequestDelivery {
  /// Handles an object that was passed on: requests go to it if it is a flow, else to the flow that passes it.
  func begin(_ object: ObjectIndex, _ use: Use) {
    let rule = solver.requests.begun[Int(use.c)]
    guard let asker = asker(rule, use) else { return }
    if answers(object, rule.handler) { listen(to: asker, use, for: object) }
    solver.add(Use(kind: .hosted, a: use.a, b: use.b, c: use.c, d: object), to: flows(running: use.a))
  }

  /// Handles the flow that passed on an object: it gets the last request of a flow, and all requests of a screen.
  func host(_ object: ObjectIndex, _ use: Use, by parent: ObjectIndex) {
    let rule = solver.requests.begun[Int(use.c)]
    guard let asker = asker(rule, use), answers(parent, rule.handler) else { return }
    if answers(object, rule.handler) {
      // Requests made at its end go to the flow that started it.
      answer(solver.field(object, rule.handler), rule.handler, of: parent, use.b, in: use.a)
    } else {
      if rule.label != 0 { solver.handed.append((object, rule.label, asker)) }
      listen(to: asker, use, for: parent)
    }
  }

  /// Handles a flow that makes its last request.
  func end(_ flow: ObjectIndex, _ use: Use) {
    solver.copy(use.a, to: solver.field(flow, use.b))
    solver.requested.ended.append((flow, use.a))
  }

  private func asker(_ rule: Requests.Beginning, _ use: Use) -> NodeIndex? {
    rule.asker.slot(in: solver.bodies.sites[Int(use.b)]).map { solver.node(use.a, $0) }
  }

  private func listen(to asker: NodeIndex, _ use: Use, for flow: ObjectIndex) {
    let rule = solver.requests.begun[Int(use.c)]
    answer(asker, rule.handler, of: flow, use.b, in: use.a)
    solver.requested.listeners.append(RequestListener(flow: flow, rule: use.c, site: use.b, instance: use.a))
    solver.add(Use(kind: .listen, a: Int32(solver.requested.listeners.count - 1)), to: asker)
    solver.add(Use(kind: .wish, a: 0), to: asker)
  }

  /// Handles a requesting object: a container of the library, or an object with initial requests and channels.
  func listen(_ object: ObjectIndex, _ number: Int32) {
    let listener = solver.requested.listeners[Int(number)]
    let info = solver.objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return }
    let rule = solver.requests.begun[Int(listener.rule)]
    if solver.program.types[Int(info.type)].isForeign {
      // A list may be added to itself, or to another one that is in it.
      guard info.kind == .instance, solver.requested.heardLists.insert(UInt64(pair: object, number)) else {
        return
      }
      answer(solver.content(object), rule.handler, of: listener.flow, listener.site, in: listener.instance)
      solver.add(Use(kind: .wish, a: 0), to: solver.content(object))
      return solver.add(Use(kind: .listen, a: number), to: solver.content(object))
    }
    for name in rule.says { say(name, object, listener) }
    for property in channels(of: info.type) {
      solver.add(
        Use(kind: .relay, a: number), to: solver.field(object, solver.program.properties[Int(property)].name))
    }
  }

  /// Reads an initial request of an object.
  private func say(_ name: Name, _ object: ObjectIndex, _ listener: RequestListener) {
    let (site, instance) = (listener.site, listener.instance)
    let rule = solver.requests.begun[Int(listener.rule)]
    if solver.program.property(name, of: solver.objects[object].type) != nil {
      let said = solver.node()
      solver.members.load(from: object, name, to: said, instance, solver.bodies.sites[Int(site)].place)
      return answer(said, rule.handler, of: listener.flow, site, in: instance)
    }
    for function in solver.program.methods(name, of: solver.objects[object].type)
    where solver.relevance.functions[Int(function)] {
      guard let template = solver.bodies.template(of: function) else { continue }
      let callee = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
      solver.calls(.call, from: instance, site, block: solver.bodies.sites[Int(site)].block, to: callee)
    }
  }

  /// Delivers values from a channel of the requesting object to the flow.
  func relay(_ object: ObjectIndex, _ number: Int32) {
    let listener = solver.requested.listeners[Int(number)]
    guard solver.foreignCalls.isForeignObject(object) else { return }
    answer(
      solver.content(object), solver.requests.begun[Int(listener.rule)].handler, of: listener.flow,
      listener.site,
      in: listener.instance)
  }

  /// The stored properties of a type that may be channels.
  private func channels(of type: TypeIndex) -> [PropertyIndex] {
    solver.program.ancestors(type).flatMap { solver.program.types[Int($0)].propertyOrder }.filter {
      let info = solver.program.properties[Int($0)]
      guard info.getter < 0, !info.flags.contains(.isStatic) else { return false }
      let types = solver.program.type(of: info).types
      return types.isEmpty
        || types.contains { solver.semantics.channels.contains(solver.program.types[Int($0)].name) }
    }
  }

  // MARK: - Requests without a known receiver

  /// Sends requests without a known receiver to the flows that made the requesting object, or, if only its type is known, to all flows
  /// that answer them.
  func answerUnheard() {
    answerUnadapted()
    answerOffered()
    for request in solver.requested.asked {
      let unheard = solver.objects(at: request.route).filter {
        solver.objects[$0].kind == .enumCase && !solver.requested.answered.contains($0)
      }
      if unheard.isEmpty { continue }
      let speaker = solver.instances[request.instance].receiver
      var flows = speaker < 0 ? [] : makers(of: speaker, answering: request.handler)
      if flows.isEmpty { flows = flowsAnswering(unheard, request.handler) }
      for flow in flows {
        answer(request.route, request.handler, of: flow, request.site, in: request.instance)
      }
    }
    solver.run()
  }

  /// Sends requests that every flow receives to one object of each flow with a function for them: the others would answer the same.
  private func answerOffered() {
    if solver.requested.offered.isEmpty { return }
    for type in solver.objects.ofType.keys.sorted() where solver.interest.decides(type) {
      guard let flow = solver.unseenCode.example(of: type) else { continue }
      for request in solver.requested.offered where answers(flow, request.handler) {
        answer(request.route, request.handler, of: flow, request.site, in: request.instance)
      }
    }
  }

  /// The nearest flows whose code made an object, or made its maker.
  private func makers(of object: ObjectIndex, answering handler: Name) -> [ObjectIndex] {
    if answers(object, handler) { return [object] }
    var seen: Set<ObjectIndex> = [object]
    var nearest = [object]
    for _ in 0..<4 {
      let around = nearest.flatMap(self.makers).filter { seen.insert($0).inserted }
      let flows = around.filter { answers($0, handler) }
      if !flows.isEmpty { return flows.sorted() }
      nearest = around
    }
    return []
  }

  /// The objects whose code made an object.
  private func makers(of object: ObjectIndex) -> [ObjectIndex] {
    solver.objects.makers(of: object).map { solver.instances[$0.instance].receiver }.filter { $0 >= 0 }
  }

  /// The flows whose function is declared to answer the enum of a request.
  private func flowsAnswering(_ requests: [ObjectIndex], _ handler: Name) -> [ObjectIndex] {
    let enums = Set(requests.map { solver.objects[$0].type })
    return solver.objects.ofType.keys.sorted().filter { type in
      solver.interest.decides(type)
        && solver.program.methods(handler, of: type).contains { function in
          let info = solver.program.functions[Int(function)]
          return info.parameters.first.map { parameter in
            solver.program.parameterType(parameter, of: info).types.contains { enums.contains($0) }
          } ?? false
        }
    }
    .flatMap { solver.objects.ofType[$0] ?? [] }
  }

  // MARK: - Functions without known requests

  /// Runs the functions that answer requests once more for requests that are not seen to be made.
  func enterHandlers() {
    guard !solver.requests.handlers.isEmpty else { return }
    let context = solver.contexts.unknown()
    for type in solver.objects.ofType.keys.sorted()
    where !solver.program.types[Int(type)].isForeign && solver.interest.decides(type) {
      guard let object = solver.unseenCode.example(of: type) else { continue }
      for handler in solver.requests.handlers.sorted() {
        for function in solver.program.methods(handler, of: type) {
          enter(handler: function, of: object, context)
        }
      }
    }
    solver.run()
  }

  /// Tells whether a function makes a request with a function of a library.
  func asks(_ info: FunctionInfo) -> Bool {
    !solver.requests.asking.isEmpty
      && asks(solver.program.mentions(in: info.file, from: info.begin, to: info.end))
  }

  func asks(_ mentions: [Program.Mention]) -> Bool {
    mentions.contains { solver.requests.asking[$0.name] != nil && $0.name != solver.semantics.initializer }
  }

  private func enter(handler function: FunctionIndex, of object: ObjectIndex, _ context: Int32) {
    let info = solver.program.functions[Int(function)]
    guard solver.relevance.functions[Int(function)], let template = solver.bodies.template(of: function),
      !info.parameters.isEmpty
    else { return }
    let entered = solver.instance(template, receiver: object, context: context, key: 0, outer: -1)
    solver.instances.markEntry(entered)
    solver.add(solver.plain(.unknown), to: solver.node(entered, template.parameters[0]))
  }
}
