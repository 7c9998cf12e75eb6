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

  var type: TypeFacts { types[0] }
  var name: String { function.map { "\(type.name).\($0)()" } ?? type.name }
  var scope: Scope { Scope(type: type, path: type.path, bound: bound) }

  func property(_ name: String) -> MemberFacts.Property? {
    types.lazy.compactMap { $0.properties[name] }.first
  }

  /// The value of a local constant in a function.
  func local(_ name: String) -> ExprSyntax? { function == nil ? nil : setup.locals[name] }
}

extension ControllerReader {
  /// Reads the code of all members of a type and of its supertypes.
  func read(subject type: TypeFacts) -> Subject {
    let types = lookup.line(of: type)
    let setup = type.setup {
      let firsts = types.reduce(into: [String: String]()) { $0.merge($1.firstCases) { own, _ in own } }
      // The code of a type beats that of its supertypes, so it comes last.
      return MemberCode.setup(of: types.reversed().flatMap(\.bodies), firsts: firsts)
        .reachable(for: type.defaults, path: type.path)
    }
    var subject = Subject(types: types, setup: setup, ancestors: types.flatMap(\.inherited))
    subject.ownCalls = ownCalls(in: setup, of: types)
    return subject
  }

  /// The code of a view of the app that other code creates under a name, with the values that it sets and passes.
  func subject(
    _ type: TypeFacts, _ arguments: Arguments, named name: String, own: Setup = Setup(), in outer: Subject
  ) -> Subject {
    var subject = whole(type)
    let initializer = type.initializer(for: arguments)
    var scope = subject.scope
    if let initializer, !arguments.labelled.isEmpty {
      scope.bind(initializer.signature.parameterClause.parameters, to: arguments, in: outer.scope)
    }
    let calls = outer.setup.calls.filter { !name.isEmpty && $0.base == name }
    let beforeReactions = calls.filter { !$0.isReaction } + own.calls
    bindCalls(beforeReactions.isEmpty ? calls : beforeReactions, of: subject, &scope, outer)
    let called = Set(beforeReactions.map(\.name))
    subject.setup.prefer(called)
    if !called.isDisjoint(with: type.configuring) {
      let ownCalls = subject.setup.calls.filter(\.base.isEmpty).map(\.name)
      subject.setup = subject.setup.without(type.configuring.subtracting(called).subtracting(ownCalls))
    }
    bindOwnCalls(of: subject, &scope)
    subject.setup = subject.setup.reachable(for: scope.bound, path: type.path)
    subject = likely(subject.with(scope.bound))
    guard !name.isEmpty else { return subject }
    for (number, assignment) in outer.setup.assignments.enumerated() {
      if assignment.base == name, type.properties[assignment.member]?.getter == nil {
        scope.bound[assignment.member] = .code(assignment.value, outer.scope)
      } else if assignment.base.hasPrefix(name + ".") {
        // A name that no source can contain refers to the value in the code that sets it.
        let key = "\(number)…"
        scope.bound[key] = .code(assignment.value, outer.scope)
        let value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(key)))
        let base = String(assignment.base.dropFirst(name.count + 1))
        subject.setup.assignments.append(assignment.with(value: value, base: base))
      }
    }
    return subject.with(scope.bound)
  }
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
