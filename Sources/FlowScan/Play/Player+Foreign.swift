extension Player {
  /// A call of something whose source is not at hand.
  func foreign(_ name: String, on receiver: Value?, _ call: Call, expecting expected: TypeShape?) -> Value {
    let given = aimed(values(of: call, for: []))
    let thing = receiver?.things.first
    if navigateByTable(name, given, on: receiver, call) { return .unknown }
    if navigateByPath(name, given, call) { return .unknown }
    if register(name, given, call) { return .unknown }
    noteBeginning(name, given)
    if let found = storyboarded(name, given, on: receiver, call) { return found }
    if answer(name, given, on: receiver, call) { return destination(name, given, on: receiver, call) }
    if report(name, given, on: thing, call) { return .unknown }
    if let thing, keepHandler(given, on: thing, in: call.frame) || send(given, to: thing, in: call.frame) {
      return .unknown
    }
    noteRaised(given, on: thing, call)
    let contents = answering(given, call.frame) {
      unasked(name, call.frame) { handle(given, of: name, on: receiver, call) }
    }
    if isVerb(name, given, on: receiver, in: call.frame) { show(name, contents, on: receiver, call) }
    if knowledge.back.contains(name), isBack(name, given, on: receiver) { noteBack(name, on: receiver, call) }
    return result(of: name, on: receiver, contents, call, expecting: expected)
  }

  /// What is known of the result: a chain remembers where it began.
  private func result(
    of name: String, on receiver: Value?, _ contents: [Value.Labelled], _ call: Call,
    expecting expected: TypeShape?
  ) -> Value {
    if ["map", "flatMap", "compactMap", "run", "tap", "then", "with", "apply"].contains(name),
      let inner = contents.last?.value, inner.isKnown
    {
      return inner
    }
    if name.contains("nstantiate") || name.contains("dequeue") || receiver == nil {
      if let found = madeByType(contents, call) { return found }
      if let found = madeOfType(receiver, call) { return found }
    }
    let shape = expected.flatMap { $0.name == nil ? nil : $0 } ?? .unknown
    let origin = receiver?.things.first.map { Thing.Origin(thing: $0, name: name, isCall: true) }
    if shape != .unknown, origin == nil { return symbol(shape, in: call.frame) }
    let thing = Thing(
      in: arena,
      .unknown, id: nil, isMade: false, origin: origin, file: call.frame.file, place: call.place)
    thing.given = contents
    thing.maker = call.frame.stack.lazy.compactMap { $0.me?.id }.first {
      self.knowledge.isCandidate[$0.index]
    }
    return .thing(thing)
  }

  /// `LoginViewController.instantiate()`, where a library adds the function, gives what it is called on.
  private func madeOfType(_ receiver: Value?, _ call: Call) -> Value? {
    guard case .type(let type)? = receiver, let name = type.name,
      let id = program.find(name, in: call.frame.owner, from: call.frame.file), isScreen(id)
    else { return nil }
    return .thing(instance(of: id, in: call.frame, at: call.place))
  }

  /// `resolve(LoginViewController.self)` gives what it is asked for.
  private func madeByType(_ contents: [Value.Labelled], _ call: Call) -> Value? {
    for argument in contents {
      guard case .type(let type) = argument.value, let name = type.name,
        let id = program.find(name, in: call.frame.owner, from: call.frame.file)
      else { continue }
      return .thing(
        instance(
          of: knowledge.concrete(type, in: call.frame.owner, from: call.frame.file) ?? id, in: call.frame,
          at: call.place))
    }
    return nil
  }

  /// Closures that are handed to foreign code run later when a screen asks for it, or else as if they ran at once.
  private func handle(_ given: [Value.Labelled], of name: String, on receiver: Value?, _ call: Call) -> [Value
    .Labelled]
  {
    let thing = receiver?.things.first
    return given.map { argument in
      if let thing, listen(to: argument.value, on: thing, as: trigger(argument.label, name), in: call.frame) {
        return argument
      }
      return .init(label: argument.label, value: runNow(argument.value, on: receiver, given, call))
    }
  }

  /// `addRoutes(event: .compose) { … }`: what the closure does answers the event.
  private func answering(_ given: [Value.Labelled], _ frame: Frame, _ body: () -> [Value.Labelled]) -> [Value
    .Labelled]
  {
    let names = given.compactMap { argument -> String? in
      if argument.label == "event", case .member(let member) = argument.value { member.name } else { nil }
    }
    guard let name = names.first else { return body() }
    frame.labels.append(Frame.Label(type: nil, name: name, parameters: []))
    defer { frame.labels.removeLast() }
    return body()
  }

  /// What answers a URL happens neither at the start nor because a screen asks for it.
  private func unasked<Result>(_ name: String, _ frame: Frame, _ body: () -> Result) -> Result {
    guard ["onOpenURL", "onContinueUserActivity"].contains(name) else { return body() }
    let cause = frame.cause
    frame.cause = Cause()
    defer { frame.cause = cause }
    return body()
  }

  /// A static function hands its closure the things that it was given, as `Flows.use(child) { root in … }` does.
  private func handed(_ given: [Value.Labelled], _ receiver: Value?) -> [Value] {
    guard case .type? = receiver else { return receiver.map { [$0.element] } ?? [] }
    let things = given.map(\.value).filter { if case .thing(let thing) = $0 { isFlow(thing) } else { false } }
    return things.isEmpty ? [.unknown] : things
  }

  private func trigger(_ label: String, _ name: String) -> String {
    label.isEmpty || label == Argument.trailing ? name : label
  }

  /// Runs what is handed to foreign code at once; a list hands its elements to the closure.
  private func runNow(_ value: Value, on receiver: Value?, _ given: [Value.Labelled], _ call: Call) -> Value {
    switch value {
    case .closure(let closure) where isOthers(closure, call.frame): return .unknown
    case .closure(let closure): return play(closure, with: handed(given, receiver), in: call.frame)
    case .method, .functions: return invoke(value, [], call)
    case .member(let member):
      for part in member.payload { _ = runNow(part.value, on: nil, [], call) }
      return value
    case .thing(let thing):
      for held in thing.given where thing.isMade && thing.id == nil {
        _ = runNow(held.value, on: nil, [], call)
      }
      return value
    default: return value
    }
  }

  /// What another flow or a screen does later in its own code is its own matter.
  private func isOthers(_ closure: ClosureValue, _ frame: Frame) -> Bool {
    guard let owner = closure.frame.me, owner !== me, let id = owner.id, !frame.cause.isSpeech else {
      return false
    }
    return knowledge.isCandidate[id.index] || isScreen(id)
  }

  /// `list.map { … }`, `list.forEach(show)`.
  func collection(_ name: String, _ items: [Value], _ call: Call) -> Value {
    let given = values(of: call, for: [])
    if !hosts.isEmpty, knowledge.verbs[name]?.contains(where: \.isRoute) ?? false {
      show(name, given, on: .list(items), call)
      return .unknown
    }
    if !hosts.isEmpty, knowledge.back.contains(name) { noteBack(name, on: nil, call) }
    guard let handler = given.last?.value else {
      return ["first", "last", "randomElement", "popLast", "removeFirst"].contains(name)
        ? .oneOf(items) : .list(items)
    }
    let results = items.prefix(40).map { item -> Value in
      switch handler {
      case .closure(let closure): play(closure, with: [item], in: call.frame)
      case .keyPath(let path): path.reduce(item) { member($1, of: $0, in: call.frame) }
      default: invoke(handler, [.init(label: "", value: item)], call)
      }
    }
    switch name {
    case "map", "compactMap", "flatMap": return .list(results)
    case "first", "last", "randomElement": return .oneOf(items)
    case "append", "insert": return .list(items + [handler])
    default: return .list(items)
    }
  }

  // MARK: - Implicit members

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
