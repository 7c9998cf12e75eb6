import ValueFlow

/// Walks the code of a view that holds a reducer's store, and notes what it shows by which state.
final class SiteReading {
  let types: ReducerTypes
  let roles: TypeRoles
  let stores: StoreViews
  let presenters: Presenters
  private(set) var sites: [ShownSite] = []
  private(set) var links: [LinkedState] = []
  private(set) var sent: [SentByView] = []

  var program: SourceProgram { types.program }

  init(_ types: ReducerTypes, _ roles: TypeRoles, _ stores: StoreViews) {
    (self.types, self.roles, self.stores) = (types, roles, stores)
    presenters = Presenters(types.program)
  }

  /// Where the walk stands.
  struct Context {
    var view: TypeIndex
    var reducer: TypeIndex
    var style: String?
    var keys: Set<StateKey> = []
    var scopes: [Name: StoreScope] = [:]
    /// The store that is looked through: what a closure without a name for it gets.
    var current: StoreScope?
    /// Whether nothing stands around.
    var isOutermost = true
    var functions: Set<FunctionIndex> = []
    var properties: Set<PropertyIndex> = []
  }

  func read() {
    for (view, holder) in stores.holders.sorted(by: { $0.key < $1.key }) { read(view, holder) }
  }

  private func read(_ view: TypeIndex, _ holder: StoreViews.Holder) {
    var context = Context(view: view, reducer: holder.reducer)
    for store in holder.stores { context.scopes[store] = StoreScope() }
    let info = program.types[Int(view)]
    for property in info.propertyOrder where program.name(program.properties[Int(property)].name) == "body" {
      let body = program.properties[Int(property)]
      if let getter = program.written(body.getter, in: body.file) { walk(getter, context) }
    }
    readSent(view)
  }

  /// Notes the actions that any code of a view sends.
  private func readSent(_ view: TypeIndex) {
    let info = program.types[Int(view)]
    let isViewAction = program.attributeNames(info.attributes).contains("ViewAction")
    let bodies =
      info.functionOrder.map { program.functions[Int($0)] }.map { program.written($0.body, in: $0.file) }
      + info.propertyOrder.map { program.properties[Int($0)] }.map { program.written($0.getter, in: $0.file) }
    for body in bodies.compactMap({ $0 }) {
      body.walk { written in
        if let action = written.sentAction(program) {
          sent.append(SentByView(view: view, action: action, isViewAction: isViewAction))
        }
      }
    }
  }

  // MARK: - The walk

  func walk(_ written: Written, _ context: Context) {
    switch written.form {
    case .call(let callee, let arguments): call(written, callee, arguments, context)
    case .branch(let arms): branch(arms, context)
    case .group(let parts): group(parts, context)
    case .closure(_, let body): walk(body, context)
    case .name(let name): property(name, context)
    case .member(let base, let name):
      if let base, case .name(let own) = base.form, program.name(own) == "self" {
        property(name, context)
      } else if let base {
        walk(base, context)
      }
    case .assign(_, let source): walk(source, context)
    default: break
    }
  }

  /// Goes through statements, with the stores that they name.
  private func group(_ parts: [Written], _ context: Context) {
    var context = context
    for part in parts {
      guard case .local(let pattern, let value?) = part.form else {
        walk(part, context)
        continue
      }
      if case .binding(let name) = pattern.form, let scope = scope(value, context) {
        context.scopes[name] = scope
      }
    }
  }

  func scope(_ written: Written, _ context: Context) -> StoreScope? {
    ScopeReading(types: types, reducer: context.reducer).scope(written, context.scopes)
  }

  /// Goes into a property of the view that gives a part of it.
  private func property(_ name: Name, _ context: Context) {
    guard let index = program.property(name, of: context.view), !context.properties.contains(index) else {
      return
    }
    let info = program.properties[Int(index)]
    guard let getter = program.written(info.getter, in: info.file) else { return }
    var context = context
    context.properties.insert(index)
    walk(getter, context)
  }

  /// Goes into a function of the view or of nobody that gives a part of it.
  private func function(_ name: Name, _ arguments: [Written.Argument], _ context: Context) -> Bool {
    let own = program.methods(name, of: context.view)
    guard let index = (own + (program.globalFunctions[name] ?? [])).first else { return false }
    guard !context.functions.contains(index) else { return true }
    let info = program.functions[Int(index)]
    guard let body = program.written(info.body, in: info.file) else { return false }
    var inner = context
    inner.functions.insert(index)
    for (parameter, argument) in zip(info.parameters, arguments) {
      if let scope = scope(argument.value, context) { inner.scopes[parameter.name] = scope }
    }
    walk(body, inner)
    return true
  }

  // MARK: - Calls

