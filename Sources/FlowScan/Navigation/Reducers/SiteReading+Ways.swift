import ValueFlow

/// The states that choose a path through a view's code.
extension SiteReading {
  func branch(_ arms: [Written.Arm], _ context: Context) {
    for arm in arms {
      var inner = context
      if inner.style == nil { inner.style = "root" }
      for condition in arm.conditions { choose(condition, &inner) }
      if inner.style == "", !inner.isRepeated, choosesChild(inner, context) { inner.style = "root" }
      walk(arm.body, inner)
    }
  }

  /// Tells whether a path shows one of several children, as below a header that all of them have.
  private func choosesChild(_ inner: Context, _ outer: Context) -> Bool {
    inner.keys.subtracting(outer.keys).contains { $0.element != 0 }
  }

  /// Reads a store that is there for a time, and a view that it is mapped to: `store.scope(…).map(SignUpView.init)`; false for other calls.
  func mapped(_ callee: Written, _ arguments: [Written.Argument], _ context: Context) -> Bool {
    guard case .member(let base?, let name) = callee.form, ["map", "flatMap"].contains(program.name(name)),
      let scope = scope(base, context), !scope.isRoot
    else { return false }
    let key = ScopeReading(types: types, reducer: context.reducer).key(scope.state)
    var inner = context
    if inner.style == nil { inner.style = "root" }
    inner.keys.formUnion([key].compactMap { $0 })
    if inner.style == "", !inner.isRepeated, choosesChild(inner, context) { inner.style = "root" }
    inner.current = scope
    for argument in arguments where argument.value.isInitializer {
      if let view = view(argument.value, inner) { note(view, argument.value, scope, inner) }
    }
    closures(arguments, inner) { _ in }
    return true
  }

  /// Reads from a condition the states that choose, and the stores that it names.
  func choose(_ condition: Written, _ context: inout Context) {
    guard case .matches(let subject, let patterns) = condition.form else { return }
    let scope = scope(subject, context) ?? context.current
    let reading = ScopeReading(types: types, reducer: context.reducer)
    let path = scope?.state.isEmpty ?? true ? statePath(subject, context) : scope?.state ?? []
    for pattern in patterns {
      switch pattern.form {
      case .binding(let name):
        guard let scope else { continue }
        context.scopes[name] = scope
        if let key = reading.key(scope.state) { context.keys = [key] }
      case .enumCase(let name, let parts):
        let inner = StoreScope(actions: (scope?.actions ?? []) + [name], state: path + [name])
        context.keys.formUnion([reading.key(inner.state)].compactMap { $0 })
        context.current = inner
        if case .binding(let bound)? = parts.first?.form { context.scopes[bound] = inner }
      default: continue
      }
    }
  }

  /// The properties of the state in an expression: `destination` of `store.destination`.
  func statePath(_ written: Written, _ context: Context) -> [Name] {
    guard case .member(let base?, let name) = written.form else { return [] }
    if ["case", "state", "self"].contains(program.name(name)) { return statePath(base, context) }
    if case .name(let own) = base.form, program.name(own) == "self" { return [] }
    return statePath(base, context) + [name]
  }
}
