import ValueFlow

/// A route as written in a table, split into its initialiser and its modifiers.
///
/// `Push("shop://orders/:id") { … }.summary("…").owner("…")` has the base `Push` and two modifiers.
struct WrittenRoute {
  /// A call with its arguments.
  struct Part {
    let name: String
    /// The node of the call.
    let node: Int32
    let arguments: [Written.Argument]
  }

  let base: Part
  let modifiers: [Part]

  /// Splits an expression; nil if its base is not a route.
  ///
  /// A base `.init` is of the property's type.
  init?(_ expression: Written, type: String, bases: Set<String>) {
    var modifiers: [Part] = []
    var current = expression
    while case .call(let callee, let arguments) = current.form {
      let called = callee.calledText ?? ""
      let name = callee.isPlainInitializer ? type : called
      if bases.contains(name) {
        base = Part(name: name, node: current.node, arguments: arguments)
        self.modifiers = modifiers.reversed()
        return
      }
      guard case .member(let next?, _) = callee.form else { return nil }
      modifiers.append(Part(name: called, node: current.node, arguments: arguments))
      current = next
    }
    return nil
  }
}

extension Written {
  /// Whether it is `.init` without a type.
  fileprivate var isPlainInitializer: Bool {
    if case .member(nil, let name) = form { program.name(name) == "init" } else { false }
  }

  /// Whether this is a closure or names a function.
  var isCode: Bool {
    switch form {
    case .closure: true
    case .name(let name), .member(_, let name): program.name(name).first?.isLowercase ?? false
    default: false
    }
  }
}
