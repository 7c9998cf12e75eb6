import ValueFlow

/// Code of states, and code that changes the state of a child before or while it is shown.
extension ArmReading {
  /// Reads a function of the state, `state.open(id)`, or of that of a child, `state.inbox.open(id)`, as a part of the arm that calls it.
  func change(at path: [Name], by name: Name, _ arguments: [Written.Argument], _ context: Context) {
    guard context.depth < 3, let owner = child(through: path) else { return }
    for info in functions(name, taking: arguments, of: owner) {
      guard let body = program.written(info.body, in: info.file) else { continue }
      let inner = own(owner, given(arguments, to: info, context), context)
      if path.isEmpty { walk(body, inner) } else { inside(owner, inner, context) { $0.walk(body, $1) } }
    }
  }

  /// Reads what an initialiser of a child's state shows: `Help.State(article: id)`.
  func begin(_ value: Written, _ arguments: [Written.Argument], _ context: Context) {
    guard context.depth < 3, !arguments.isEmpty, let child = made(by: value),
      let name = program.names.known("init")
    else { return }
    for info in functions(name, taking: arguments, of: child) {
      guard let body = program.written(info.body, in: info.file) else { continue }
      inside(child, own(child, given(arguments, to: info, context), context), context) { $0.walk(body, $1) }
    }
  }

  /// Reads what code shows in the state of a child that it makes: `var shop = Shop.State()`, `shop.path.append(.cart(Cart.State()))`.
  func change(local name: Name, _ value: Written, in rest: [Written], _ context: Context) {
    guard context.depth < 3, let child = made(by: value) else { return }
    var inner = context
    (inner.states, inner.fields, inner.actions) = ([name], [], [:])
    inside(child, inner, context) { $0.group(rest, $1) }
  }

  /// Reads code on the state of a child; what that shows, routes of the child show.
  private func inside(
    _ child: TypeIndex, _ inner: Context, _ context: Context, _ read: (ArmReading, Context) -> Void
  ) {
    let reading = ArmReading(types, child)
    var inner = inner
    (inner.arm, inner.depth) = (reading.begin([]), context.depth + 1)
    read(reading, inner)
    for placed in reading.arms.flatMap(\.effects) {
      var placed = placed
      if case .shows(let key) = placed.effect { placed.effect = .showsInside(child, key) }
      if case .showsInside = placed.effect { arms[context.arm].effects.append(placed) }
    }
  }

  /// The meaning of names in the code of a state.
  private func own(_ owner: TypeIndex, _ given: [Name: Written], _ context: Context) -> Context {
    let order = types.state(of: owner).map { program.types[Int($0)].propertyOrder } ?? []
    return Context(
      states: Set([program.names.known("self")].compactMap { $0 }),
      fields: Set(order.map { program.properties[Int($0)].name }), arm: context.arm, given: given,
      depth: context.depth + 1)
  }

  /// The functions of a state that take some arguments.
  private func functions(_ name: Name, taking arguments: [Written.Argument], of owner: TypeIndex)
    -> [FunctionInfo]
  {
    let all = types.state(of: owner).flatMap { program.types[Int($0)].functions[name] } ?? []
    let known = all.map { program.functions[Int($0)] }
    return known.filter { $0.parameters.places(of: arguments) != nil }
  }

  /// The arguments by the names of the parameters that they are for; a name means something else in the function.
  func given(
    _ arguments: [Written.Argument], to info: FunctionInfo, _ context: Context
  ) -> [Name: Written] {
    var found: [Name: Written] = [:]
    for (place, argument) in zip(info.parameters.places(of: arguments) ?? [], arguments) {
      var value = argument.value
      if case .name(let name) = value.form {
        guard let known = context.values[name] ?? context.given[name] else { continue }
        value = known
      }
      found[info.parameters[place].name] = value
    }
    return found
  }

  /// The states that a function of the reducer chooses between: `state.destination = destination(for: row)`.
  func chosen(by callee: Written, _ arguments: [Written.Argument]) -> [Written] {
    guard callee.isOwnMember(program), let name = callee.calledName else { return [] }
    let all = (program.types[Int(reducer)].functions[name] ?? []).map { program.functions[Int($0)] }
    let called = all.filter { $0.parameters.places(of: arguments) != nil }
    return called.compactMap { program.written($0.body, in: $0.file) }.flatMap(\.ways).filter {
      if case .nothing = $0.form { false } else { true }
    }
  }

  /// The child whose state an expression makes.
  private func made(by value: Written) -> TypeIndex? {
    guard case .call = value.form, case .child(let child)? = types.value(value, in: reducer), child != reducer
    else { return nil }
    return child
  }
}

extension Written {
  /// The values that code ends with, one for each way through it.
  var ways: [Written] {
    switch form {
    case .group(let parts): parts.last?.ways ?? []
    case .branch(let arms): arms.flatMap { $0.body.ways }
    default: [self]
    }
  }
}
