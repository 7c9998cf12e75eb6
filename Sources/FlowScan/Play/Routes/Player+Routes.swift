extension Player {
  /// A route that is handed to the flow that knows it: `trigger(.detail)`.
  func answer(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) -> Bool {
    guard let rules = knowledge.triggers[name] else { return false }
    for rule in rules {
      guard let route = rule.argument == "self" ? receiver : argument(rule.argument, of: given) else {
        continue
      }
      if rule.handler.isEmpty {
        if rule.isQuestion ? isRoute(route, on: receiver, call) : answerKeyPath(route, on: receiver, call) {
          return true
        }
        continue
      }
      guard !knowledge.functions(rule.handler, of: flow).isEmpty else { continue }
      let handlers = knowledge.functions(rule.handler, of: flow).filter(\.facts.hasBody)
      guard let handler = handlers.first(where: { isFor(route, $0, receiver) }) else { continue }
      _ = enter(
        handler, on: me, [.init(label: handler.facts.parameters.first?.label ?? "", value: route)],
        in: asked(by: route, call))
      return true
    }
    return false
  }

  /// When another than the flow itself hands in the route, the route says what was asked for.
  func asked(by route: Value, _ call: Call) -> Frame {
    let frame = call.frame
    guard case .member(let member) = route, frame.cause.isSpeech else { return frame }
    let inner = Frame(
      outer: frame, me: frame.me, function: frame.function, owner: frame.owner, file: frame.file,
      scope: frame.scope,
      arguments: [], cause: frame.cause)
    inner.cause.trigger = member.name
    inner.cause.isSpeech = false
    return inner
  }

  private func argument(_ key: String, of given: [Value.Labelled]) -> Value? {
    if let position = Int(key) { return given.indices.contains(position) ? given[position].value : nil }
    return given.first { $0.label == key }?.value
  }

  private func isFor(_ route: Value, _ handler: FunctionNode, _ receiver: Value?) -> Bool {
    guard let parameter = handler.facts.parameters.first, let name = parameter.type.name else { return false }
    guard let wanted = program.find(name, in: handler.owner, from: handler.file) else {
      return conforms(route, to: name)
    }
    let asked = receiver?.things.flatMap(\.chain).lazy.compactMap { self.routeType(of: $0) }.first
    if let asked, asked != wanted { return false }
    for option in route.options {
      switch option {
      case .member(let member):
        if let id = member.type { return isA(id, wanted) }
        return program[wanted].cases.contains { $0.name == member.name }
          && (asked == wanted || receiver == nil || receiver?.things.first === me || asked == nil)
      case .thing(let thing): return thing.id == nil || thing.id == wanted
      default: continue
      }
    }
    return false
  }

  private func isA(_ id: TypeID, _ wanted: TypeID) -> Bool {
    id == wanted || knowledge.ancestries[id.index].contains { $0.id == wanted }
  }

  /// Whether a route is of a type that the library declares, as `Step`.
  private func conforms(_ route: Value, to name: String) -> Bool {
    route.options.contains { option in
      if case .member(let member) = option, let id = member.type {
        knowledge.inherits(id, name)
      } else {
        false
      }
    }
  }

  /// The route type in `UnownedRouter<UserListRoute>`.
  private func routeType(of thing: Thing) -> TypeID? {
    for part in thing.type.parts {
      guard case .named(_, let arguments) = part else { continue }
      for argument in arguments {
        if let name = argument.name, let id = program.find(name, in: thing.id, from: thing.file),
          program[id].kind == .enum
        {
          return id
        }
      }
    }
    return nil
  }

  /// A route or a screen that is put on a path: `path.append(Page.detail)`.
  func append(_ name: String, to base: Expression, _ call: Call) -> Bool {
    guard ["append", "insert"].contains(name), let property = base.lastName,
      let style = knowledge.bindings[property]
    else {
      return false
    }
    for argument in values(of: call, for: []).prefix(1) {
      showBound(argument.value, style: style, call.text, at: call.place, in: call.frame)
    }
    return true
  }

  /// What the initialiser of a base class shows by itself.
  func showByMaking(_ thing: Thing, _ given: [Value.Labelled], _ call: Call) {
    guard thing === me else { return }
    if answer("init", given, on: nil, call) { return }
    for verb in knowledge.verbs["init"] ?? []
    where thing.id.map({ id in verb.on.contains { knowledge.inherits(id, $0) } }) ?? false {
      for key in verb.arguments {
        guard let shown = argument(key, of: given) else { continue }
        for value in shown.leaves {
          note(value, style: verb.style, owner: me, call.text, at: call.place, in: call.frame)
        }
      }
    }
  }
}

extension Expression {
  /// The property at the end of `coordinator.path`.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}
