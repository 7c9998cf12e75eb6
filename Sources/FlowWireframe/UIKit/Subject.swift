internal import SwiftSyntax

/// Code that makes and arranges views: that of a type with all its members, or that of one function.
struct Subject {
  /// The type and its supertypes.
  let types: [TypeFacts]
  var setup: Setup
  let ancestors: [String]
  /// The values of names that other code passes.
  var bound: [String: Scope.Bound] = [:]
  /// The function with the code; its names hide those of the type.
  var function: String?
  /// The code that uses this one, with its arguments.
  var outer: [Subject] = []
  /// The calls by which the code passes values to functions of its own.
  var ownCalls: [Setup.Call] = []
  var passed: [String: ExprSyntax] = [:]
  /// Whether other code made the object under a name, so that all is known that sets it up.
  var isMade = false

  var type: TypeFacts { types[0] }
  var name: String { function.map { "\(type.name).\($0)()" } ?? type.name }
  var scope: Scope { Scope(type: type, path: type.path, bound: bound) }

  func property(_ name: String) -> MemberFacts.Property? {
    types.firstValue { $0.properties[name] }
  }

  /// The value of a local constant in a function.
  func local(_ name: String) -> ExprSyntax? { function == nil ? nil : setup.locals[name] }
}

extension Subject {
  /// The settings that other code makes of an object under a name, under the name that the object has here.
  mutating func settings(of name: String, in outer: Subject, as own: String) -> Setup {
    var setup = Setup()
    guard !name.isEmpty, !own.isEmpty else { return setup }
    for assignment in outer.setup.assignments where assignment.base == name {
      setup.assignments.append(assignment.with(value: assignment.value, base: own))
    }
    for call in outer.setup.calls where call.base == name && call.name.hasPrefix("set") {
      var call = call
      call.base = own
      setup.calls.append(call)
    }
    return taking(setup, from: outer.scope)
  }

  /// The scope of the arguments of a call.
  func scope(at call: Setup.Call) -> Scope {
    let outside = scope
    var inside = outside
    for (name, value) in call.locals where outside.bound[name] == nil {
      inside.bound[name] = .code(value, outside)
    }
    return inside
  }

  /// Statements of other code, whose names keep their meaning there.
  mutating func taking(_ setup: Setup, from scope: Scope) -> Setup {
    setup.mapped { value in
      // Literals and `.normal` mean the same everywhere.
      if value.is(StringLiteralExprSyntax.self) || value.as(MemberAccessExprSyntax.self)?.base == nil,
        !value.is(DeclReferenceExprSyntax.self), !value.is(FunctionCallExprSyntax.self)
      {
        return value
      }
      let key = "…\(bound.count)"
      bound[key] = .code(value, scope)
      return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(key)))
    }
  }

  func with(_ bound: [String: Scope.Bound]) -> Subject {
    var subject = self
    subject.bound = bound
    return subject
  }
}
