import SwiftFacts

/// Flows and screens that a flow passes on together with an object that makes requests for them.
extension Solver {
  /// Handles an object that was passed on: requests go to it if it is a flow, else to the flow that passes it.
  func begin(_ object: ObjectIndex, _ use: Use) {
    let rule = requests.begun[Int(use.c)]
    let (instance, call) = (use.a, bodies.sites[Int(use.b)])
    guard let slot = rule.asker.slot(in: call) else { return }
    let asker = node(instance, slot)
    let parent = flow(running: instance)
    if answers(object, rule.handler) {
      listen(to: asker, use, for: object)
      guard let parent, answers(parent, rule.handler) else { return }
      // Requests made at its end go to the flow that started it.
      answer(field(object, rule.handler), rule.handler, of: parent, use.b, in: instance)
    } else if let parent, answers(parent, rule.handler) {
      if rule.label != 0 { handed.append((object, rule.label, asker)) }
      listen(to: asker, use, for: parent)
    }
  }

  private func listen(to asker: NodeIndex, _ use: Use, for flow: ObjectIndex) {
    let rule = requests.begun[Int(use.c)]
    answer(asker, rule.handler, of: flow, use.b, in: use.a)
    requested.listeners.append(Listener(flow: flow, rule: use.c, site: use.b, instance: use.a))
    add(Use(kind: .listen, a: Int32(requested.listeners.count - 1)), to: asker)
    add(Use(kind: .wish, a: 0), to: asker)
  }

  /// A flow that receives the requests of an object, made for it or for one of its screens.
  struct Listener {
    var flow: ObjectIndex
    var rule: Int32
    var site: Int32
    var instance: InstanceIndex
  }

