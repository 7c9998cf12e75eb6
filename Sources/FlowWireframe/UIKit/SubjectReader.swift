internal import SwiftSyntax

/// Reads the code of types, each once: a screen may show a view many times.
final class SubjectReader {
  let lookup: TypeLookup
  private var subjects: [String: Subject] = [:]
  private var wholes: [String: Subject] = [:]
  private var parts: [String: Subject] = [:]

  init(_ lookup: TypeLookup) { self.lookup = lookup }

  /// The code of a type and of its supertypes, without branches that are less likely than their alternatives.
  func subject(_ type: TypeFacts) -> Subject {
    let key = "\(type.name)\n\(type.path)"
    if let subject = subjects[key] { return subject }
    let subject = likely(whole(type))
    subjects[key] = subject
    return subject
  }

  /// The code of a type and of its supertypes with all branches.
  func whole(_ type: TypeFacts) -> Subject {
    let key = "\(type.name)\n\(type.path)"
    if let subject = wholes[key] { return subject }
    let subject = read(subject: type)
    wholes[key] = subject
    return subject
  }

  /// The code of those members that mention one of some words, where nothing else matters.
  func part(of type: TypeFacts, mentioning words: [String]) -> Subject {
    let key = "\(type.name)\n\(type.path)\n\(words.joined(separator: " "))"
    if let subject = parts[key] { return subject }
    let types = lookup.line(of: type)
    let code = types.reversed().flatMap { $0.bodies(mentioning: words) }
    let subject = likely(Subject(types: types, setup: read(code, of: type, types), ancestors: []))
    parts[key] = subject
    return subject
  }

  /// The code without branches that are less likely than their alternatives.
  func likely(_ subject: Subject) -> Subject {
    var subject = subject
    subject.setup = LikelySetup.of(subject.setup, subject.scope, lookup)
    return subject
  }

  /// Reads the code of all members of a type and of its supertypes.
  func read(subject type: TypeFacts) -> Subject {
    let types = lookup.line(of: type)
    // The code of a type beats that of its supertypes, so it comes last.
    let setup = type.setup {
      let members = DrawingMembers.among(types.reversed().flatMap(\.written))
      return read(members.flatMap(\.declarations), of: type, types)
    }
    var subject = Subject(types: types, setup: setup, ancestors: types.flatMap(\.inherited))
    subject.ownCalls = ownCalls(in: setup, of: types)
    return subject
  }

  private func read(_ members: [DeclSyntax], of type: TypeFacts, _ types: [TypeFacts]) -> Setup {
    let firsts = types.reduce(into: [String: String]()) { $0.merge($1.firstCases) { own, _ in own } }
    return MemberCode.setup(
      of: members, properties: Set(types.flatMap(\.propertyNames)), firsts: firsts,
      isScreen: types.flatMap(\.inherited).contains { $0.hasSuffix("Controller") }
    )
    .reachable(for: type.defaults, path: type.path)
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
    subject.isMade = !arguments.isEmpty || outer.setup.locals[name]?.is(FunctionCallExprSyntax.self) == true
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
