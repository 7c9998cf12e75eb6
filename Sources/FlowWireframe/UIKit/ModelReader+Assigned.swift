internal import SwiftSyntax

/// Lists that code assigns to properties.
extension ModelReader {
  /// The list that functions of a type assign to a property that begins empty.
  func assigned(_ name: String, of type: TypeFacts, _ depth: Int) -> [Placed]? {
    let subject = reader.subjects.part(of: type, mentioning: [name])
    let found = subject.setup.assignments.filter { $0.base.isEmpty && $0.member == name }
    // Each step has several ways on, so few steps are taken.
    return found.prefix(3).lazy.compactMap { self.items($0, in: subject, depth: depth + Self.deepest / 2) }
      .first { !$0.isEmpty }
  }

  /// The list in an assignment, which may be one that its function builds before.
  func items(_ assignment: Setup.Assignment, in subject: Subject, depth: Int = 0) -> [Placed]? {
    built(assignment, in: subject, depth) ?? items(assignment.value, subject.scope, depth: depth)
  }

  /// The list that a function has built when it assigns it; nil if its value refers to no list of the function.
  private func built(_ assignment: Setup.Assignment, in subject: Subject, _ depth: Int) -> [Placed]? {
    guard let name = assignment.function,
      let function = subject.types.firstValue({ $0.functions[name]?.first }),
      let body = function.body
    else { return nil }
    let names = Set(ReferredNames.of(assignment.value).map(Setup.plain))
    guard !names.isDisjoint(with: DeclaredLocals.lists(in: body)) else { return nil }
    var seeking = self
    seeking.sought = assignment.member
    return seeking.result(of: body.statements, subject.scope, depth)
  }

  /// The value that an expression assigns to the property that is sought.
  func soughtValue(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let sought, let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return ["", "self."].contains { $0 + sought == parts[0].ownText } ? parts[2] : nil
  }

  /// The list of the first type that conforms to a protocol or inherits from a class, without those whose names mean a passing state.
  func required(_ name: String, of type: TypeFacts, _ depth: Int) -> [Placed]? {
    reader.lookup.conforming(to: type).prefix(3).lazy.compactMap { found in
      let inner = Scope(type: found, path: found.path)
      let value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      return self.items(value, inner, depth: depth + Self.deepest / 3)
    }.first { !$0.isEmpty }
  }
}
