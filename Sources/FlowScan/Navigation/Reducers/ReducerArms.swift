import ValueFlow

/// What a flow's reducer does when an action comes.
struct ReducerArm {
  enum Effect {
    /// Something comes on screen by a state.
    case shows(StateKey)
    /// A state gets a value that the action carries.
    case carries(property: Name, value: Name)
    case back
    case unknown(String)
  }

  struct Placed {
    var effect: Effect
    var file: Int32
    var place: Int32
  }

  /// The actions that it answers; none for a function that others call.
  var chains: [ActionChain] = []
  var effects: [Placed] = []
  /// The actions that it sends, each with how it is written.
  var sends: [Written] = []
  /// The functions of the reducer that it calls.
  var calls: Set<FunctionIndex> = []
  /// The function in which it stands.
  var function: FunctionIndex = -1
}

/// Reads the bodies of a reducer: which action makes it show, send or call what.
final class ArmReading {
  let types: ReducerTypes
  let reducer: TypeIndex
  let reading: ActionReading
  let scopes: ScopeReading
  private(set) var arms: [ReducerArm] = []
  /// The function that is being read.
  private var function: FunctionIndex = -1

  var program: SourceProgram { types.program }

  init(_ types: ReducerTypes, _ reducer: TypeIndex) {
    (self.types, self.reducer) = (types, reducer)
    reading = ActionReading(types: types, reducer: reducer)
    scopes = ScopeReading(types: types, reducer: reducer)
  }

  /// What names stand for where the walk is.
  struct Context {
    var actions: [Name: ActionChain] = [:]
    var states: Set<Name> = []
    var values: [Name: Written] = [:]
    var arm: Int
  }

  func read() -> [ReducerArm] {
    let info = program.types[Int(reducer)]
    for index in info.functionOrder { read(index) }
    function = -1
    for index in info.propertyOrder {
      let property = program.properties[Int(index)]
      if let getter = program.written(property.getter, in: property.file) {
        walk(getter, Context(arm: begin([])))
      }
    }
    return arms
  }

  private func begin(_ chains: [ActionChain]) -> Int {
    arms.append(ReducerArm(chains: chains, function: function))
    return arms.count - 1
  }

  private func read(_ index: FunctionIndex) {
    let info = program.functions[Int(index)]
    guard let body = program.written(info.body, in: info.file) else { return }
    function = index
    var context = Context(arm: begin([]))
    for parameter in info.parameters {
      guard let type = program.written(parameter.type, in: info.file) else { continue }
      let text = program.text(of: parameter.type, in: info.file)
      if TypeRoles.short(text) == "State" { context.states.insert(parameter.name) }
      if let chain = chain(ofParameter: type, text) { context.actions[parameter.name] = chain }
    }
    walk(body, context)
  }

  /// The action that a parameter carries: the reducer's own, or what one of its cases carries.
  private func chain(ofParameter type: Written, _ text: String) -> ActionChain? {
    guard let action = types.action(of: reducer) else { return nil }
    if program.type(named: text, in: reducer, file: type.file) == action { return reading.whole }
    let info = program.types[Int(action)]
    for name in info.caseOrder {
      guard let found = info.cases[name], found.parameters.count == 1,
        let payload = program.written(found.parameters[0].type, in: found.file),
        let held = types.held(payload, in: action), held == types.held(type, in: reducer)
      else { continue }
      var chain = ActionChain(names: [name], context: .none, child: held.reducer)
      switch held {
      case .choice(let type): chain.context = .choice(type)
      case .child(let child), .rows(let child), .stack(let child): chain.context = .reducer(child)
      }
      return chain
    }
    return nil
  }

  // MARK: - The walk

  private func walk(_ written: Written, _ context: Context) {
    switch written.form {
    case .call(let callee, let arguments): call(written, callee, arguments, context)
    case .assign(let target, let value): assign(target, value, written, context)
    case .branch(let branches): for branch in branches { walk(branch, context) }
    case .group(let parts): group(parts, context)
    case .closure(let names, let body): closure(names, body, context)
    default: for part in written.parts { walk(part, context) }
    }
  }

  private func group(_ parts: [Written], _ context: Context) {
    var context = context
    for part in parts {
      if case .local(let pattern, let value?) = part.form, case .binding(let name) = pattern.form {
        context.values[name] = value
      }
      walk(part, context)
    }
  }

  /// `Reduce { state, action in … }`.
  private func closure(_ names: [Name], _ body: Written, _ context: Context) {
    var context = context
    if names.count == 2, context.actions.isEmpty {
      context.states.insert(names[0])
      context.actions[names[1]] = reading.whole
    }
    walk(body, context)
  }

  private func walk(_ branch: Written.Arm, _ context: Context) {
    var inner = context
    for condition in branch.conditions {
      if case .matches(let subject, let patterns) = condition.form, case .name(let name) = subject.form,
        let whole = context.actions[name]
      {
        enter(patterns, whole, &inner)
      } else {
        walk(condition, inner)
      }
    }
    walk(branch.body, inner)
  }

  private func enter(_ patterns: [Written], _ whole: ActionChain, _ context: inout Context) {
    let chains = patterns.map { reading.chain($0, from: whole) }.filter { $0.names.count > whole.names.count }
    guard !chains.isEmpty else { return }
    context.arm = begin(chains)
    for chain in chains {
      if case .binding(let name)? = chain.payload.last?.form { context.actions[name] = chain }
    }
  }

  // MARK: - What is done