  private func call(
    _ written: Written, _ callee: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    if case .member(let base?, _) = callee.form { walk(base, context) }
    guard let name = callee.calledName else {
      return arguments.forEach { walk($0.value, context) }
    }
    if case .typeName = callee.form {
    } else if let view = view(callee, context) {
      return made(view, written, arguments, context)
    }
    let text = TypeRoles.short(program.name(name))
    if Presenters.stacks.contains(text) { return stack(arguments, context) }
    if Presenters.switches.contains(text) { return switched(arguments, context) }
    if text == "TabView" { return closures(arguments, context) { $0.style = "tab" } }
    if let style = presenters.style(of: name) { return presented(style, arguments, context) }
    if Presenters.layouts.contains(text) { return laidOut(arguments, context) }
    if isOwn(callee), function(name, arguments, context) { return }
    // What is called with a store, as `WithViewStore`, hands on that store.
    let given = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    closures(arguments, context) { $0.current = given ?? $0.current }
  }

  private func isOwn(_ callee: Written) -> Bool {
    switch callee.form {
    case .name: return true
    case .member(let base?, _):
      if case .name(let own) = base.form { return program.name(own) == "self" }
      return false
    default: return false
    }
  }

  /// The view of the source that a call makes.
  private func view(_ callee: Written, _ context: Context) -> TypeIndex? {
    var text = callee.text
    if callee.isInitializer { text = text.split(separator: ".").dropLast().joined(separator: ".") }
    guard let last = text.split(separator: ".").last?.first, last.isUppercase else { return nil }
    let found = program.type(named: text, in: context.view, file: callee.file)
    return found.flatMap { roles.isScreen($0) ? $0 : nil }
  }

