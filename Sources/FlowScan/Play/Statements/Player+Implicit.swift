extension Player {
  /// `.name` and `.name(…)`, whose type only the place where they stand can tell.
  func implicit(_ name: String, _ given: [Value.Labelled], _ call: Call, expecting expected: TypeShape?)
    -> Value
  {
    if let typeName = expected?.name,
      let id = program.find(typeName, in: call.frame.owner, from: call.frame.file)
        ?? named(expected, call.frame)
    {
      if program[id].cases.contains(where: { $0.name == name }) {
        return .member(EnumMember(type: id, name: name, payload: given))
      }
      let functions = knowledge.functions(name, of: id).filter(\.facts.isStatic)
      if let function = choose(functions, call.labels) {
        return enter(function, on: nil, given, in: call.frame)
      }
      if name == "init" { return make(.named(program[id].name), call) }
    }
    if name == "init" { return make(expected ?? .unknown, call) }
    if let function = extensionFunction(name, call.labels) {
      return enter(function, on: nil, given, in: call.frame)
    }
    if end(by: name, given, call) { return .unknown }
    if answer(name, given, on: nil, call) { return .unknown }
    if case .member? = given.first?.value, knowledge.conventions.routeStyles[name] != nil {
      return .member(EnumMember(type: nil, name: name, payload: given))
    }
    if isImplicitVerb(name, call.labels) {
      show(name, given, on: nil, call)
      return .unknown
    }
    if knowledge.back.contains(name) { noteBack(name, on: nil, call) }
    return .member(EnumMember(type: nil, name: name, payload: given))
  }

  func implicit(_ name: String, _ given: [Value.Labelled], in frame: Frame, expecting expected: TypeShape?)
    -> Value
  {
    if let expected, let id = named(expected, frame) {
      if let found = staticMember(name, of: id, in: frame),
        !program[id].cases.contains(where: { $0.name == name })
      {
        return found
      }
      return .member(EnumMember(type: id, name: name, payload: given))
    }
    return .member(EnumMember(type: nil, name: name, payload: given))
  }

  private func named(_ shape: TypeShape?, _ frame: Frame) -> TypeID? {
    guard let shape, let name = program.resolveAlias(shape, in: frame.owner).name else { return nil }
    return program.find(name, in: frame.owner, from: frame.file)
  }

  /// A static function that the program adds to a type of a library.
  private func extensionFunction(_ name: String, _ labels: [String]) -> FunctionNode? {
    choose(knowledge.addedStatics[name] ?? [], labels)
  }
}
