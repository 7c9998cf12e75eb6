extension Player {
  /// Plays the making of an instance.
  func make(_ type: TypeShape, _ call: Call) -> Value {
    var shape = program.resolveAlias(type, in: call.frame.owner)
    if shape == .named("Self"), let owner = call.frame.owner { shape = .named(program[owner].name) }
    guard let name = shape.name, let id = program.find(name, in: call.frame.owner, from: call.frame.file),
      program[id].kind != .extension
    else { return makeForeign(shape, call) }
    if program[id].kind == .protocol { return symbol(shape, in: call.frame) }
    return makeOwn(id, shape, call)
  }

  private func makeOwn(_ id: TypeID, _ shape: TypeShape, _ call: Call) -> Value {
    // `static func createModule()` of a router makes the router that is played.
    let isSelf =
      id == flow && call.frame.stack.contains { $0.owner == flow && $0.function?.facts.isStatic ?? false }
    let thing =
      isSelf ? me : Thing(in: arena, shape, id: id, isMade: true, file: call.frame.file, place: call.place)
    if !isSelf { note(thing, in: call.frame) }
    let initializer = choose(knowledge.functions("init", of: id), call.labels)
    let parameters = initializer?.facts.parameters ?? memberwise(id)
    let given = values(of: call, for: parameters)
    thing.given = named(given, by: parameters)
    handOver(given, to: thing)
    for argument in thing.given { listen(to: argument.value, on: thing, as: argument.label, in: call.frame) }
    if let id = thing.id, knowledge.isCandidate[id.index] { meet(id) }
    if let initializer, initializer.facts.hasBody, isWorthMaking(thing, initializer) {
      _ = enter(initializer, on: thing, given, in: call.frame)
    } else {
      for argument in thing.given where !argument.value.isUnknown {
        thing.fields[argument.label] = argument.value.kept
      }
    }
    for argument in given { showRoutes(argument.value, argument.label, at: call.place, in: call.frame) }
    playActions(of: thing, id, in: call.frame)
    return .thing(thing)
  }

  /// What a screen gives its own buttons and rows to do is the screen's speech.
  private func playActions(of part: Thing, _ id: TypeID, in frame: Frame) {
    guard frame.cause.isSpeech, knowledge.inherits(id, "View") else { return }
    for case .closure(let closure) in part.given.map(\.value) where closure.frame.me !== me {
      _ = play(closure, with: [], in: frame)
    }
  }

  /// Remembers a screen or a child flow, and in whose code it was made.
  func note(_ thing: Thing, in frame: Frame) {
    thing.maker = frame.stack.lazy.compactMap { $0.me?.id }.first { self.knowledge.isCandidate[$0.index] }
    thing.creator = frame.stack.lazy.compactMap(\.me).first { owner in
      owner.id.map { self.knowledge.isCandidate[$0.index] || self.isScreen($0) } ?? false
    }
    guard let id = thing.id, knowledge.isScreen(id) || knowledge.isCandidate[id.index] else { return }
    if made.count < 2_000 { made.append(thing) }
  }

  /// Gives trailing closures and positional arguments the names of their parameters.
  private func named(_ given: [Value.Labelled], by parameters: [ParameterFacts]) -> [Value.Labelled] {
    let matched = match(given.map(\.label), to: parameters)
    return given.enumerated().map { index, argument in
      .init(label: matched[index].map { parameters[$0].name } ?? argument.label, value: argument.value)
    }
  }

  /// The initialiser that a struct has without writing one.
  private func memberwise(_ id: TypeID) -> [ParameterFacts] {
    program[id].propertyOrder.compactMap { name in
      guard let property = program[id].properties[name]?.facts, !property.isComputed, !property.isStatic
      else { return nil }
      return ParameterFacts(
        label: name, name: name, type: property.type, isOptional: property.isOptional,
        standard: property.value)
    }
  }

  /// A navigation controller that is handed to a child flow will show what the child shows.
  private func handOver(_ given: [Value.Labelled], to thing: Thing) {
    guard let id = thing.id, knowledge.isCandidate[id.index], id != flow else { return }
    for held in given.flatMap({ $0.value.things }) { handOver(held, to: thing, depth: 0) }
  }

  private func handOver(_ held: Thing, to child: Thing, depth: Int) {
    guard held.isMade, held !== me, depth < 3 else { return }
    guard let id = held.id, !knowledge.isScreen(id) else {
      held.handedTo = child
      return
    }
    // A router of the program's own is seen through to the controller that it drives.
    guard !knowledge.isCandidate[id.index] else { return }
    for inner in held.given.flatMap({ $0.value.things }) { handOver(inner, to: child, depth: depth + 1) }
  }

  private func makeForeign(_ shape: TypeShape, _ call: Call) -> Value {
    let thing = Thing(in: arena, shape, id: nil, isMade: true, file: call.frame.file, place: call.place)
    thing.scope = call.frame.owner
    note(thing, in: call.frame)
    let given = aimed(values(of: call, for: []))
    let name = shape.name?.lastPart ?? ""
    if answer(name, given, on: nil, call) { return .thing(thing) }
    let isLater = (name.hasPrefix("UI") || name.isEmpty) && !knowledge.isContainer(name)
    thing.given = given.map { argument in
      guard !isLater, case .closure(let closure) = argument.value else { return argument }
      return .init(label: argument.label, value: play(closure, with: [], in: call.frame))
    }
    if isVerb(name, thing.given, on: nil) {
      show(name, thing.given, on: nil, call)
    }
    return .thing(thing)
  }
}