  /// Goes into the closures of a call.
  private func closures(
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

  private func laidOut(_ arguments: [Written.Argument], _ context: Context) {
    closures(arguments, context) { inner in
      inner.isOutermost = false
      if inner.style == "root" || inner.style == nil { inner.style = "" }
    }
  }

  /// The stack that a `NavigationStack` holds.
  private func stack(_ arguments: [Written.Argument], _ context: Context) {
    let path = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    for argument in arguments {
      let isPushed = program.name(argument.label) == "destination"
      closures([argument], context) { inner in
        inner.current = isPushed ? path : nil
        if isPushed { inner.keys = [] }
        if isPushed { inner.style = "push" } else if inner.style == nil { inner.style = "root" }
      }
      if isPushed, case .closure = argument.value.form {} else if isPushed { walk(argument.value, context) }
    }
  }

  private func switched(_ arguments: [Written.Argument], _ context: Context) {
    var context = context
    let reading = ScopeReading(types: types, reducer: context.reducer)
    let first = arguments.first.map(\.value)
    var scope = first.flatMap { self.scope($0, context) }
    if scope == nil, let outer = context.current {
      // `CaseLet(/Path.State.scan, action: Path.Action.scan) { … }`
      let action = arguments.first { program.name($0.label) == "action" }.map { reading.path($0.value) } ?? []
      let state = first.map(reading.path) ?? []
      let isChosen = !state.isEmpty && outer.state.last == state.last
      scope = isChosen ? outer : StoreScope(actions: outer.actions + action, state: outer.state + state)
    }
    context.current = scope ?? context.current
    if let key = scope.flatMap({ reading.key($0.state) }) { context.keys.insert(key) }
    if context.style == nil { context.style = "root" }
    for argument in arguments where argument.value.isInitializer {
      if let view = view(argument.value, context) { note(view, argument.value, context.current, context) }
    }
    closures(arguments, context) { _ in }
  }

  // MARK: - Ways

  private func branch(_ arms: [Written.Arm], _ context: Context) {
    for arm in arms {
      var inner = context
      if inner.style == nil { inner.style = "root" }
      for condition in arm.conditions { choose(condition, &inner) }
      walk(arm.body, inner)
    }
  }

  /// Takes from a condition which state shows what, and the stores that it names.
  private func choose(_ condition: Written, _ context: inout Context) {
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

  /// The properties of the state that an expression goes through: `destination` of `store.destination`.
  private func statePath(_ written: Written, _ context: Context) -> [Name] {
    guard case .member(let base?, let name) = written.form else { return [] }
    if ["case", "state", "self"].contains(program.name(name)) { return statePath(base, context) }
    if case .name(let own) = base.form, program.name(own) == "self" { return [] }
    return statePath(base, context) + [name]
  }

  // MARK: - What is shown

  /// A call that shows what its closures give, by the state that its other arguments speak of.
  private func presented(_ style: String, _ arguments: [Written.Argument], _ context: Context) {
    var inner = context
    (inner.style, inner.isOutermost, inner.current) = (style, true, nil)
    inner.keys = []
    let reading = ScopeReading(types: types, reducer: context.reducer)
    for argument in arguments {
      if case .closure = argument.value.form, program.name(argument.label) != "state" { continue }
      let label = program.name(argument.label)
      if let scope = scope(argument.value, context), !scope.isRoot, inner.current == nil {
        inner.current = scope
      } else if label == "state", linked(argument.value, context) {
        continue
      } else if ["state", "action"].contains(label), var scope = inner.current {
        if label == "state" { scope.state += reading.path(argument.value) }
        if label == "action" { scope.actions += reading.path(argument.value) }
        inner.current = scope
      } else {
        inner.keys.formUnion(spoken(argument.value, context))
      }
    }
    if let key = inner.current.flatMap({ reading.key($0.state) }) { inner.keys.insert(key) }
    for argument in arguments where argument.value.isInitializer {
      if let view = view(argument.value, inner) { note(view, argument.value, inner.current, inner) }
    }
    for argument in arguments where program.name(argument.label) != "label" {
      if case .call = argument.value.form, program.name(argument.label) == "destination" {
        walk(argument.value, inner)
      }
    }
    let closed = arguments.filter { !Self.asides.contains(program.name($0.label)) }
    closures(closed, inner) { _ in }
  }

  /// Closures that show nothing.
  private static let asides: Set<String> = ["onDismiss", "label", "state", "action", "get", "set"]

  /// Notes an element that a link puts on a path.
  private func linked(_ value: Written, _ context: Context) -> Bool {
    guard case .call(let callee, _) = value.form, case .member(let base?, let name) = callee.form,
      let path = types.reducer(named: base.text, in: context.view, file: value.file),
      types.elements(of: path)[name] != nil
    else { return false }
    links.append(
      LinkedState(view: context.view, element: name, path: path, file: value.file, place: value.place))
    return true
  }

  /// The keys that an expression speaks of: properties of the state, with the cases that it names.
  private func spoken(_ written: Written, _ context: Context) -> Set<StateKey> {
    var properties: Set<Name> = []
    var cases: Set<Name> = []
    let reading = ScopeReading(types: types, reducer: context.reducer)
    func collect(_ written: Written) {
      written.walk { part in
        switch part.form {
        case .member(nil, let name): cases.insert(name)
        case .member(_, let name): properties.insert(reading.plain(name))
        case .keyPath(let names): properties.formUnion(names.map(reading.plain))
        case .call(let callee, _):
          guard let name = callee.calledName else { return }
          for function in presenters.extended(name) {
            if let body = program.written(function.body, in: function.file) {
              body.walk { inner in
                if case .member(.some, let name) = inner.form { properties.insert(name) }
              }
            }
          }
        default: break
        }
      }
    }
    collect(written)
    var found: Set<StateKey> = []
    for property in properties where types.property(property, of: context.reducer) != nil {
      let chosen = cases.filter { reading.isChoice([property], holding: $0) }
      found.formUnion(
        chosen.isEmpty
          ? [StateKey(property: property)] : chosen.map { StateKey(property: property, element: $0) })
    }
    return found
  }

  private func made(
    _ view: TypeIndex, _ written: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    let scope = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    let before = sites.count
    if stores.holders[view] == nil { closures(arguments, context) { $0.current = nil } }
    if sites.count == before { note(view, written, scope, context) }
  }

  private func note(_ view: TypeIndex, _ written: Written, _ scope: StoreScope?, _ context: Context) {
    let holder = stores.holders[view]
    let isPart = holder?.reducer == context.reducer && scope?.isRoot ?? true
    guard let style = style(context, isStored: holder != nil && !isPart) else { return }
    var keys = context.keys
    let reading = ScopeReading(types: types, reducer: context.reducer)
    if keys.isEmpty, let key = scope.flatMap({ reading.key($0.state) }),
      ReducerDecisions(types: types).isDecided(key, in: context.reducer)
    {
      keys = [key]
    }
    sites.append(
      ShownSite(
        flow: context.reducer, view: view, child: isPart ? nil : holder?.reducer, style: style, keys: keys,
        actions: scope?.actions ?? [], file: written.file, place: written.place))
  }

  /// The style in which a view that stands somewhere is shown; nil where it is a part of what stands there.
  private func style(_ context: Context, isStored: Bool) -> String? {
    switch context.style {
    case "push", "present": isStored || context.isOutermost ? context.style : nil
    case "root", "tab": isStored ? context.style : nil
    case nil: isStored && context.isOutermost ? "root" : nil
    default: nil
    }
  }
}

extension Written {
  /// Whether it is `View.init(store:)` or a call's callee that is handed on.
  var isInitializer: Bool {
    guard case .member(.some, _) = form else { return false }
    return text.split(separator: ".").last?.hasPrefix("init") ?? false
  }

  /// The action that a call sends, or makes a binding send.
  func sentAction(_ program: SourceProgram) -> Written? {
    guard case .call(let callee, let arguments) = form, let name = callee.calledName,
      let first = arguments.first
    else { return nil }
    if ["send", "sending"].contains(program.name(name)) { return first.value }
    guard let sent = arguments.first(where: { program.name($0.label) == "send" })?.value else { return nil }
    guard case .closure(_, let body) = sent.form, case .group(let parts) = body.form else { return sent }
    return parts.last
  }
}
