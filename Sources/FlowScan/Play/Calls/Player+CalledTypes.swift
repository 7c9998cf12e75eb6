// Functions of cases and of types, and what the program adds to types of libraries.
extension Player {
  /// What the program adds to the class of a thing whose source is not here.
  func extensionNode(of thing: Thing, having name: String, _ call: Call) -> TypeID? {
    for part in thing.type.parts {
      for above in SystemTypes.chain(part.name?.lastPart ?? "") {
        guard let id = program.named(above, from: call.frame.file) else { continue }
        if !knowledge.functions(name, of: id).isEmpty || knowledge.property(name, of: id) != nil { return id }
      }
    }
    return nil
  }

  /// A function of an enum, played with the case at hand.
  func called(_ name: String, on member: EnumMember, _ call: Call, expecting expected: TypeShape?)
    -> Value
  {
    guard let id = member.type, let function = choose(knowledge.functions(name, of: id), call.labels) else {
      return foreign(name, on: .member(member), call, expecting: expected)
    }
    let given = values(of: call, for: function.facts.parameters)
    let scope = Scope()
    scope.declare("self", .member(member))
    return play(function, on: nil, given, scope: scope, in: call.frame)
  }

  func called(_ name: String, onType type: TypeShape, _ call: Call, expecting expected: TypeShape?)
    -> Value
  {
    if name == "init" { return make(type, call) }
    guard let typeName = type.name,
      let id = program.find(typeName, in: call.frame.owner, from: call.frame.file)
    else {
      return calledOnForeignType(name, type, call, expecting: expected)
    }
    if program[id].kind == .enum, program[id].cases.contains(where: { $0.name == name }) {
      let parameters = program[id].cases.first { $0.name == name }?.parameters ?? []
      return .member(EnumMember(type: id, name: name, payload: values(of: call, for: parameters)))
    }
    let functions = knowledge.functions(name, of: id)
    if !functions.isEmpty {
      let function = choose(functions, call.labels)
      let result = invoke(functions, on: nil, named: name, call)
      return ofSelf(result, function, id, call.frame)
    }
    if program.find(program[id].name + "." + name, in: nil, from: call.frame.file) != nil {
      return make(.named(program[id].name + "." + name), call)
    }
    if let (property, _) = knowledge.property(name, of: id), property.facts.isStatic {
      return invoke(constant(property, in: call.frame), values(of: call, for: []), call)
    }
    return foreign(name, on: .type(type), call, expecting: expected)
  }

  /// A static function that the program adds to a class of the system, or to one above it.
  private func calledOnForeignType(
    _ name: String, _ type: TypeShape, _ call: Call, expecting expected: TypeShape?
  ) -> Value {
    for above in SystemTypes.chain(type.name?.lastPart ?? "") {
      guard let id = program.named(above, from: call.frame.file), !knowledge.functions(name, of: id).isEmpty
      else { continue }
      let result = invoke(knowledge.functions(name, of: id), on: nil, named: name, call)
      if result.things.contains(where: \.isMade) { return result }
      let thing = Thing(in: arena, type, id: nil, isMade: true, file: call.frame.file, place: call.place)
      note(thing, in: call.frame)
      return .thing(thing)
    }
    return foreign(name, on: .type(type), call, expecting: expected)
  }

  /// `static func instantiate() -> Self` gives an instance of the type that it is called on.
  private func ofSelf(_ result: Value, _ function: FunctionNode?, _ id: TypeID, _ frame: Frame) -> Value {
    let isOwn = result.things.contains { $0.id == id }
    guard !isOwn, let function else { return result }
    let shape = function.facts.result
    let isGeneric = function.facts.generics.contains { .named($0.name) == shape }
    guard shape == .named("Self") || (isGeneric && !result.things.contains { $0.isMade }) else {
      return result
    }
    return .thing(instance(of: id, in: frame))
  }

  /// A new instance of which only the type is known.
  func instance(of id: TypeID, in frame: Frame, at place: Place = Place()) -> Thing {
    let thing = Thing(
      in: arena, .named(program[id].name), id: id, isMade: true, file: frame.file, place: place)
    note(thing, in: frame)
    return thing
  }
}
