import ValueFlow

/// Walks the code of a view that holds a reducer's store, and records what it shows by which state.
final class SiteReading {
  let types: ReducerTypes
  let roles: TypeRoles
  let stores: StoreViews
  let presenters: Presenters
  var sites: [ShownSite] = []
  /// The states of each reducer that only make parts of its views come and go.
  var partStates: [TypeIndex: Set<StateKey>] = [:]
  var links: [LinkedState] = []
  var sent: [SentByView] = []

  var program: SourceProgram { types.program }

  init(_ types: ReducerTypes, _ roles: TypeRoles, _ stores: StoreViews) {
    (self.types, self.roles, self.stores) = (types, roles, stores)
    presenters = Presenters(types.program)
  }

  /// The context of the walk.
  struct Context {
    var view: TypeIndex
    var reducer: TypeIndex
    var style: String?
    var keys: Set<StateKey> = []
    var scopes: [Name: StoreScope] = [:]
    /// The current store, which a closure without a name for it receives.
    var current: StoreScope?
    /// The state that a view of older versions observes: `WithViewStore(store, observe: \.tab) { … }`.
    var observed: [Name] = []
    /// The properties of the state that choose a tab.
    var selection: Set<Name> = []
    /// Whether it is a builder for a list of routes.
    var isListed = false
    /// Whether it is in the code for each row of a list.
    var isRepeated = false
    /// Whether nothing encloses the current expression.
    var isOutermost = true
    /// Whether the current expression is the content of a stack with a path, on which other screens come.
    var isUnderPath = false
    /// Whether it is the code of a view controller, which shows nothing but what it passes on.
    var isController = false
    /// The local values of a view controller's code.
    var values: [Name: Written] = [:]
    /// The number of local names around the current expression.
    var depth = 0
    var functions: Set<FunctionIndex> = []
    var properties: Set<PropertyIndex> = []
  }

  func read() {
    for (view, holder) in stores.holders.sorted(by: { $0.key < $1.key }) { read(view, holder) }
    sites = sites.flatMap(listed)
  }

  /// Gives a view made from a state on a list of routes the styles in which the reducer puts that state there.
  private func listed(_ site: ShownSite) -> [ShownSite] {
    guard site.isListed else { return [site] }
    let known = ListedStyles(types, of: site.flow)
    let elements = site.keys.map(\.element)
    let styles = Set(elements.flatMap { known.styles[$0] ?? [] })
    return (styles.isEmpty ? ["push"] : styles.sorted()).map { style in
      var site = site
      site.style = style
      site.isInitial = style == "root" && elements.contains { known.initial.contains($0) }
      return site
    }
  }

  func read(_ view: TypeIndex, _ holder: StoreViews.Holder) {
    var context = Context(view: view, reducer: holder.reducer)
    for store in holder.stores { context.scopes[store] = StoreScope() }
    let info = program.types[Int(view)]
    for property in info.propertyOrder where program.name(program.properties[Int(property)].name) == "body" {
      let body = program.properties[Int(property)]
      if let getter = program.written(body.getter, in: body.file) { walk(getter, context) }
    }
    for index in info.functionOrder where program.name(program.functions[Int(index)].name) == "body" {
      let body = program.functions[Int(index)]
      if let code = program.written(body.body, in: body.file) { walk(code, context) }
    }
    readController(view, context)
    readSent(view)
  }

  /// Records the actions that any code of a view sends.
  func readSent(_ view: TypeIndex) {
    let info = program.types[Int(view)]
    let isViewAction = program.attributeNames(info.attributes).contains("ViewAction")
    let bodies =
      info.functionOrder.map { program.functions[Int($0)] }.map { program.written($0.body, in: $0.file) }
      + info.propertyOrder.map { program.properties[Int($0)] }.map { program.written($0.getter, in: $0.file) }
    for body in bodies.compactMap({ $0 }) {
      readSent(body, SentByView(view: view, action: body, isViewAction: isViewAction))
    }
  }

  /// Records the actions in code; what a closure sends that a view is made with, that view sends: `WelcomeView { store.send(.start) }`.
  private func readSent(_ written: Written, _ sender: SentByView) {
    var sender = sender
    if let action = written.sentAction(program) {
      sender.action = action
      sent.append(sender)
    }
    if case .call(let callee, _) = written.form,
      let made = view(callee, Context(view: sender.view, reducer: -1)), stores.holders[made] == nil
    {
      sender.part = made
    }
    for part in written.parts { readSent(part, sender) }
  }

  // MARK: - The walk

  func walk(_ written: Written, _ context: Context) {
    switch written.form {
    case .call(let callee, let arguments): call(written, callee, arguments, context)
    case .branch(let arms): branch(arms, context)
    case .group(let parts): group(parts, context)
    case .closure(_, let body): walk(body, context)
    case .name(let name):
      if let value = context.values[name] { local(value, context) } else { property(name, context) }
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

  /// Walks statements, with the stores that they name.
  func group(_ parts: [Written], _ context: Context) {
    var context = context
    for part in parts {
      guard case .local(let pattern, let value?) = part.form else {
        walk(part, context)
        continue
      }
      guard case .binding(let name) = pattern.form else { continue }
      if let scope = scope(value, context) {
        context.scopes[name] = scope
      } else if context.isController {
        context.values[name] = value
      }
    }
  }

  func scope(_ written: Written, _ context: Context) -> StoreScope? {
    let reading = ScopeReading(types: types, reducer: context.reducer)
    return reading.scope(written, context.scopes) ?? kept(written, context)
  }

  /// The store that a property of the view returns: `private var editor: Binding<StoreOf<Editor>?> { $store.scope(…) }`.
  private func kept(_ written: Written, _ context: Context) -> StoreScope? {
    guard isOwn(written), let name = written.calledName,
      let index = program.property(name, of: context.view), let holder = stores.holders[context.view]
    else { return nil }
    let info = program.properties[Int(index)]
    let own = Dictionary(holder.stores.map { ($0, StoreScope()) }) { first, _ in first }
    return program.written(info.getter, in: info.file)?.ways.last.flatMap {
      ScopeReading(types: types, reducer: context.reducer).scope($0, own)
    }
  }

  /// Walks a property of the view that returns a part of it.
  func property(_ name: Name, _ context: Context) {
    guard let index = program.property(name, of: context.view), !context.properties.contains(index) else {
      return
    }
    let info = program.properties[Int(index)]
    guard let getter = program.written(info.getter, in: info.file) else { return }
    var context = context
    context.properties.insert(index)
    walk(getter, context)
  }

  /// Walks a function of the view, or a free function, that returns a part of it.
  func function(_ name: Name, _ arguments: [Written.Argument], _ context: Context) -> Bool {
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
}
