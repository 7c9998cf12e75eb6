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
}
