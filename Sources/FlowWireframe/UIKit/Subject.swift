internal import SwiftSyntax

/// Code that makes and arranges views: that of a type with all its members, or that of one function.
struct Subject {
  /// The type, and those that it inherits from.
  let types: [TypeFacts]
  var setup: Setup
  let ancestors: [String]
  /// The values of names that other code passes.
  var bound: [String: Scope.Bound] = [:]
  /// The function that the code is of; its names hide those of the type.
  var function: String?
  /// The code that uses this one, with what it passes.
  var outer: [Subject] = []
  var passed: [String: ExprSyntax] = [:]

  var type: TypeFacts { types[0] }
  var name: String { function.map { "\(type.name).\($0)()" } ?? type.name }
  var scope: Scope { Scope(type: type, path: type.path, bound: bound) }

  func property(_ name: String) -> TypeFacts.Property? {
    types.lazy.compactMap { $0.properties[name] }.first
  }

  /// The value that a local constant of a function has.
  func local(_ name: String) -> ExprSyntax? { function == nil ? nil : setup.locals[name] }
}

extension ControllerReader {
  /// Reads the code of all members of a type and of the types that it inherits from.
  func read(subject type: TypeFacts) -> Subject {
    var types = [type]
    while types.count < 5, let parent = parent(of: types[types.count - 1]),
      !types.contains(where: { $0.name == parent.name })
    {
      types.append(parent)
    }
    var setup = Setup()
    // The code of a type counts before what it inherits, so it comes last.
    for current in types.reversed() {
      for member in current.bodies { setup.read(member) }
    }
    return Subject(types: types, setup: setup, ancestors: types.flatMap(\.inherited))
  }

  private func parent(of type: TypeFacts) -> TypeFacts? {
    type.inherited.lazy.filter { !$0.hasPrefix("UI") }.compactMap { self.shelf.type($0, near: type.path) }
      .first { !$0.isProtocol }
  }

  /// The code of a view of the app that other code makes under a name, with what that sets and passes.
  func subject(_ type: TypeFacts, _ arguments: Arguments, named name: String, in outer: Subject) -> Subject {
    var subject = subject(type)
    let initializer = type.initializer(for: arguments)
    var scope = subject.scope
    if let initializer, !arguments.labelled.isEmpty {
      scope.bind(initializer.signature.parameterClause.parameters, to: arguments, in: outer.scope)
    }
    guard !name.isEmpty else { return subject.with(scope.bound) }
    for call in outer.setup.calls where call.base == name {
      guard let function = type.functions[call.name]?.first else { continue }
      scope.bind(function.signature.parameterClause.parameters, to: call.arguments, in: outer.scope)
    }
    for (number, assignment) in outer.setup.assignments.enumerated() {
      if assignment.base == name, type.properties[assignment.member]?.getter == nil {
        scope.bound[assignment.member] = .code(assignment.value, outer.scope)
      } else if assignment.base.hasPrefix(name + ".") {
        // A name that no source can have leads to the value in the code that sets it.
        let key = "\(number)…"
        scope.bound[key] = .code(assignment.value, outer.scope)
        let value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(key)))
        let base = String(assignment.base.dropFirst(name.count + 1))
        subject.setup.assign(assignment.member, of: base, to: value, isFirst: assignment.isFirst)
      }
    }
    return subject.with(scope.bound)
  }
}

extension Subject {
  fileprivate func with(_ bound: [String: Scope.Bound]) -> Subject {
    var subject = self
    subject.bound = bound
    return subject
  }
}
