import ValueFlow

/// Reads the bodies of a reducer: for each action, what it shows, sends or calls.
final class ArmReading {
  let types: ReducerTypes
  let reducer: TypeIndex
  let reading: ActionReading
  let scopes: ScopeReading
  var arms: [ReducerArm] = []
  /// The function that is being read.
  var function: FunctionIndex = -1

  var program: SourceProgram { types.program }

  init(_ types: ReducerTypes, _ reducer: TypeIndex) {
    (self.types, self.reducer) = (types, reducer)
    reading = ActionReading(types: types, reducer: reducer)
    scopes = ScopeReading(types: types, reducer: reducer)
  }

  /// The meaning of names at the current point.
  struct Context {
    var actions: [Name: ActionChain] = [:]
    var states: Set<Name> = []
    var values: [Name: Written] = [:]
    /// The properties of the state that code of the state itself names alone.
    var fields: Set<Name> = []
    var arm: Int
    /// The arguments for the parameters of the function of a state that is read.
    var given: [Name: Written] = [:]
    /// The number of functions of the state around it.
    var depth = 0
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

  func begin(_ chains: [ActionChain]) -> Int {
    arms.append(ReducerArm(chains: chains, function: function))
    return arms.count - 1
  }

  func read(_ index: FunctionIndex) {
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

  /// The action in a parameter: the reducer's own, or that of one of its cases.
  func chain(ofParameter type: Written, _ text: String) -> ActionChain? {
    guard let action = types.action(of: reducer) else { return nil }
    if program.type(named: text, in: reducer, file: type.file) == action { return reading.whole }
    if types.isState(type, in: reducer) { return nil }
    let info = program.types[Int(action)]
    for name in info.caseOrder {
      guard let found = info.cases[name], found.parameters.count == 1,
        let payload = program.written(found.parameters[0].type, in: found.file),
        let held = types.held(payload, in: action), let given = types.held(type, in: reducer),
        held == given || held.reducer != nil && held.reducer == given.reducer
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

  func walk(_ written: Written, _ context: Context) {
    switch written.form {
    case .call(let callee, let arguments): call(written, callee, arguments, context)
    case .assign(let target, let value): assign(target, value, written, context)
    case .branch(let branches): for branch in branches { walk(branch, context) }
    case .group(let parts): group(parts, context)
    case .closure(let names, let body): closure(names, body, context)
    default: for part in written.parts { walk(part, context) }
    }
  }

  func group(_ parts: [Written], _ context: Context) {
    var context = context
    for (index, part) in parts.enumerated() {
      if case .local(let pattern, let value?) = part.form, case .binding(let name) = pattern.form {
        context.values[name] = value
        change(local: name, value, in: Array(parts[(index + 1)...]), context)
      }
      walk(part, context)
      bindNames(in: part, &context)
    }
  }

  /// Reads `Reduce { state, action in … }`.
  func closure(_ names: [Name], _ body: Written, _ context: Context) {
    var context = context
    if names.count == 2, context.actions.isEmpty {
      context.states.insert(names[0])
      context.actions[names[1]] = reading.whole
    }
    walk(body, context)
  }

  func walk(_ branch: Written.Arm, _ context: Context) {
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

  func enter(_ patterns: [Written], _ whole: ActionChain, _ context: inout Context) {
    bind(patterns, whole, &context)
    let chains = patterns.map { reading.chain($0, from: whole) }.filter { $0.names.count > whole.names.count }
    if !chains.isEmpty { context.arm = begin(chains) }
  }

  /// Names the actions that patterns take out of another one.
  private func bind(_ patterns: [Written], _ whole: ActionChain, _ context: inout Context) {
    for chain in patterns.map({ reading.chain($0, from: whole) }) {
      if case .binding(let name)? = chain.payload.last?.form { context.actions[name] = chain }
    }
  }

  /// Keeps the names of a `guard` for the statements after it: `guard case let .element(id: _, action: element) = action else { … }`.
  private func bindNames(in statement: Written, _ context: inout Context) {
    guard case .branch(let arms) = statement.form, let first = arms.first else { return }
    for condition in first.conditions {
      guard case .matches(let subject, let patterns) = condition.form, case .name(let name) = subject.form,
        let whole = context.actions[name]
      else { continue }
      bind(patterns, whole, &context)
    }
  }
}
