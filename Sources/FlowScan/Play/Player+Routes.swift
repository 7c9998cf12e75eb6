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

  /// Shows what a route stands for, as the flow's builder of screens tells.
  func showRoute(_ route: Value, style: String, _ text: String, at place: Place, in frame: Frame) -> Bool {
    let members = self.members(of: route)
    let isAny = !route.things.isEmpty
    var isFound = false
    for member in members {
      guard let id = member.type, let builder = builder(for: id) else {
        if let screen = hostedScreen(of: member, in: frame) {
          isFound = true
          show(screen, of: member, isAny: isAny, style: style, text, at: place, in: frame)
        }
        continue
      }
      isFound = true
      let screen = enter(
        builder,
        on: builder.owner.map {
          $0 == flow ? me : Thing(in: arena, .named(program[$0].name), id: $0, isMade: false)
        },
        [.init(label: builder.facts.parameters.first?.label ?? "", value: .member(member))], in: frame)
      show(screen, of: member, isAny: isAny, style: style, text, at: place, in: frame)
    }
    return isFound
  }

  /// Shows the screen that was made of a route, under the route's name.
  func show(
    _ screen: Value, of member: EnumMember, isAny: Bool, style: String, _ text: String, at place: Place,
    in frame: Frame
  ) {
    if isAny, isAtRoot(screen) { return }
    let inner = Frame(
      outer: frame, me: me, function: nil, owner: flow, file: frame.file, scope: Scope(), arguments: [],
      cause: frame.cause)
    if frame.cause.isSpeech {
      inner.cause.trigger = member.name
      inner.cause.isSpeech = false
    }
    let parameters =
      member.type.flatMap { id in program[id].cases.first { $0.name == member.name }?.parameters } ?? []
    inner.labels.append(.init(type: member.type, name: member.name, parameters: parameters, isChosen: true))
    note(screen, style: style, owner: me, text, at: place, in: inner)
  }

  /// The cases that a route may be: the one at hand, or all of its type but for those that are there from the start.
  private func members(of route: Value) -> [EnumMember] {
    route.leaves.flatMap { leaf -> [EnumMember] in
      switch leaf {
      case .member(let member): return [member]
      case .thing(let thing):
        guard let id = thing.id, program[id].kind == .enum else { return [] }
        return program[id].cases.map { EnumMember(type: id, name: $0.name, payload: []) }
      default: return []
      }
    }
  }

  /// Whether all of this is at the root of a stack: a route that is only one of many does not put it on top again.
  private func isAtRoot(_ value: Value) -> Bool {
    let roots = seen.compactMap { sighting -> TypeID? in
      if case .show(.screen(let thing, _), "root") = sighting.deed { thing.id } else { nil }
    }
    return subjects(of: value).allSatisfy { subject in
      if case .screen(let thing, _) = subject, let id = thing.id { roots.contains(id) } else { false }
    }
  }

  /// The function that makes a view of a route.
  private func builder(for route: TypeID) -> FunctionNode? {
    let own = knowledge.ancestries[flow.index].compactMap(\.id).flatMap { program[$0].functionOrder }
    if let found = own.first(where: { builds($0, from: route) }) { return found }
    return program.types.lazy.flatMap(\.functionOrder).first { self.builds($0, from: route) }
  }

  private func builds(_ function: FunctionNode, from route: TypeID) -> Bool {
    guard function.facts.hasBody, let parameter = function.facts.parameters.first,
      let name = parameter.type.name,
      program.find(name, in: function.owner, from: function.file) == route
    else { return false }
    switch function.facts.result {
    case .named(let result, _):
      if knowledge.isScreen(result) || result == "AnyView" { return true }
      return program.find(result, in: function.owner, from: function.file).map { knowledge.isScreen($0) }
        ?? false
    default: return function.facts.attributes.contains { $0.name == "ViewBuilder" }
    }
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
