/// Queries about the finished analysis.
extension Solver {
  package var contentName: Name { semantics.content }
  package var initializerName: Name { semantics.initializer }

  /// The objects made by closures registered for a type, which are returned to requests for that type.
  package var registered: Set<ObjectIndex> {
    Set(standIns.resolutions.flatMap { objects(at: channel("type \($0.type)")) })
  }

  /// The properties of an object, without a copy of the table of all.
  package func info(of object: ObjectIndex) -> ObjectInfo { objects[object] }

  /// The object whose code an instance runs; -1 if there is none.
  package func receiver(of instance: InstanceIndex) -> ObjectIndex { instances[instance].receiver }

  /// The type of the object whose code an instance runs; nil if there is none.
  package func receiverType(of instance: InstanceIndex) -> TypeIndex? {
    let receiver = instances[instance].receiver
    return receiver < 0 ? nil : objects[receiver].type
  }

  /// The object that was made with the initial value that an instance computes for one of its properties; nil if there is none, or if
  /// the object only stands for a missing one.
  package func made(with instance: InstanceIndex) -> ObjectIndex? {
    guard case .value = template(instance).kind else { return nil }
    let receiver = instances[instance].receiver
    guard receiver >= 0, objects[receiver].kind == .instance, objects[receiver].site != 0 else { return nil }
    return receiver
  }

  package func callers(of instance: InstanceIndex) -> [CallerEdge] { instances.callers(of: instance) }

  package func knownInstance(ofClosure object: ObjectIndex) -> InstanceIndex? {
    let info = objects[object]
    let outer = instances[info.outer]
    return instances.number(
      of: Instance.Key(
        template: info.name, receiver: outer.receiver, context: outer.context, outer: info.outer))
  }

  /// The closure or function value that an instance runs, if it runs one.
  package func value(of instance: InstanceIndex) -> ObjectIndex? {
    if let closure = closure(of: instance) { return closure }
    let receiver = instances[instance].receiver
    guard receiver >= 0, case .function = template(instance).kind else { return nil }
    return objects.number(
      of: ObjectInfo(
        .method, type: objects[receiver].type, name: functionName(of: instance), outer: receiver))
  }

  /// The closure that an instance runs, if it runs one.
  package func closure(of instance: InstanceIndex) -> ObjectIndex? {
    let frame = instances[instance]
    guard case .closure = template(instance).kind else { return nil }
    return objects.number(of: ObjectInfo(.closure, name: frame.template, outer: frame.outer))
  }

  /// The texts among the arguments of a call.
  package func texts(handedBy site: Int32, in instance: InstanceIndex) -> [String] {
    bodies.sites[Int(site)].arguments.flatMap { argument in
      objects(at: node(instance, argument.slot)).filter { objects[$0].kind == .text }
        .map { program.name(objects[$0].name) }
    }
  }

  /// Tells whether nothing but the type of an object is known.
  package func isVague(_ object: ObjectIndex) -> Bool {
    let kind = objects[object].kind
    return kind == .some || kind == .unknown
  }

  /// Tells whether objects without source only refer to what is stored under a name, such as their delegate.
  package func isReference(_ name: Name) -> Bool { semantics.references.contains(name) }

  /// The instances of a function that code passes as a value: `destination: coordinator.view(for:)`.
  package func knownInstances(ofMethod object: ObjectIndex) -> [InstanceIndex] {
    let info = objects[object]
    return calling.functions(of: info).compactMap { function in
      bodies.template(of: function).flatMap {
        instances.number(of: Instance.Key(template: $0.id, receiver: info.outer, context: 0, outer: -1))
      }
    }
  }

  /// The node of what a computed property of an object returns; nil if it is not read.
  package func knownResult(of property: PropertyIndex, of object: ObjectIndex) -> NodeIndex? {
    guard let template = bodies.template(of: property, .getter) else { return nil }
    return instances.number(of: Instance.Key(template: template.id, receiver: object)).map(resultNode)
  }

  package func fields(of object: ObjectIndex) -> [NodeIndex] {
    (0..<16).compactMap { knownField(object, program.part($0)) }
  }

  package func knownContent(_ object: ObjectIndex) -> NodeIndex? { knownField(object, semantics.content) }

  /// Tells whether the framework makes views of a type for whoever needs one, such as cells of lists; each place in the code has its own.
  package func isReused(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { semantics.reused.contains(program.types[Int($0)].name) }
  }

  /// Tells whether a case stands for one that nothing is seen to make.
  package func isUnmade(_ object: ObjectIndex) -> Bool { objects[object].site == MissingCases.unmadeSite }

  /// Tells whether an instance runs a function of a flow that a library calls with requests.
  package func isHandler(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = template(instance).kind, instances[instance].receiver >= 0,
      objects[instances[instance].receiver].type >= 0
    else { return false }
    return requestDelivery.isHandler(function, of: instances[instance].receiver)
  }

