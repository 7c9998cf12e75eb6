import ValueFlow

/// Calls that put the results of their closures on screen.
extension SiteReading {
  /// Handles a call that shows its closures' results, by the state in its other arguments.
  func presented(_ style: String, _ arguments: [Written.Argument], _ context: Context) {
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
    // If another argument is the target, the closure is the label of a link.
    guard !arguments.contains(where: { isToldOtherwise($0) }) else { return }
    let closed = arguments.filter { !Self.asides.contains(program.name($0.label)) }
    closures(closed, inner) { _ in }
  }

  /// Tells whether an argument is the target of a link.
  func isToldOtherwise(_ argument: Written.Argument) -> Bool {
    switch argument.value.form {
    case .closure: return false
    default: break
    }
    let label = program.name(argument.label)
    if label == "state", case .call = argument.value.form { return true }
    return label == "destination" || label == "value"
  }

  /// The labels of closures that show nothing.
  static let asides: Set<String> = ["onDismiss", "label", "state", "action", "get", "set"]

  /// Records an element that a link puts on a path.
  func linked(_ value: Written, _ context: Context) -> Bool {
    guard case .call(let callee, _) = value.form, case .member(let base?, let name) = callee.form,
      let path = types.reducer(named: base.text, in: context.view, file: value.file)
    else { return false }
    if types.isSingle(path), program.name(name) == "State" {
      links.append(
        LinkedState(view: context.view, element: 0, path: path, file: value.file, place: value.place))
      return true
    }
    guard types.elements(of: path)[name] != nil else { return false }
    links.append(
      LinkedState(view: context.view, element: name, path: path, file: value.file, place: value.place))
    return true
  }

  /// The keys in an expression: properties of the state, with the cases that it names.
  func spoken(_ written: Written, _ context: Context) -> Set<StateKey> {
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
      // A binding to a case without a value names it as a member: `$store.destination.help`.
      let chosen = cases.union(properties).filter { reading.isChoice([property], holding: $0) }
      found.formUnion(
        chosen.isEmpty
          ? [StateKey(property: property)] : chosen.map { StateKey(property: property, element: $0) })
    }
    return found
  }
}
