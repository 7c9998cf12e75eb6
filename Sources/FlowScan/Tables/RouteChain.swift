/// A route as it is written in a table, taken apart: what it is made with, and the modifiers after it.
///
/// `Push("shop://orders/:id") { … }.summary("…").owner("…")` has `Push` at its base and two modifiers.
struct RouteChain {
  /// A function with what it is given.
  struct Part {
    let name: String
    let arguments: [Argument]
  }

  let base: Part
  let modifiers: [Part]

  /// Takes an expression apart; nil where no route is at its base. A base `.init` is of the property's type.
  init?(_ expression: Expression, of type: TypeShape, bases: Set<String>) {
    var modifiers: [Part] = []
    var current = expression
    while case .call(let callee, let arguments, _) = current {
      let name = callee.calledName ?? ""
      if let base = bases.contains(name) ? name : RouteChain.implicit(callee, type), bases.contains(base) {
        self.base = Part(name: base, arguments: arguments)
        self.modifiers = modifiers.reversed()
        return
      }
      guard case .member(let next?, _, _) = callee else { return nil }
      modifiers.append(Part(name: name, arguments: arguments))
      current = next
    }
    return nil
  }

  private static func implicit(_ callee: Expression, _ type: TypeShape) -> String? {
    if case .member(nil, "init", _) = callee { type.name?.lastPart } else { nil }
  }
}
