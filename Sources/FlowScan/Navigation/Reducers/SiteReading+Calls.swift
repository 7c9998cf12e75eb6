import ValueFlow

/// Calls in a view: those that make a view, contain a stack, lay out views, or return a part of the view.
extension SiteReading {
  func call(
    _ written: Written, _ callee: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    if mapped(callee, arguments, context) { return }
    if case .member(let base?, _) = callee.form { walk(base, marked(by: callee, arguments, context)) }
    guard let name = callee.calledName else {
      return arguments.forEach { walk($0.value, context) }
    }
    if case .typeName = callee.form {
    } else if let view = view(callee, context) {
      return made(view, written, arguments, context)
    }
    let text = TypeRoles.short(program.name(name))
    if controlled(text, arguments, context) { return }
    if Presenters.stacks.contains(text) { return stack(arguments, context) }
    if Presenters.switches.contains(text) { return switched(arguments, context) }
    if types.routes.isBuilder(text) { return listed(arguments, context) }
    if text == "TabView" { return tabs(arguments, context) }
    if text == "Tab" { return closures(arguments, marked(by: callee, arguments, context)) { _ in } }
    if let style = presenters.style(of: name) { return presented(style, arguments, context) }
    if Presenters.layouts.contains(text) { return laidOut(arguments, context, in: text) }
    if isOwn(callee), function(name, arguments, context) { return }
    // A call with a store, such as `WithViewStore`, passes that store on.
    let given = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    let observed = arguments.first { program.name($0.label) == "observe" }?.value
    let reading = ScopeReading(types: types, reducer: context.reducer)
    closures(arguments, context) {
      $0.current = given ?? $0.current
      $0.observed = observed.map(reading.path) ?? $0.observed
    }
  }

  /// Reads `TabView(selection: $store.tab) { … }`.
  private func tabs(_ arguments: [Written.Argument], _ context: Context) {
    let selection = arguments.first { program.name($0.label) == "selection" }
    var keys = selection.map { spoken($0.value, context) } ?? []
    // A binding to all that a view observes names nothing of it: `viewStore.binding(send: Action.tabSelected)`.
    if selection != nil, keys.isEmpty, let observed = context.observed.last {
      keys = [StateKey(property: observed)]
    }
    closures(arguments, context) {
      ($0.style, $0.isOutermost, $0.selection) = ("tab", true, Set(keys.map(\.property)))
    }
  }

  /// Adds the case of the state that chooses a tab: `ProfileView(…).tag(Tab.profile)`, `Tab("Profile", value: Tab.profile) { … }`.
  private func marked(by callee: Written, _ arguments: [Written.Argument], _ context: Context) -> Context {
    guard context.style == "tab", let name = callee.calledName,
      let mark = arguments.first(where: {
        program.name($0.label) == "value" || program.name(name) == "tag" && program.name($0.label).isEmpty
      }), let element = mark.value.caseName
    else { return context }
    var context = context
    context.keys.formUnion(context.selection.map { StateKey(property: $0, element: element) })
    return context
  }

  func isOwn(_ callee: Written) -> Bool {
    switch callee.form {
    case .name: return true
    case .member(let base?, _):
      if case .name(let own) = base.form { return program.name(own) == "self" }
      return false
    default: return false
    }
  }

  /// The view of the source that a call makes.
  func view(_ callee: Written, _ context: Context) -> TypeIndex? {
    var text = callee.text
    if callee.isInitializer { text = text.split(separator: ".").dropLast().joined(separator: ".") }
    guard let last = text.split(separator: ".").last?.first, last.isUppercase else { return nil }
    let found = program.type(named: text, in: context.view, file: callee.file)
    return found.flatMap { roles.isScreen($0) ? $0 : nil }
  }

  /// Walks the closures of a call.
  func closures(
    _ arguments: [Written.Argument], _ context: Context, _ change: (inout Context) -> Void
  ) {
    var inner = context
    change(&inner)
    for argument in arguments {
      guard case .closure(let names, let body) = argument.value.form else { continue }
      var own = inner
      let first = names.first ?? program.names.known("$0")
      if let current = own.current, let first { own.scopes[first] = current }
      walk(body, own)
    }
  }

  private func laidOut(_ arguments: [Written.Argument], _ context: Context, in layout: String) {
    let isRepeating = Presenters.repeating.contains(layout)
    closures(arguments, context) { inner in
      inner.isOutermost = false
      inner.isRepeated = inner.isRepeated || isRepeating
      if inner.style == "root" || inner.style == nil { inner.style = "" }
    }
  }

  /// Reads the stack of a `NavigationStack`.
  func stack(_ arguments: [Written.Argument], _ context: Context) {
    let path = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    for argument in arguments {
      let isPushed = program.name(argument.label) == "destination"
      closures([argument], context) { inner in
        inner.current = isPushed ? path : nil
        inner.isUnderPath = !isPushed && path != nil
        if isPushed { inner.keys = [] }
        if isPushed { inner.style = "push" } else if inner.style == nil { inner.style = "root" }
      }
      if isPushed, case .closure = argument.value.form {} else if isPushed { walk(argument.value, context) }
    }
  }

  /// Reads a view that builds screens for the states on a list of routes.
  func listed(_ arguments: [Written.Argument], _ context: Context) {
    let list = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    closures(arguments, context) { inner in
      (inner.style, inner.current, inner.isListed, inner.isOutermost) = ("push", list, true, true)
    }
  }

  func switched(_ arguments: [Written.Argument], _ context: Context) {
    var context = context
    let reading = ScopeReading(types: types, reducer: context.reducer)
    let first = arguments.first.map(\.value)
    var scope = first.flatMap { self.scope($0, context) }
    if scope == nil, let outer = context.current {
      // Reads `CaseLet(/Path.State.scan, action: Path.Action.scan) { … }`.
      let action = arguments.first { program.name($0.label) == "action" }.map { reading.path($0.value) } ?? []
      let state = first.map(reading.path) ?? []
      let isChosen = !state.isEmpty && outer.state.last == state.last
      // The action of a case may have another name than its state.
      let actions = isChosen && !action.isEmpty ? outer.actions.dropLast() + action : outer.actions
      scope =
        isChosen
        ? StoreScope(actions: actions, state: outer.state)
        : StoreScope(actions: outer.actions + action, state: outer.state + state)
    }
    context.current = scope ?? context.current
    if let key = scope.flatMap({ reading.key($0.state) }) { context.keys.insert(key) }
    if context.style == nil { context.style = "root" }
    for argument in arguments where argument.value.isInitializer {
      if let view = view(argument.value, context) { note(view, argument.value, context.current, context) }
    }
    closures(arguments, context) { _ in }
  }
}