  /// Handles a requesting object: a container of the library, or an object with initial requests and channels.
  func listen(_ object: ObjectIndex, _ number: Int32) {
    let listener = requested.listeners[Int(number)]
    let info = objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return }
    let rule = requests.begun[Int(listener.rule)]
    if program.types[Int(info.type)].isForeign {
      guard info.kind == .instance else { return }
      answer(content(object), rule.handler, of: listener.flow, listener.site, in: listener.instance)
      add(Use(kind: .wish, a: 0), to: content(object))
      return add(Use(kind: .listen, a: number), to: content(object))
    }
    for name in rule.says { say(name, object, listener) }
    for property in channels(of: info.type) {
      add(Use(kind: .relay, a: number), to: field(object, program.properties[Int(property)].name))
    }
  }

  /// Reads an initial request of an object.
  private func say(_ name: Name, _ object: ObjectIndex, _ listener: Listener) {
    let (site, instance) = (listener.site, listener.instance)
    let rule = requests.begun[Int(listener.rule)]
    if program.property(name, of: objects[object].type) != nil {
      let said = node()
      load(from: object, name, to: said, instance, bodies.sites[Int(site)].place)
      return answer(said, rule.handler, of: listener.flow, site, in: instance)
    }
    for function in program.methods(name, of: objects[object].type)
    where relevance.functions[Int(function)] {
      guard let template = bodies.template(of: function) else { continue }
      let callee = self.instance(template, receiver: object, context: 0, key: 0, outer: -1)
      calls(.call, from: instance, site, block: bodies.sites[Int(site)].block, to: callee)
    }
  }

  /// Delivers values from a channel of the requesting object to the flow.
  func relay(_ object: ObjectIndex, _ number: Int32) {
    let listener = requested.listeners[Int(number)]
    guard isForeignObject(object) else { return }
    answer(
      content(object), requests.begun[Int(listener.rule)].handler, of: listener.flow, listener.site,
      in: listener.instance)
  }

  /// The stored properties of a type that may be channels.
  private func channels(of type: TypeIndex) -> [PropertyIndex] {
    program.ancestors(type).flatMap { program.types[Int($0)].propertyOrder }.filter {
      let info = program.properties[Int($0)]
      guard info.getter < 0, !info.flags.contains(.isStatic) else { return false }
      let types = program.type(of: info).types
      return types.isEmpty
        || types.contains { semantics.channels.contains(program.types[Int($0)].name) }
    }
  }

  // MARK: - Requests without a known receiver

  /// Sends requests without a known receiver to the flows that made the requesting object, or, if only its type is known, to all flows
  /// that answer them.
  func answerUnheard() {
    for request in requested.asked {
      let unheard = objects(at: request.route).filter {
        objects[$0].kind == .enumCase && !requested.answered.contains($0)
      }
      if unheard.isEmpty { continue }
      let speaker = instances[request.instance].receiver
      var flows = speaker < 0 ? [] : makers(of: speaker, answering: request.handler)
      if flows.isEmpty { flows = flowsAnswering(unheard, request.handler) }
      for flow in flows {
        answer(request.route, request.handler, of: flow, request.site, in: request.instance)
      }
    }
    run()
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
    objects.makers(of: object).map { instances[$0.instance].receiver }.filter { $0 >= 0 }
  }

  /// The flows whose function is declared to answer the enum of a request.
  private func flowsAnswering(_ requests: [ObjectIndex], _ handler: Name) -> [ObjectIndex] {
    let enums = Set(requests.map { objects[$0].type })
    return objects.ofType.keys.sorted().filter { type in
      interest.decides(type)
        && program.methods(handler, of: type).contains { function in
          let info = program.functions[Int(function)]
          return info.parameters.first.map { parameter in
            program.parameterType(parameter, of: info).types.contains { enums.contains($0) }
          } ?? false
        }
    }
    .flatMap { objects.ofType[$0] ?? [] }
  }

  // MARK: - Functions without known requests

  /// Runs the functions that answer requests once more for requests that are not seen to be made.
  func enterHandlers() {
    guard !requests.handlers.isEmpty else { return }
    let context = contexts.unknown()
    for type in objects.ofType.keys.sorted()
    where !program.types[Int(type)].isForeign && interest.decides(type) {
      guard let object = objects.ofType[type]?.first(where: { objects[$0].kind != .metatype }) else {
        continue
      }
      for handler in requests.handlers.sorted() {
        for function in program.methods(handler, of: type) { enter(handler: function, of: object, context) }
      }
    }
    run()
  }

  /// Tells whether a library calls a function of a flow with requests.
  func isHandler(_ function: FunctionIndex, of object: ObjectIndex) -> Bool {
    requests.handlers.contains(program.functions[Int(function)].name)
      && interest.decides(objects[object].type)
  }

  /// Tells whether an instance runs such a function.
  package func isHandler(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = template(instance).kind, instances[instance].receiver >= 0,
      objects[instances[instance].receiver].type >= 0
    else { return false }
    return isHandler(function, of: instances[instance].receiver)
  }

  /// Tells whether a function makes a request with a function of a library.
  func asks(_ info: FunctionInfo) -> Bool {
    !requests.asking.isEmpty
      && asks(program.mentions(in: info.file, from: info.begin, to: info.end))
  }

  func asks(_ mentions: [Program.Mention]) -> Bool {
    mentions.contains { requests.asking[$0.name] != nil && $0.name != semantics.initializer }
  }

  private func enter(handler function: FunctionIndex, of object: ObjectIndex, _ context: Int32) {
    let info = program.functions[Int(function)]
    guard relevance.functions[Int(function)], let template = bodies.template(of: function),
      !info.parameters.isEmpty
    else { return }
    let entered = instance(template, receiver: object, context: context, key: 0, outer: -1)
    instances.markEntry(entered)
    add(plain(.unknown), to: node(entered, template.parameters[0]))
  }

  /// Tells whether an instance runs for requests that are not seen to be made.
  package func isUnasked(_ instance: InstanceIndex) -> Bool {
    contexts.isUnknown(instances[instance].context)
  }
}
