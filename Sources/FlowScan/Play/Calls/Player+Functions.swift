extension Player {
  /// Plays the function that a call means, among overloads that may differ by their parameters' types alone.
  func invoke(_ functions: [FunctionNode], on thing: Thing?, named name: String, _ call: Call) -> Value {
    guard let function = choose(functions, call.labels) else { return .unknown }
    let given = values(of: call, for: function.facts.parameters)
    let best = overload(functions, function, given, call)
    call.frame.site = call
    defer { call.frame.site = nil }
    if let thing, thing !== me, isChild(thing) { noteStart(of: thing, by: best, call) }
    if thing === me { noteKept(given, by: best, call) }
    if let thing, thing !== me,
      keepHandler(given, on: thing, in: call.frame) || send(given, to: thing, in: call.frame)
    {
      return .unknown
    }
    if !best.facts.hasBody { return unplayed(best, on: thing, given, call) }
    if let thing, isBesideThePoint(best, on: thing, given, call.frame) {
      return result(of: best, on: thing, in: call.frame)
    }
    return enter(best, on: thing, given, in: call.frame)
  }

  /// What a screen does for itself need not be played: whatever of it speaks to the flow is played for its own sake.
  private func isBesideThePoint(
    _ function: FunctionNode, on thing: Thing, _ given: [Value.Labelled], _ frame: Frame
  ) -> Bool {
    guard thing !== me, let id = thing.id else { return false }
    guard isScreen(id) || (frame.cause.isSpeech && !knowledge.isCandidate[id.index]) else { return false }
    if function.facts.result != .void, !frame.cause.isSpeech { return false }
    return !given.flatMap(\.value.leaves).contains { leaf in
      switch leaf {
      case .closure, .method, .member: true
      case .thing(let thing): thing.isMade
      default: false
      }
    }
  }

  /// Plays a function with the values that it is given.
  func enter(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], in frame: Frame) -> Value
  {
    play(function, on: thing, given, scope: Scope(), in: frame)
  }

  func play(
    _ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], scope: Scope, in frame: Frame
  ) -> Value {
    let things = Set(given.flatMap { $0.value.leaves.flatMap(\.things) }.map { ObjectIdentifier($0) })
    let call = ActiveCall(
      function: function.identity, me: thing.map { ObjectIdentifier($0) }, arguments: things,
      cases: given.flatMap { $0.value.cases })
    if let id = thing?.id, knowledge.isCandidate[id.index] { meet(id) }
    guard canGoOn(frame), isWorthPlaying(function, on: thing, given) else {
      return result(of: function, on: thing, in: frame)
    }
    if isTellable(function, on: thing, given, frame) {
      let cause = frame.cause.isSpeech ? heard(function, given, frame.cause) : frame.cause
      return tell(function, given, for: frame, cause: cause) { start in
        playBody(function, on: thing, given, call, scope: scope, in: start)
      }
    }
    let again = repeatable(function, on: thing, given, frame)
    if let again, let (_, value) = repeats[again] { return value }
    if let again { repeats[again] = (thing, result(of: function, on: thing, in: frame)) }
    let barren = barrenCall(function, on: thing, given, frame)
    let value = playUnlessBarren(barren, on: thing, of: function, in: frame) {
      playBody(function, on: thing, given, call, scope: scope, in: frame)
    }
    // The thing is kept with its call, so that its identity stays its own.
    if let again { repeats[again] = (thing, value) }
    return value
  }

  private func playBody(
    _ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ call: ActiveCall, scope: Scope,
    in frame: Frame
  ) -> Value {
    guard begin(call) else { return result(of: function, on: thing, in: frame) }
    defer { end(call) }
    if thing === me {
      visited.insert(function.identity)
      noted += 1
    }
    let things = call.arguments
    let inner = Frame(
      outer: frame, me: thing, function: function, owner: function.owner, file: function.file, scope: scope,
      arguments: things, cause: frame.cause)
    if thing === me { inner.away = 0 }
    inner.isHandedSomething = given.contains { isOfInterest($0.value) }
    if thing === me, frame.cause.isSpeech { inner.cause = heard(function, given, frame.cause) }
    bind(function, on: thing, given, in: inner)
    inner.members = function.facts.parameters.compactMap { parameter in
      if case .member(let member)? = scope.find(parameter.name) { member } else { nil }
    }
    let found = play(function.facts.body, in: inner, scope: scope)
    guard function.facts.result != .void, function.facts.name != "init" else { return .unknown }
    return found.isKnown
      ? typed(found, function, on: thing, in: frame) : result(of: function, on: thing, in: frame)
  }

  /// Once the flow is reached, what was said to it is the trigger: the case that was handed in, or else who called.
  private func heard(_ function: FunctionNode, _ given: [Value.Labelled], _ cause: Cause) -> Cause {
    var cause = cause
    cause.isSpeech = false
    if cause.trigger.isEmpty || answers.contains(function.facts.name) { cause.trigger = function.facts.name }
    for case .member(let member) in given.map(\.value) {
      cause.trigger = member.name
      break
    }
    return cause
  }

  /// A literal `.case` gets the type that the function declares for it.
  private func typed(_ value: Value, _ function: FunctionNode, on thing: Thing?, in frame: Frame) -> Value {
    guard case .member(var member) = value, member.type == nil, let name = function.facts.result.name else {
      return value
    }
    member.type = program.find(name, in: function.owner, from: function.file)
    return .member(member)
  }

  func result(of function: FunctionNode, on thing: Thing?, in frame: Frame) -> Value {
    let shape = function.facts.result
    if shape == .void || function.facts.name == "init" { return .unknown }
    if shape == .named("Self") { return thing.map { .thing($0) } ?? .unknown }
    let scope = Frame(
      outer: frame, me: thing, function: function, owner: function.owner, file: function.file, scope: Scope(),
      arguments: [], cause: frame.cause)
    return symbol(
      shape, in: scope, origin: thing.map { .init(thing: $0, name: function.facts.name, isCall: true) })
  }

  /// Calls of `super`.
  func callSuper(_ name: String, _ call: Call) -> Value {
    guard let me = call.frame.me, let id = me.id, let owner = call.frame.owner else { return .unknown }
    let ancestors = knowledge.ancestries[id.index]
    let above = ancestors.drop { $0.id != owner }.dropFirst()
    let functions = above.flatMap { $0.id.flatMap { program[$0].functions[name] } ?? [] }
    if let function = choose(functions, call.labels), function.facts.hasBody {
      return enter(function, on: me, values(of: call, for: function.facts.parameters), in: call.frame)
    }
    let given = values(of: call, for: [])
    guard name == "init" else {
      _ = navigateByTable(name, given, on: .thing(me), call)
      return .unknown
    }
    me.given += given
    showByMaking(me, given, call)
    return .unknown
  }
}

extension Foreign {
  /// Types of values that never hold a screen.
  static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "Data", "URL", "UUID", "Error", "Never",
    "Void",
    "NSAttributedString", "UIColor", "UIImage", "UIFont", "CGRect", "CGSize", "Locale", "Character",
  ]
}
