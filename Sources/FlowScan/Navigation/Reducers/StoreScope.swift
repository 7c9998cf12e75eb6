import ValueFlow

/// The part of a flow's state by which something is shown: a property, and the case of an enum in it.
struct StateKey: Hashable {
  var property: Name
  var element: Name = 0
}

/// A store inside a flow's store: the actions that it sends, and its state.
struct StoreScope {
  var actions: [Name] = []
  var state: [Name] = []

  var isRoot: Bool { actions.isEmpty && state.isEmpty }
}

/// Parses `store.scope(state:action:)` and its equivalents.
struct ScopeReading {
  let types: ReducerTypes
  let reducer: TypeIndex
  private var program: SourceProgram { types.program }

  /// The store that an expression returns, if it is one.
  func scope(_ written: Written, _ known: [Name: StoreScope]) -> StoreScope? {
    switch written.form {
    case .name(let name): return known[plain(name)]
    case .member(let base, let name):
      guard let base else { return nil }
      if case .name(let own) = base.form, ["self", "_self"].contains(program.name(own)) {
        return known[plain(name)]
      }
      return scope(base, known)
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.form, let outer = scope(base, known) else {
        return nil
      }
      return program.name(name) == "scope" ? inner(outer, arguments) : outer
    case .group(let parts): return parts.count == 1 ? scope(parts[0], known) : nil
    default: return nil
    }
  }

  private func inner(_ outer: StoreScope, _ arguments: [Written.Argument]) -> StoreScope {
    var found = outer
    for argument in arguments {
      switch program.name(argument.label) {
      case "state": found.state += path(argument.value)
      case "action": found.actions += path(argument.value)
      default: found.state += path(argument.value)
      }
    }
    return found
  }

  /// The names of a key path, of `/Action.child`, of `Action.child`, of `{ .child($0) }`, of `{ $0.child }`.
  func path(_ written: Written) -> [Name] {
    switch written.form {
    case .keyPath(let names): return names.map(plain).filter { !Self.seen.contains(program.name($0)) }
    case .member(_, let name): return [plain(name)]
    case .call(let callee, let arguments):
      return path(callee) + (arguments.last.map { path($0.value) } ?? [])
    case .closure(_, let body):
      guard case .group(let parts) = body.form, let only = parts.last else { return [] }
      return path(only)
    case .group(let parts): return parts.count == 1 ? path(parts[0]) : []
    default: return []
    }
  }

  private static let seen: Set<String> = ["self", "element", "presented"]

  /// A name without the dollar sign of a projection.
  func plain(_ name: Name) -> Name {
    let text = program.name(name)
    guard text.hasPrefix("$") || text.hasPrefix("_"), text.dropFirst().first?.isLetter ?? false else {
      return name
    }
    return program.names.known(String(text.dropFirst())) ?? name
  }

  /// The key for a path through the state: the last property, or the case after it.
  func key(_ path: [Name]) -> StateKey? {
    guard let last = path.last else { return nil }
    if path.count == 1, types.elements(of: reducer)[last] != nil {
      return StateKey(property: 0, element: last)
    }
    guard path.count > 1 else { return StateKey(property: last) }
    let before = Array(path.dropLast())
    return isChoice(before, holding: last)
      ? StateKey(property: before[before.count - 1], element: last) : StateKey(property: last)
  }

  /// Tells whether the property at the end of a path is an enum with a case.
  func isChoice(_ path: [Name], holding name: Name) -> Bool {
    guard let info = property(path), let held = types.held(info) else { return false }
    switch held {
    case .choice(let type): return program.types[Int(type)].cases[name] != nil
    case .child(let child), .stack(let child), .rows(let child):
      return types.elements(of: child)[name] != nil
    }
  }

  /// The property at the end of a path through the state.
  func property(_ path: [Name]) -> PropertyInfo? {
    var owner = types.state(of: reducer)
    var found: PropertyInfo?
    for name in path {
      guard let type = owner, let index = program.property(name, of: type) else { return nil }
      let info = program.properties[Int(index)]
      found = info
      owner = types.held(info)?.reducer.flatMap { types.state(of: $0) } ?? program.type(of: info).types.first
    }
    return found
  }
}
