// Closures, methods and functions as values.
extension Player {
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

  func invokeProperty(_ name: String, of thing: Thing, _ call: Call) -> Value {
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

  func isFunction(_ name: String, of thing: Thing) -> Bool {
    function(name, of: thing)?.isFunction ?? false
  }

  func parameters(ofFunction name: String, of thing: Thing) -> [TypeShape] {
    if case .function(let parameters, _)? = function(name, of: thing) { parameters } else { [] }
  }

  func function(_ name: String, of thing: Thing) -> TypeShape? {
    guard let id = thing.id, let (property, _) = knowledge.property(name, of: id) else { return nil }
    return program.resolveAlias(property.facts.type, in: property.owner)
  }
}
