internal import SwiftSyntax

/// Where an expression stands: the type around it, and what the names in it are bound to.
struct Scope {
  var type: TypeFacts?
  var path = ""
  var bound: [String: Bound] = [:]
  /// The base of a call without one: the view that a modifier of the app is applied to.
  var base: [Element]?

  /// What a name is bound to.
  indirect enum Bound {
    /// Code, with the scope that it was written in.
    case code(ExprSyntax, Scope)
    case drawn([Element])
    /// Nothing but its name is known.
    case name
  }

  mutating func bind(_ name: String, to value: ExprSyntax) { bound[name] = .code(value, self) }

  /// The scope with names that hide others.
  func hiding(_ names: [String]) -> Scope {
    var scope = self
    for name in names { scope.bound[name] = .name }
    return scope
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: []
    }
  }
}
