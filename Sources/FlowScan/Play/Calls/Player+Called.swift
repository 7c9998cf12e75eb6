// What is called: a function of the scope, of a thing, of whatever the receiver may be.
extension Player {
  func called(_ name: String, _ call: Call, expecting expected: TypeShape?) -> Value {
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

  func called(
    _ name: String, on base: Expression, _ call: Call, expecting expected: TypeShape?
  ) -> Value {
    if case .name("super", _) = base { return callSuper(name, call) }
    if append(name, to: base, call) { return .unknown }
    let receiver = value(of: base, in: call.frame, scope: call.scope)
    if receiver.options.isEmpty { return foreign(name, on: .unknown, call, expecting: expected) }
    return .oneOf(receiver.options.map { called(name, on: $0, call, expecting: expected) })
  }

  func called(_ name: String, on receiver: Value, _ call: Call, expecting expected: TypeShape?)
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

  func called(_ name: String, on thing: Thing, _ call: Call, expecting expected: TypeShape?) -> Value {
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
}
