import ValueFlow

/// The state that receives a value, and its case.
extension ArmReading {
  /// Records that the state at the end of a path receives a value.
  func show(_ path: [Name], _ value: Written, _ written: Written, _ context: Context) {
    if seenThrough(path, value, written, context) { return }
    let property = path.last ?? 0
    if let name = value.caseName, isCase(name, path) {
      let key = StateKey(property: property, element: name)
      note(.shows(key), written, context)
      if let child = child(at: path) { note(.showsInside(child, key), written, context) }
    } else if path.count == 1, isStackOfOne(property) {
      note(.shows(StateKey(property: property)), written, context)
    } else if path.count == 1, isStack(property) {
      note(.unknown(written.text), written, context)
    } else if let child = child(at: path),
      ReducerDecisions(types: types).isDecided(StateKey(property: property), in: child)
    {
      note(.showsInside(child, StateKey(property: property)), written, context)
    } else if ReducerDecisions(types: types).isDecided(StateKey(property: property), in: reducer)
      || AlertStates(types: types, reducer: reducer).isAlert(property)
    {
      note(.shows(StateKey(property: property)), written, context)
    }
  }

  /// Continues with the values behind a name, a list or a choice.
  func seenThrough(_ path: [Name], _ value: Written, _ written: Written, _ context: Context) -> Bool {
    switch value.form {
    case .group(let parts) where !parts.isEmpty:
      for part in parts { show(path, part, written, context) }
    case .branch(let arms):
      for arm in arms { show(path, arm.body, written, context) }
    case .name(let name):
      // A name may be declared by itself: `let link = link`.
      var rest = context
      if let value = rest.values.removeValue(forKey: name) {
        show(path, value, written, rest)
      } else if let value = rest.given.removeValue(forKey: name) {
        for value in value.ways { show(path, value, value, rest) }
      } else if isCarried(name, context) {
        note(.carries(property: path.last ?? 0, value: name), written, context)
      } else {
        return false
      }
    case .call(let callee, let arguments):
      if path.isEmpty, begins(with: value, written, context) { return true }
      guard let name = callee.calledName else { return false }
      if let last = path.last, isStack(last), types.routes.marks(program.name(name)),
        let state = arguments.first?.value
      {
        show(path, state, written, context)
        return true
      }
      let chosen = context.depth < 3 ? chosen(by: callee, arguments) : []
      if !chosen.isEmpty {
        var inner = context
        inner.depth += 1
        for value in chosen { show(path, value, written, inner) }
        return true
      }
      if let body = mapped(name, arguments) {
        show(path, body, written, context)
        return true
      }
      guard program.name(name) == "StackState" else { return false }
      for argument in arguments { show(path, argument.value, written, context) }
    default: return false
    }
    return true
  }

  /// The state that `id.map { Detail.State(id: $0) }` makes.
  private func mapped(_ name: Name, _ arguments: [Written.Argument]) -> Written? {
    guard ["map", "flatMap", "compactMap"].contains(program.name(name)),
      case .closure(_, let body)? = arguments.last?.value.form, case .group(let parts) = body.form
    else { return nil }
    return parts.count == 1 ? parts[0] : nil
  }

  /// Records what a state that is made anew begins with; false if it does not choose itself.
  private func begins(with value: Written, _ written: Written, _ context: Context) -> Bool {
    let cases = InitialCases(types: types, reducer: reducer).made(by: value)
    for name in cases.sorted() { note(.shows(StateKey(property: 0, element: name)), written, context) }
    return !cases.isEmpty
  }

  /// The reducer of the child whose own state the last property of a path belongs to.
  func child(at path: [Name]) -> TypeIndex? {
    path.count > 1 ? child(through: path.dropLast()) : nil
  }

  /// The reducer of the state at the end of a path; that of an empty path is the reducer itself.
  func child(through path: [Name]) -> TypeIndex? {
    path.reduce(Optional(reducer)) { owner, name in
      guard let owner, let info = types.property(name, of: owner), case .child(let child)? = types.held(info)
      else { return nil }
      return child
    }
  }

  /// Tells whether a name is bound to a value of the action.
  func isCarried(_ name: Name, _ context: Context) -> Bool {
    arms[context.arm].chains.contains { chain in
      chain.payload.contains { if case .binding(name) = $0.form { true } else { false } }
    }
  }

  func isCase(_ name: Name, _ path: [Name]) -> Bool {
    path.isEmpty ? types.elements(of: reducer)[name] != nil : scopes.isChoice(path, holding: name)
  }

  func note(_ effect: ReducerArm.Effect, _ written: Written, _ context: Context) {
    arms[context.arm].effects.append(.init(effect: effect, file: written.file, place: written.place))
  }

  func isStack(_ property: Name, of owner: TypeIndex? = nil) -> Bool {
    guard let info = types.property(property, of: owner ?? reducer), case .stack? = types.held(info) else {
      return false
    }
    return true
  }

  /// Tells whether a path has elements of one reducer only: `StackState<Detail.State>`.
  private func isStackOfOne(_ property: Name) -> Bool {
    guard let info = types.property(property, of: reducer), case .stack(let child)? = types.held(info) else {
      return false
    }
    return types.isSingle(child)
  }

  /// The path of an expression through the reducer's own state.
  func statePath(_ written: Written, _ context: Context) -> [Name]? {
    switch written.form {
    case .name(let name):
      if context.fields.contains(scopes.plain(name)) { return [scopes.plain(name)] }
      return context.states.contains(name) ? [] : nil
    case .member(let base?, let name):
      return statePath(base, context).map { $0 + [scopes.plain(name)] }
    default: return nil
    }
  }
}
