import ValueFlow

/// The names of a library's lists of routes, and the ways in which a reducer puts the states of children on them.
struct ListedRoutes {
  private let lists: Set<String>
  private let styles: [String: String]
  private let verbs: [String: String]
  private let backs: Set<String>
  private let builders: Set<String>

  init(_ conventions: Conventions) {
    lists = Set(conventions.routeLists)
    styles = conventions.routeStyles
    verbs = Dictionary(conventions.verbs.filter(\.isRoute).map { ($0.name, $0.style) }) { first, _ in first }
    backs = Set(conventions.back)
    builders = Set(conventions.builders).subtracting(Presenters.styles.keys)
  }

  /// Tells whether a type is a list of routes, or the action of one: `IndexedRouterState` has `IndexedRouterAction`.
  func isList(_ name: String) -> Bool {
    if lists.contains(name) { return true }
    let plain = name.hasSuffix("Of") ? String(name.dropLast(2)) : name
    return plain.hasSuffix("Action") && lists.contains(plain.dropLast(6) + "State")
  }

  /// Tells whether a view builds screens for the states on a list.
  func isBuilder(_ name: String) -> Bool { !lists.isEmpty && builders.contains(name) }

  /// Tells whether a function puts a state on a list.
  func puts(_ name: String) -> Bool { !lists.isEmpty && verbs[name] != nil }
  func takes(_ name: String) -> Bool { !lists.isEmpty && backs.contains(name) }

  /// Tells whether a case only determines the style of the state that it carries: `.root(.menu)`.
  func marks(_ name: String) -> Bool { !lists.isEmpty && styles[name] != nil }

  /// The style in which a call shows its state.
  func style(of call: Written) -> (style: String, state: Written)? {
    guard !lists.isEmpty, case .call(let callee, let arguments) = call.form,
      case .member(let base, let name) = callee.form, let state = arguments.first?.value
    else { return nil }
    let text = call.program.name(name)
    let style = base == nil ? styles[text] : verbs[text] ?? styles[text]
    return style.map { ($0, state) }
  }
}

/// The styles in which a reducer shows the states that it puts on its list of routes.
struct ListedStyles {
  /// For each case, its styles.
  private(set) var styles: [Name: Set<String>] = [:]
  private(set) var initial: Set<Name> = []

  init(_ types: ReducerTypes, of reducer: TypeIndex) {
    let program = types.program
    for body in program.bodies(of: reducer) { add(body, types, isInitial: false) }
    guard let state = types.state(of: reducer) else { return }
    for body in program.bodies(of: state) { add(body, types, isInitial: true) }
  }

  private mutating func add(_ body: Written, _ types: ReducerTypes, isInitial: Bool) {
    body.walk { written in
      guard let (style, state) = types.routes.style(of: written), let name = state.caseName else { return }
      styles[name, default: []].insert(style)
      if isInitial { initial.insert(name) }
    }
  }
}

extension Written {
  /// The name of the case in `.scan(state)` or `Path.State.scan(state)`.
  var caseName: Name? {
    switch form {
    case .call(let callee, _): callee.caseName
    case .member(_, let name): name
    default: nil
    }
  }
}
