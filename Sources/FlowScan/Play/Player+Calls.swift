extension Player {
  /// Plays a call.
  func call(
    _ callee: Expression, _ arguments: [Argument], at place: Place, in frame: Frame, scope: Scope,
    expecting expected: TypeShape?
  ) -> Value {
    let call = Call(callee: callee, arguments: arguments, place: place, frame: frame, scope: scope)
    switch callee {
    case .name(let name, _): return called(name.withoutLabels, call, expecting: expected)
    case .member(nil, let name, _):
      let given = values(of: call, for: [])
      return implicit(name.withoutLabels, given, call, expecting: expected)
    case .member(let base?, let name, _):
      return called(name.withoutLabels, on: base, call, expecting: expected)
    case .type(let type): return make(type, call)
    case .closure(let closure):
      return play(ClosureValue(closure, in: frame, scope: scope, arena: arena), with: [], in: frame)
    default:
      let found = value(of: callee, in: frame, scope: scope)
      return invoke(found, values(of: call, for: []), call)
    }
  }

  /// A call as it is written, with where it stands.
  struct Call {
    let callee: Expression
    let arguments: [Argument]
    let place: Place
    let frame: Frame
    let scope: Scope

    var labels: [String] { arguments.map(\.label) }
    var text: String { Expression.call(callee, arguments, place).text }
  }

  /// The values of the arguments, where the parameters say what is expected of each.
  func values(of call: Call, for parameters: [ParameterFacts], given: [String: TypeShape] = [:]) -> [Value
    .Labelled]
  {
    let matched = match(call.arguments, to: parameters)
    return call.arguments.enumerated().map { index, argument in
      let expected = matched[index].map { parameters[$0].type.replacing(given) }
      let found = value(of: argument.value, in: call.frame, scope: call.scope, expecting: expected)
      return .init(label: argument.label, value: found)
    }
  }

  /// Which parameter each argument is for.
  func match(_ arguments: [Argument], to parameters: [ParameterFacts]) -> [Int?] {
    match(arguments.map(\.label), to: parameters)
  }

  func match(_ labels: [String], to parameters: [ParameterFacts]) -> [Int?] {
    var next = 0
    return labels.map { label in
      guard next < parameters.count else { return nil }
      if label == Argument.trailing {
        let index =
          parameters.indices.last { $0 >= next && parameters[$0].type.isFunction } ?? parameters.count - 1
        next = index + 1
        return index
      }
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }) else { return nil }
      next = index + 1
      return index
    }
  }

  // MARK: - What is called

  private func called(_ name: String, _ call: Call, expecting expected: TypeShape?) -> Value {
    let frame = call.frame
    if let local = call.scope.find(name) { return invoke(local, values(of: call, for: []), call) }
    if let id = frame.me?.id {
      let functions = knowledge.functions(name, of: id)
      if !functions.isEmpty, let me = frame.me { return invoke(functions, on: me, named: name, call) }
      if knowledge.property(name, of: id) != nil, let me = frame.me {
        return invokeProperty(name, of: me, call)
      }
    }
    if let owner = frame.owner, case .functions(let functions)? = staticMember(name, of: owner, in: frame) {
      return invoke(functions, on: nil, named: name, call)
    }
    if let functions = program.globalFunctions[name] { return invoke(functions, on: nil, named: name, call) }
    if name.first?.isUppercase == true { return make(.named(name), call) }
    return foreign(name, on: nil, call, expecting: expected)
  }

  private func called(
    _ name: String, on base: Expression, _ call: Call, expecting expected: TypeShape?
  ) -> Value {
    if case .name("super", _) = base { return callSuper(name, call) }
    if append(name, to: base, call) { return .unknown }
    let receiver = value(of: base, in: call.frame, scope: call.scope)
    if receiver.options.isEmpty { return foreign(name, on: .unknown, call, expecting: expected) }
    return .oneOf(receiver.options.map { called(name, on: $0, call, expecting: expected) })
  }

  private func called(_ name: String, on receiver: Value, _ call: Call, expecting expected: TypeShape?)
    -> Value
  {
    switch receiver {
    case .thing(let thing): return called(name, on: thing, call, expecting: expected)
    case .type(let type): return called(name, onType: type, call, expecting: expected)
    case .list(let items): return collection(name, items, call)
    case .closure, .method, .functions:
      if name == "callAsFunction" { return invoke(receiver, values(of: call, for: []), call) }
      return foreign(name, on: receiver, call, expecting: expected)
    case .member(let member): return called(name, on: member, call, expecting: expected)
    default: return foreign(name, on: receiver, call, expecting: expected)
    }
  }

  private func called(_ name: String, on thing: Thing, _ call: Call, expecting expected: TypeShape?) -> Value
  {
    guard let id = thing.id ?? extensionNode(of: thing, having: name, call) else {
      return foreign(name, on: .thing(thing), call, expecting: expected)
    }
    if askElsewhere(name, of: thing, call) { return .unknown }
    if leavesFlow(through: name, of: thing, call) { return .unknown }
    let functions = knowledge.functions(name, of: id)
    if !functions.isEmpty { return invoke(functions, on: thing, named: name, call) }
    if thing.fields[name] != nil || knowledge.property(name, of: id) != nil {
      return invokeProperty(name, of: thing, call)
    }
    return foreign(name, on: .thing(thing), call, expecting: expected)
  }

  /// What the program adds to the class of a thing whose source is not here.
  private func extensionNode(of thing: Thing, having name: String, _ call: Call) -> TypeID? {
    for part in thing.type.parts {
      for above in SystemTypes.chain(part.name?.lastPart ?? "") {
        guard let id = program.named(above, from: call.frame.file) else { continue }
        if !knowledge.functions(name, of: id).isEmpty || knowledge.property(name, of: id) != nil { return id }
      }
    }
    return nil
  }

  /// A function of an enum, played with the case at hand.
  private func called(_ name: String, on member: EnumMember, _ call: Call, expecting expected: TypeShape?)
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

  private func called(_ name: String, onType type: TypeShape, _ call: Call, expecting expected: TypeShape?)
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

  // MARK: - Closures and methods as values

  func invoke(_ value: Value, _ given: [Value.Labelled], _ call: Call) -> Value {
    .oneOf(
      value.options.map { option in
        switch option {
        case .closure(let closure): return play(closure, with: given.map(\.value), in: call.frame)
        case .method(let thing, let name):
          guard let id = thing.id,
            let function = choose(knowledge.functions(name, of: id), given.map(\.label), loosely: true)
          else { return .unknown }
          return enter(function, on: thing, given, in: call.frame)
        case .functions(let functions):
          guard let function = choose(functions, given.map(\.label), loosely: true) else { return .unknown }
          return enter(function, on: nil, given, in: call.frame)
        case .type(let type): return make(type, call)
        // An `@autoclosure` is handed over as its value.
        case .thing(let thing) where given.isEmpty: return .thing(thing)
        default: return .unknown
        }
      })
  }

  /// Plays a closure with these arguments.
  func play(_ closure: ClosureValue, with given: [Value], in frame: Frame) -> Value {
    let call = ActiveCall(function: ObjectIdentifier(closure), me: nil, arguments: [])
    guard canGoOn(frame), active.insert(call).inserted else { return .unknown }
    defer { active.remove(call) }
    let scope = Scope(inside: closure.scope)
    for (index, parameter) in closure.closure.parameters.enumerated() {
      let known = given.indices.contains(index) ? given[index] : .unknown
      scope.declare(
        parameter.name,
        known.isUnknown && parameter.type != .unknown ? symbol(parameter.type, in: closure.frame) : known)
    }
    for parameter in closure.closure.parameters
    where parameter.name.hasPrefix("$") && Int(parameter.name.dropFirst()) == nil {
      scope.declare(String(parameter.name.dropFirst()), scope.find(parameter.name) ?? .unknown)
    }
    for (index, known) in given.enumerated() { scope.declare("$\(index)", known) }
    let inner = Frame(
      outer: frame, me: closure.frame.me, function: nil, owner: closure.frame.owner, file: closure.frame.file,
      scope: scope, arguments: frame.arguments, cause: frame.cause)
    if inner.me === me { inner.away = 0 }
    inner.isHandedSomething = closure.frame.isHandedSomething || given.contains { isOfInterest($0) }
    return play(closure.closure.body, in: inner, scope: scope)
  }

  private func invokeProperty(_ name: String, of thing: Thing, _ call: Call) -> Value {
    let held = read(name, of: thing, in: call.frame)
    let given = values(of: call, for: [])
    let isOpen = held.options.allSatisfy { option in
      if case .thing(let thing) = option { !thing.isMade } else { false }
    }
    // A closure that the flow was given from outside: calling it is how the flow reports.
    if isOpen, thing === me, isFunction(name, of: thing) {
      finish(name, given, call, handing: parameters(ofFunction: name, of: thing))
      return .unknown
    }
    return invoke(held, given, call)
  }

  private func isFunction(_ name: String, of thing: Thing) -> Bool {
    function(name, of: thing)?.isFunction ?? false
  }

  private func parameters(ofFunction name: String, of thing: Thing) -> [TypeShape] {
    if case .function(let parameters, _)? = function(name, of: thing) { parameters } else { [] }
  }

  private func function(_ name: String, of thing: Thing) -> TypeShape? {
    guard let id = thing.id, let (property, _) = knowledge.property(name, of: id) else { return nil }
    return program.resolveAlias(property.facts.type, in: property.owner)
  }
}
