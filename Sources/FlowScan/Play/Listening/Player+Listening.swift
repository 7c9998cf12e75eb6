extension Player {
  /// Notes code that a screen or a child flow will run later; says whether there is anyone who could.
  @discardableResult
  func listen(to value: Value, on owner: Thing, as name: String, in frame: Frame) -> Bool {
    let handlers = self.handlers(in: value, depth: 0)
    guard !handlers.isEmpty,
      let sender = sender(behind: owner, in: frame) ?? screenOnTop(of: owner, for: handlers)
    else { return false }
    for handler in handlers {
      waiting.append(
        Trigger(
          sender: sender, name: triggerName(name, handler, owner), value: handler,
          element: element(of: owner, in: frame), cause: frame.cause))
    }
    return true
  }

  /// What a publisher sends, as its type tells: an `Action` for an `Observable<Action>`.
  private func element(of owner: Thing, in frame: Frame) -> Value {
    for thing in owner.owners {
      guard case .named(let name, let arguments) = thing.type, let first = arguments.first, thing.id == nil
      else { continue }
      guard !["Optional", "Binding", "Published"].contains(name) else { continue }
      let inner = Frame(
        outer: nil, me: nil, function: nil, owner: thing.scope, file: thing.file, scope: Scope(),
        arguments: [],
        cause: frame.cause)
      return symbol(first, in: inner)
    }
    return .unknown
  }

  private static let listening: Set<String> = [
    "{}", "", "sink", "subscribe", "onNext", "bind", "drive", "emit", "receiveValue", "onReceive", "observe",
    "next", "with",
  ]

  /// A trigger is called after what is set or listened to: `onSignUp`, `actions`.
  private func triggerName(_ name: String, _ handler: Value, _ owner: Thing) -> String {
    if case .selector(let name, _) = handler { return name }
    guard Self.listening.contains(name) else { return name }
    if let property = owner.owners.lazy.compactMap({ thing in
      thing.origin.flatMap { $0.isCall ? nil : $0.name } ?? self.keptName(thing)
    }).first {
      return property
    }
    if case .method(_, let method) = handler { return method }
    return name
  }

  private func keptName(_ thing: Thing) -> String? {
    thing.keeper?.name(of: thing)
  }

  /// The closures, methods of the flow and selectors that a value carries.
  func handlers(in value: Value, depth: Int) -> [Value] {
    guard depth < 4 else { return [] }
    return value.leaves.flatMap { leaf -> [Value] in
      switch leaf {
      case .closure(let closure): return closure.frame.me === me ? [leaf] : []
      case .method(let thing, _): return thing === me ? [leaf] : []
      case .selector(let name, let thing): return isAnswered(name, by: thing) ? [leaf] : []
      case .member(let member): return member.payload.flatMap { handlers(in: $0.value, depth: depth + 1) }
      case .thing(let thing) where thing.id == nil && thing.isMade:
        return thing.given.flatMap { handlers(in: $0.value, depth: depth + 1) }
      default: return []
      }
    }
  }

  /// Who will run what is handed to a thing: a screen, a child flow, or something that a screen may hold.
  private func sender(behind owner: Thing, in frame: Frame) -> Thing? {
    for thing in owner.owners where thing !== me {
      guard thing.upwardOf == nil else { return nil }
      if let id = thing.id {
        if knowledge.isSystem(id) { return nil }
        // What a view's modifiers give is some view, and no screen that could be named.
        if program[id].kind == .extension, !thing.isMade, thing.origin?.isCall ?? false { continue }
        if knowledge.isScreen(id) || knowledge.isCandidate[id.index] { return thing }
        // A service that many hold is asked by whoever asked the flow, not by one of its holders.
        if thing.isMade || (frame.cause.kind != .sender && holder(of: thing) != nil) { return thing }
      }
    }
    return nil
  }

  // MARK: - Running what waits

  /// Runs what was noted, until nothing more comes.
  func runWaiting() {
    while let trigger = waiting.first {
      waiting.removeFirst()
      guard registered.insert(key(trigger)).inserted else { continue }
      run(trigger)
    }
  }

  private func key(_ trigger: Trigger) -> String {
    let sender =
      "\(trigger.sender.type)@\(trigger.sender.file):\(trigger.sender.place.line):\(trigger.sender.place.column)"
    switch trigger.value {
    case .closure(let closure):
      return "\(sender) \(trigger.name) \(closure.frame.file) \(closure.closure.place)"
    case .method(_, let name): return "\(sender) \(trigger.name) \(name)"
    case .selector(let name, _): return "\(sender) \(trigger.name) #\(name)"
    default: return "\(sender) \(trigger.name)"
    }
  }

  private func run(_ trigger: Trigger) {
    var cause = Cause(kind: .sender, sender: trigger.sender, trigger: trigger.name)
    if let screen = screen(for: trigger.sender) {
      cause.sender = screen
    } else if trigger.cause.kind == .sender {
      cause = trigger.cause
    } else if let only = onlyScreen() {
      cause.sender = only
    }
    play(trigger.value, with: trigger.element, because: cause)
  }

  /// Plays a closure, a method or a selector of the flow for a reason.
  func play(_ value: Value, with element: Value, because cause: Cause) {
    let frame = root(cause)
    let given = element.isUnknown ? [] : [element]
    switch value {
    case .closure(let closure): _ = play(closure, with: given, in: frame)
    case .method(let thing, let name): enter(named: name, of: thing, with: given, in: frame)
    case .selector(let name, let thing):
      // What the flow only keeps speaks to it.
      frame.cause.isSpeech = thing !== me
      enter(named: name, of: thing ?? me, with: [], in: frame)
    default: return
    }
  }

  func enter(named name: String, of thing: Thing, with given: [Value], in frame: Frame) {
    guard let id = thing.id else { return }
    let all = knowledge.functions(name, of: id).filter(\.facts.hasBody)
    let suiting = all.filter { function in
      guard let parameter = function.facts.parameters.first, let value = given.first else { return true }
      return suits(value, parameter.type, function)
    }
    for function in (suiting.isEmpty ? all : suiting).prefix(4) {
      let handed = zip(function.facts.parameters, given).map { Value.Labelled(label: $0.label, value: $1) }
      _ = enter(function, on: thing, handed, in: frame)
    }
  }
}