  /// Tells whether an instance runs for requests that are not seen to be made.
  package func isUnasked(_ instance: InstanceIndex) -> Bool {
    contexts.isUnknown(instances[instance].context)
  }

  /// The cases that opened a block; flags are ignored.
  package func chosen(_ instance: InstanceIndex, _ block: Int32) -> [ObjectIndex] {
    if template(instance).blocks[Int(block)].isRest { return [] }
    return blocks.matched(instance, block).filter { object in
      objects[object].kind == .enumCase && !isFlag(object)
    }
  }

  /// The blocks that were opened by an object.
  package var openedBlocks: [(instance: InstanceIndex, block: Int32)] {
    blocks.opened
  }

  /// The objects that opened a block, including flags and unknown values.
  package func arrivals(_ instance: InstanceIndex, _ block: Int32) -> [ObjectIndex] {
    blocks.matched(instance, block)
  }

  /// Tells whether a case is only made by an initialiser of its own enum, for instance from stored data: then it is not a request.
  package func isMadeByItsEnum(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    let makers = objects.makers(of: object)
    guard info.kind == .enumCase, info.type >= 0, makers.first != nil else { return false }
    return makers.allSatisfy { isNamedInit($0.instance) && template($0.instance).owner == info.type }
  }

  /// Tells whether an object is `true` or `false`.
  package func isFlag(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    return info.kind == .enumCase && isFlag(named: info.name)
  }

  package func isFlag(named name: Name) -> Bool { semantics.isFlag(name) }

  /// The block of the enclosing code that makes the closure which an instance runs.
  package func blockMaking(closure instance: InstanceIndex) -> Int32 {
    let frame = instances[instance]
    let object = plain(.closure, name: frame.template, outer: frame.outer)
    return objects.makers(of: object).first?.block ?? 0
  }

  /// Tells whether an instance runs an initialiser.
  package func isNamedInit(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = template(instance).kind else { return false }
    return program.functions[Int(function)].name == semantics.initializer
  }

  /// Tells whether an instance computes what an object requests at first, whoever else holds the object.
  package func isInitialRequest(_ instance: InstanceIndex) -> Bool {
    guard !requests.begun.isEmpty else { return false }
    let name = functionName(of: instance)
    return requests.begun.contains { $0.says.contains(name) }
  }

  /// Tells whether the code of an instance is in a getter.
  package func isInGetter(_ instance: InstanceIndex) -> Bool {
    var template = template(instance)
    while case .closure(let parent) = template.kind { template = bodies.templates[Int(parent)] }
    if case .getter = template.kind { return true }
    return false
  }

  package func isNamed(_ name: Name) -> Bool { name != 0 && name != semantics.initializer }

  /// The name of the function that an instance runs, or that contains its closure.
  package func functionName(of instance: InstanceIndex) -> Name {
    var template = template(instance)
    while true {
      switch template.kind {
      case .function(let function): return program.functions[Int(function)].name
      case .getter(let property), .setter(let property), .value(let property):
        return program.properties[Int(property)].name
      case .closure(let parent): template = bodies.templates[Int(parent)]
      default: return 0
      }
    }
  }
}

extension CallSite {
  /// Whether the call is an implicit member, such as `.push(detail)`.
  package var isImplicit: Bool { if case .implicit = callee { true } else { false } }
  /// Whether a superclass is called: `super.start()`.
  package var isOfParent: Bool { if case .parent = callee { true } else { false } }
}

/// A trace of a body, line by line, for finding where a value is lost.
extension Solver {
  package func trace(_ instance: InstanceIndex, describe: (ObjectIndex) -> String) -> [String] {
    let template = template(instance)
    var lines: [String] = []
    for block in template.blocks.indices {
      guard isActive(instance, block: Int32(block)) else {
        lines.append("  block \(block) is not taken")
        continue
      }
      for case .call(let site) in template.steps[block] {
        let call = bodies.sites[Int(site)]
        var line = "  block \(block) line \(call.place >> 10) \(program.name(call.name)):"
        if case .member(let base) = call.callee {
          line += " on \(objects(at: node(instance, base)).map(describe))"
        }
        if case .value(let base) = call.callee {
          line += " of \(objects(at: node(instance, base)).map(describe))"
        }
        for argument in call.arguments {
          line +=
            " \(program.name(argument.label))=\(objects(at: node(instance, argument.slot)).map(describe))"
        }
        line += " gives \(objects(at: node(instance, call.result)).map(describe))"
        lines.append(line)
      }
    }
    return lines
  }
}

// Nodes of the source, independent of the instance.
extension Solver {
  /// The node of the receiver of a member call.
  package func node(ofBaseOf site: Int32, in instance: InstanceIndex) -> NodeIndex? {
    guard case .member(let base) = bodies.sites[Int(site)].callee else { return nil }
    return node(instance, base)
  }
}
