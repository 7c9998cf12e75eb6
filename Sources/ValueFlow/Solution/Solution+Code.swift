import SwiftFacts

/// The code that runs: whose it is, and what it is part of.
extension Solution {
  package var contentName: Name { semantics.content }
  package var initializerName: Name { semantics.initializer }

  /// The objects made by closures registered in containers, which are returned to requests for their types.
  package var registered: Set<ObjectIndex> {
    let channels = foreign.resolutions.map { "type \($0.type)" } + [ForeignCode.registered]
    return Set(channels.compactMap { foreign.channels[$0] }.flatMap { objects(at: $0) })
  }

  /// The calls that ask a container for an object, those included that leave its type to the place it comes to.
  package func requests(forRegistered object: ObjectIndex) -> [(instance: InstanceIndex, site: Int32)] {
    foreign.resolutions.filter { holds(object, at: resultNode(of: $0.site, in: $0.instance)) }
      .map { ($0.instance, $0.site) }
  }

  /// The properties of an object.
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

  /// The callers of an instance, last found first.
  package func callers(of instance: InstanceIndex) -> [CallerEdge] { instances.callers(of: instance) }

  /// The instance that runs a closure where it is made; nil if nothing calls it.
  package func knownInstance(ofClosure object: ObjectIndex) -> InstanceIndex? {
    let info = objects[object]
    let outer = instances[info.outer]
    return instances.number(
      of: Instance.Key(
        template: info.name, receiver: outer.receiver, context: outer.context, outer: info.outer))
  }

  /// The instances that run a closure where it is made: one, or if it only runs for cases, one for each.
  package func knownInstances(ofClosure object: ObjectIndex) -> [InstanceIndex] {
    knownInstance(ofClosure: object).map { [$0] } ?? allInstances(of: object)
  }

  /// The instances that run a closure or function as a value, whatever case they run for.
  package func allInstances(of value: ObjectIndex) -> [InstanceIndex] {
    let info = objects[value]
    guard info.kind == .closure else {
      return functions(of: info).flatMap { allInstances(of: $0, on: info.outer) }
    }
    let outer = instances[info.outer]
    return instances.numbers(
      ofAny: Instance.Key(
        template: info.name, receiver: outer.receiver, context: outer.context, outer: info.outer))
  }

  private func allInstances(of function: FunctionIndex, on receiver: ObjectIndex) -> [InstanceIndex] {
    bodies.template(of: function).map {
      instances.numbers(ofAny: Instance.Key(template: $0.id, receiver: receiver))
    } ?? []
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

  /// Tells whether nothing but the type of an object is known.
  package func isVague(_ object: ObjectIndex) -> Bool {
    let kind = objects[object].kind
    return kind == .some || kind == .unknown
  }

  /// Tells whether objects without source only refer to what is stored under a name, such as their delegate.
  package func isReference(_ name: Name) -> Bool { semantics.references.contains(name) }

  /// The nodes of the parameters of an instance.
  package func parameters(of instance: InstanceIndex) -> [NodeIndex] {
    template(instance).parameters.map { node(instance, $0) }
  }

  /// The instances of a function that code passes as a value: `destination: coordinator.view(for:)`.
  package func knownInstances(ofMethod object: ObjectIndex) -> [InstanceIndex] {
    let info = objects[object]
    let found = functions(of: info).compactMap { function in
      bodies.template(of: function).flatMap {
        instances.number(of: Instance.Key(template: $0.id, receiver: info.outer, context: 0, outer: -1))
      }
    }
    return found.isEmpty ? allInstances(of: object) : found
  }

  /// Tells whether the framework makes views of a type for whoever needs one, such as cells of lists; each place in the code has its own.
  package func isReused(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { semantics.reused.contains(program.types[Int($0)].name) }
  }

  /// Tells whether an instance runs a function of a flow that a library calls with requests.
  package func isHandler(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = template(instance).kind, instances[instance].receiver >= 0,
      objects[instances[instance].receiver].type >= 0
    else { return false }
    return isHandler(function, of: instances[instance].receiver)
  }

  /// Tells whether an instance runs for requests that are not seen to be made.
  package func isUnasked(_ instance: InstanceIndex) -> Bool {
    contexts.isUnknown(instances[instance].context)
  }

  /// The block of the enclosing code that makes the closure which an instance runs.
  package func blockMaking(closure instance: InstanceIndex) -> Int32 {
    let frame = instances[instance]
    let object = objects.number(of: ObjectInfo(.closure, name: frame.template, outer: frame.outer))
    return object.flatMap { objects.makers(of: $0).first?.block } ?? 0
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

  /// Tells whether all code can reach an object: `static let shared = Session()`.
  package func isShared(_ object: ObjectIndex) -> Bool {
    objects[object].kind == .instance && objects.makers(of: object).contains { isSharedValue($0.instance) }
  }

  /// Tells whether the code of an instance computes the initial value of a static property or of a global one.
  package func isSharedValue(_ instance: InstanceIndex) -> Bool {
    var template = template(instance)
    while case .closure(let parent) = template.kind { template = bodies.templates[Int(parent)] }
    guard case .value(let index) = template.kind else { return false }
    let property = program.properties[Int(index)]
    return property.owner < 0 || property.flags.contains(.isStatic)
  }

  /// Tells whether a function has a name of its own: an initialiser has none.
  package func isNamed(_ name: Name) -> Bool { name != 0 && name != semantics.initializer }

  /// The function around a closure, or the code itself.
  package func outermost(_ instance: InstanceIndex) -> InstanceIndex {
    var instance = instance
    while instances[instance].outer >= 0 { instance = instances[instance].outer }
    return instance
  }

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

  /// The body that an instance runs.
  package func template(_ instance: InstanceIndex) -> Template {
    bodies.templates[Int(instances[instance].template)]
  }

  /// Tells whether a block of an instance runs.
  package func isActive(_ instance: InstanceIndex, block: Int32) -> Bool {
    blocks.runs(instances[instance].blocks + block)
  }

  /// Tells whether a library calls a function of a flow with requests.
  func isHandler(_ function: FunctionIndex, of object: ObjectIndex) -> Bool {
    requests.handlers.contains(program.functions[Int(function)].name)
      && interest.decides(objects[object].type)
  }

  /// The functions that a function value may refer to.
  func functions(of info: ObjectInfo) -> [FunctionIndex] {
    guard info.outer >= 0 else { return program.globalFunctions[info.name] ?? [] }
    let type = objects[info.outer].type
    return type >= 0 ? program.methods(info.name, of: type) : []
  }
}
