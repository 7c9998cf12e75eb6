import ValueFlow

/// A route as it is written in a table, taken apart: what it is made with, and the modifiers after it.
///
/// `Push("shop://orders/:id") { … }.summary("…").owner("…")` has `Push` at its base and two modifiers.
struct WrittenRoute {
  /// A call with what it is given.
  struct Part {
    let name: String
    /// The node of the call.
    let node: Int32
    let arguments: [Written.Argument]
  }

  let base: Part
  let modifiers: [Part]

  /// Takes an expression apart; nil where no route is at its base.
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
  /// `.init` without a type.
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