  private func call(
    _ written: Written, _ callee: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    for argument in arguments { walk(argument.value, context) }
    if case .member(let base?, let name) = callee.form {
      walk(base, context)
      if let path = statePath(base, context), let property = path.last, isStack(property) {
        stack(program.name(name), property, arguments, written, context)
      }
    }
    if let action = sent(callee, arguments) { send(action, context) }
    guard let name = callee.calledName else { return }
    for index in program.types[Int(reducer)].functions[name] ?? [] { arms[context.arm].calls.insert(index) }
  }

  private static let sending: Set<String> = ["send", "reduce"]

  private func sent(_ callee: Written, _ arguments: [Written.Argument]) -> Written? {
    guard let name = callee.calledName else { return nil }
    let text = program.name(name)
    if Self.sending.contains(text) {
      return text == "send" ? arguments.first?.value : arguments.last?.value
    }
    return ["Effect", "EffectTask", "init"].contains(text)
      ? arguments.first { program.name($0.label) == "value" }?.value : nil
  }

  private func send(_ action: Written, _ context: Context) {
    arms[context.arm].sends.append(action)
    let chain = reading.chain(action, from: reading.whole)
    guard chain.names.count == 2, program.name(chain.names[1]) == "push", isStack(chain.names[0]),
      case .call(_, let arguments) = action.form, case .call(_, let inner)? = arguments.last?.value.form,
      let value = inner.last?.value
    else { return }
    show([chain.names[0]], value, action, context)
  }

  private static let backs: Set<String> = [
    "popLast", "removeLast", "removeAll", "pop", "removeFirst", "removeSubrange", "dropLast",
  ]

  private func stack(
    _ verb: String, _ property: Name, _ arguments: [Written.Argument], _ written: Written, _ context: Context
  ) {
    if Self.backs.contains(verb) { return note(.back, written, context) }
    guard verb == "append" || verb == "insert", let value = arguments.first?.value else { return }
    show([property], value, written, context)
  }

  private func assign(_ target: Written, _ value: Written, _ written: Written, _ context: Context) {
    walk(value, context)
    if case .index(let base, _) = target.form, let path = statePath(base, context), let last = path.last,
      isStack(last), case .nothing = value.form
    {
      return note(.back, written, context)
    }
    guard let path = statePath(target, context) else { return }
    guard let property = path.last else { return show([], value, written, context) }
    switch value.form {
    case .nothing: note(.back, written, context)
    case .literal(let name) where program.name(name) == "false": note(.back, written, context)
    case .literal(let name) where program.name(name) == "true":
      note(.shows(StateKey(property: property)), written, context)
    default: show(path, value, written, context)
    }
  }

  /// Notes that the state at the end of a path gets a value.
  private func show(_ path: [Name], _ value: Written, _ written: Written, _ context: Context) {
    if seenThrough(path, value, written, context) { return }
    let property = path.last ?? 0
    if let name = caseName(value), isCase(name, path) {
      note(.shows(StateKey(property: property, element: name)), written, context)
    } else if path.count == 1, isStack(property) {
      note(.unknown(written.text), written, context)
    } else if ReducerDecisions(types: types).isDecided(StateKey(property: property), in: reducer) {
      note(.shows(StateKey(property: property)), written, context)
    }
  }

  /// Goes on to the values that a name, a list or a choice stands for.
  private func seenThrough(_ path: [Name], _ value: Written, _ written: Written, _ context: Context) -> Bool {
    switch value.form {
    case .group(let parts) where !parts.isEmpty:
      for part in parts { show(path, part, written, context) }
    case .branch(let arms):
      for arm in arms { show(path, arm.body, written, context) }
    case .name(let name):
      if let value = context.values[name] {
        show(path, value, written, context)
      } else if isCarried(name, context) {
        note(.carries(property: path.last ?? 0, value: name), written, context)
      } else {
        return false
      }
    case .call(_, let arguments):
      guard case .stack? = types.value(value, in: reducer) else { return false }
      for argument in arguments { show(path, argument.value, written, context) }
    default: return false
    }
    return true
  }

  /// Whether a name is what the action carries.
  private func isCarried(_ name: Name, _ context: Context) -> Bool {
    arms[context.arm].chains.contains { chain in
      chain.payload.contains { if case .binding(name) = $0.form { true } else { false } }
    }
  }

  private func isCase(_ name: Name, _ path: [Name]) -> Bool {
    path.isEmpty ? types.elements(of: reducer)[name] != nil : scopes.isChoice(path, holding: name)
  }

  /// `.scan` of `.scan(state)`, `Path.State.scan(state)`.
  private func caseName(_ value: Written) -> Name? {
    switch value.form {
    case .call(let callee, _): return caseName(callee)
    case .member(_, let name): return name
    default: return nil
    }
  }

  private func note(_ effect: ReducerArm.Effect, _ written: Written, _ context: Context) {
    arms[context.arm].effects.append(.init(effect: effect, file: written.file, place: written.place))
  }

  private func isStack(_ property: Name) -> Bool {
    guard let info = types.property(property, of: reducer), case .stack? = types.held(info) else { return false }
    return true
  }

  /// The properties of the reducer's own state that an expression goes through.
  private func statePath(_ written: Written, _ context: Context) -> [Name]? {
    switch written.form {
    case .name(let name): return context.states.contains(name) ? [] : nil
    case .member(let base?, let name):
      return statePath(base, context).map { $0 + [scopes.plain(name)] }
    default: return nil
    }
  }
}
