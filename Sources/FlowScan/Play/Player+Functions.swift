extension Player {
  /// The overload that the labels of a call mean.
  func choose(_ functions: [FunctionNode], _ labels: [String], loosely: Bool = false) -> FunctionNode? {
    let withBody = functions.filter(\.facts.hasBody)
    let candidates = withBody.isEmpty ? functions : withBody
    if functions.count == 1 { return functions[0] }
    if let exact = candidates.first(where: { fits(labels, $0.facts.parameters) }) { return exact }
    if let exact = functions.first(where: { fits(labels, $0.facts.parameters) }) { return exact }
    if loosely { return candidates.first { $0.facts.parameters.count == labels.count } ?? candidates.first }
    return candidates.first { $0.facts.parameters.count >= labels.count } ?? candidates.first
  }

  private func fits(_ labels: [String], _ parameters: [ParameterFacts]) -> Bool {
    let matched = match(labels, to: parameters)
    guard !matched.contains(nil) else { return false }
    let used = Set(matched.compactMap { $0 })
    return parameters.indices.allSatisfy {
      used.contains($0) || parameters[$0].standard != .nothing || parameters[$0].isOptional
    }
  }

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

  /// `handle(_ action: A)` and `handle(_ action: B)` are told apart by what is handed in.
  private func overload(
    _ functions: [FunctionNode], _ first: FunctionNode, _ given: [Value.Labelled], _ call: Call
  ) -> FunctionNode {
    let rivals = functions.filter {
      $0.facts.hasBody && $0.facts.parameters.map(\.label) == first.facts.parameters.map(\.label)
    }
    guard rivals.count > 1 else { return first }
    return rivals.first { rival in
      zip(rival.facts.parameters, given).allSatisfy { parameter, given in
        suits(given.value, parameter.type, rival)
      }
    } ?? first
  }

  func suits(_ value: Value, _ type: TypeShape, _ function: FunctionNode) -> Bool {
    guard let name = type.name, let wanted = program.find(name, in: function.owner, from: function.file)
    else {
      return true
    }
    return value.options.allSatisfy { option in
      switch option {
      case .member(let member):
        if let id = member.type {
          return id == wanted || knowledge.ancestries[id.index].contains { $0.id == wanted }
        }
        return program[wanted].cases.contains { $0.name == member.name }
      case .thing(let thing):
        guard let id = thing.id else {
          return thing.type == .unknown || thing.type.name == nil || thing.type == type
        }
        return knowledge.ancestries[id.index].contains { $0.id == wanted }
      default: return true
      }
    }
  }

  /// A requirement of which no body is known: what it returns is known by its type.
  private func unplayed(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ call: Call)
    -> Value
  {
    let origin = thing.map { Thing.Origin(thing: $0, name: function.facts.name, isCall: true) }
    for argument in given {
      if let thing { listen(to: argument.value, on: thing, as: argument.label, in: call.frame) }
    }
    if let thing, let found = playImplementers(of: function, on: thing, given, call) { return found }
    return function.facts.result == .void
      ? .unknown : symbol(function.facts.result, in: call.frame, origin: origin)
  }

  /// Where several types implement a requirement, each may be the one: all are played, but none that is a flow or a screen.
  private func playImplementers(
    of function: FunctionNode, on thing: Thing, _ given: [Value.Labelled], _ call: Call
  ) -> Value? {
    guard let owner = function.owner, knowledge.relevantNames.contains(function.facts.name) else {
      return nil
    }
    let able = program.implementers(of: thing.id ?? owner).filter {
      !knowledge.isScreen($0) && !knowledge.isCandidate[$0.index]
    }
    let results = able.prefix(4).compactMap { id -> Value? in
      guard let body = choose(knowledge.functions(function.facts.name, of: id), given.map(\.label)),
        body.facts.hasBody
      else {
        return nil
      }
      let stand = implementer(id, of: thing)
      return enter(body, on: stand, given, in: call.frame)
    }
    return results.isEmpty ? nil : .oneOf(results)
  }

  /// What a thing is if it is of this type; asked again, it is the same.
  private func implementer(_ id: TypeID, of thing: Thing) -> Thing {
    let key = "as " + program[id].name
    if let known = thing.fields[key]?.things.first { return known }
    let stand = Thing(
      in: arena,
      .named(program[id].name), id: id, isMade: false, origin: .init(thing: thing, name: key, isCall: false),
      file: thing.file)
    thing.fields[key] = .thing(stand)
    return stand
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

  private func bind(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], in frame: Frame) {
    let parameters = function.facts.parameters
    var matched = match(given.map(\.label), to: parameters)
    // A method handed over as a value is called without labels.
    if matched.contains(nil) { matched = given.indices.map { parameters.indices.contains($0) ? $0 : nil } }
    var values: [Int: Value] = [:]
    for (index, target) in matched.enumerated() { if let target { values[target] = given[index].value } }
    let substitution = thing?.id.flatMap { id in
      knowledge.ancestries[id.index].first { $0.id == function.owner }.map {
        knowledge.substitution(of: $0, in: id)
      }
    }
    for (index, parameter) in parameters.enumerated() {
      if case .type? = values[index], let name = parameter.type.name,
        function.facts.generics.contains(where: { $0.name == name })
      {
        frame.scope.declare(name, values[index] ?? .unknown)
      }
      frame.scope.declare(parameter.name, value(of: parameter, values[index], substitution ?? [:], in: frame))
    }
  }

  private func value(
    of parameter: ParameterFacts, _ given: Value?, _ substitution: [String: TypeShape], in frame: Frame
  ) -> Value {
    let type = parameter.type.replacing(substitution)
    if case .member(var member)? = given, member.type == nil, let name = type.name {
      member.type = program.find(name, in: frame.owner, from: frame.file)
      return .member(member)
    }
    if let given, given.isKnown || given.things.contains(where: { $0.origin != nil }) { return given }
    if given == nil, parameter.standard != .nothing {
      let standard = value(of: parameter.standard, in: frame, scope: frame.scope, expecting: type)
      if !standard.isUnknown { return standard }
    }
    if type.isFunction { return .unknown }
    if given?.isKnown != true, frame.me === me, frame.function?.facts.name == "init",
      let known = arrived(as: parameter.name)
    {
      return known
    }
    return symbol(type, in: frame)
  }

  /// What those who make this flow give it under a name.
  private func arrived(as name: String) -> Value? {
    let types = knowledge.arrivals.types(given: name, to: flow)
    if types.isEmpty { return nil }
    return .oneOf(
      types.map {
        .thing(Thing(in: arena, .named(program[$0].name), id: $0, isMade: false, file: program[$0].file))
      })
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
