import ValueFlow

/// Records the views that are made where something is shown.
extension SiteReading {
  func made(
    _ view: TypeIndex, _ written: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    let scope = arguments.lazy.compactMap { self.scope($0.value, context) }.first
    let before = sites.count
    if stores.holders[view] == nil { closures(arguments, context) { $0.current = nil } }
    if sites.count == before { note(view, written, scope, context) }
  }

  func note(_ view: TypeIndex, _ written: Written, _ scope: StoreScope?, _ context: Context) {
    let holder = stores.holders[view]
    let isPart = holder?.reducer == context.reducer && scope?.isRoot ?? true
    let isOwn = holder != nil && !isPart || isBottom(view, context)
    let keys = keys(of: scope, context)
    guard let style = style(context, isStored: isOwn) else {
      partStates[context.reducer, default: []].formUnion(keys)
      return
    }
    sites.append(
      ShownSite(
        flow: context.reducer, host: context.view, view: view, child: isPart ? nil : holder?.reducer,
        style: style, keys: keys, actions: scope?.actions ?? [], file: written.file, place: written.place,
        isListed: context.isListed))
  }

  /// The states by which a view is there: those on the way to it, or else the one in its store.
  private func keys(of scope: StoreScope?, _ context: Context) -> Set<StateKey> {
    let reading = ScopeReading(types: types, reducer: context.reducer)
    guard context.keys.isEmpty, let key = scope.flatMap({ reading.key($0.state) }),
      ReducerDecisions(types: types).isDecided(key, in: context.reducer)
    else { return context.keys }
    return [key]
  }

  /// Tells whether a view is all that a stack has below its path, although it only shows the flow's own state: it is the flow's first screen.
  private func isBottom(_ view: TypeIndex, _ context: Context) -> Bool {
    context.style == "root" && context.isUnderPath && context.isOutermost
      && !program.types[Int(view)].isGeneric
  }

  /// The style of a view at a place; nil if it is a part of the view there.
  func style(_ context: Context, isStored: Bool) -> String? {
    switch context.style {
    case "push", "present", "tab": isStored || context.isOutermost ? context.style : nil
    case "root": isStored ? context.style : nil
    case nil: isStored && context.isOutermost ? "root" : nil
    default: nil
    }
  }
}

extension Written {
  /// Whether it is `View.init(store:)`, or a call whose callee is passed on.
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
