internal import Foundation
internal import SwiftFacts
internal import SwiftSyntax

/// The known facts about one type: its members from all files, each parsed when it is looked up.
///
/// Several threads may use it.
final class TypeFacts: @unchecked Sendable {
  let name: String
  /// The file of its declaration.
  let path: String
  let inherited: [String]
  let isProtocol: Bool
  private let parts: [TypePart]
  private let members: [(part: TypePart, member: TypeMember)]
  /// The numbers of the members of each kind and name.
  private let numbers: [Question: [Int]]
  private let lock = NSLock()
  private var known: [Question: MemberFacts] = [:]
  /// The statements of the type and its supertypes: several screens show one view.
  private var knownSetup: Setup?

  /// The members of a kind and a name; nil stands for those of which neither or only the kind is known.
  private struct Question: Hashable {
    var kind: DeclaredMember.Kind?
    var name: String?
    /// A word in the text of the members.
    var word: String?
  }

  init?(_ parts: [TypePart]) {
    guard let main = parts.first(where: { !$0.isExtension }) ?? parts.first else { return nil }
    (name, path, isProtocol) = (main.name, main.path, main.isProtocol)
    self.parts = parts
    inherited = parts.flatMap(\.inherited).map { $0.prefix { $0 != "<" && $0 != " " }.description }
    members = parts.flatMap { part in part.members().map { (part, $0) } }
    var numbers: [Question: [Int]] = [:]
    for (number, entry) in members.enumerated() {
      let question = Question(kind: entry.member.kind, name: entry.member.name)
      numbers[question, default: []].append(number)
    }
    self.numbers = numbers
  }

  /// The types that it inherits from, with their generic arguments.
  var inheritedTypes: [TypeSyntax] { parts.flatMap(\.inheritedTypes) }

  private func facts(
    _ kind: DeclaredMember.Kind, _ name: String? = nil, mentioning word: String? = nil
  ) -> MemberFacts {
    let question = Question(kind: kind, name: name, word: word)
    if let known = lock.withLock({ known[question] }) { return known }
    var found = MemberFacts()
    for number in candidates(question) {
      for decl in members[number].member.declarations { found.add(decl, in: members[number].part) }
    }
    // Threads that ask the same at the same time find the same.
    lock.withLock { known[question] = found }
    return found
  }

  /// Whether the text of a member contains one of some words.
  func mentions(_ words: [String]) -> Bool { members.contains { $0.member.mentions(words) } }

  /// The statements of the type and its supertypes, read once.
  func setup(_ read: () -> Setup) -> Setup {
    if let setup = lock.withLock({ knownSetup }) { return setup }
    let setup = read()
    // Threads that read the same at the same time find the same.
    lock.withLock { knownSetup = setup }
    return setup
  }

  /// The numbers of the members that may be of a kind, with a name if one is given.
  private func candidates(_ question: Question) -> [Int] {
    guard question.name != nil else {
      let fitting = members.indices.filter { members[$0].member.kind.map { $0 == question.kind } ?? true }
      guard let word = question.word else { return fitting }
      return fitting.filter { !members[$0].member.isStatic && members[$0].member.mentions([word]) }
    }
    let fitting = [question, Question(kind: question.kind), Question()]
    return fitting.flatMap { numbers[$0] ?? [] }.sorted()
  }
}

extension TypeFacts {
  /// The properties by their names.
  var properties: Properties { Properties(type: self) }

  /// The functions by their names.
  var functions: Functions { Functions(type: self) }

  struct Properties {
    fileprivate let type: TypeFacts

    subscript(name: String) -> MemberFacts.Property? { type.facts(.property, name).properties[name] }
    var all: [String: MemberFacts.Property] { type.facts(.property).properties }
  }

  struct Functions {
    fileprivate let type: TypeFacts

    subscript(name: String) -> [FunctionDeclSyntax]? { type.facts(.function, name).functions[name] }
    var all: [String: [FunctionDeclSyntax]] { type.facts(.function).functions }
  }

  /// The names of the properties, as far as they are known without parsing them.
  var propertyNames: [String] {
    members.compactMap { $0.member.kind == .property ? $0.member.name : nil }
  }

  /// The stored properties in the order of the memberwise initializer.
  var stored: [String] { facts(.property).stored }

  /// The properties that an interface file sets, in order.
  var outlets: [String] { facts(.property, mentioning: "IBOutlet").outlets }

  /// The properties of its objects that have a value in their declarations, by their names.
  var valued: [String: MemberFacts.Property] { facts(.property, mentioning: "=").properties }

  var initializers: [InitializerDeclSyntax] { facts(.initializer).initializers }

  var cases: [String] { facts(.enumCase).cases }

  /// The raw values of cases, as in `case title = "Title"`.
  var rawValues: [String: ExprSyntax] { facts(.enumCase).rawValues }

  /// The members with code whose text contains one of some words.
  func bodies(mentioning words: [String]) -> [DeclSyntax] {
    written.filter { $0.mentions(words) }.flatMap(\.declarations)
  }

  /// All members with code that runs for an object: a property without a value and a getter has none.
  var written: [TypeMember] {
    members.map(\.member).filter { $0.kind != .property || !$0.isStatic && $0.mentions(["=", "{", "("]) }
  }
}

extension TypeFacts {
  /// The value that an initializer gives to a property, in the first branch.
  func assigned(_ property: String) -> ExprSyntax? {
    initializers.firstValue { initializer -> ExprSyntax? in
      guard let body = initializer.body else { return nil }
      let values = Setup(body.statements).assignments.filter { $0.base.isEmpty && $0.member == property }
      if let value = Self.withoutNumber(values) { return value }
      // A parameter is not known here.
      return values.first { !$0.value.is(DeclReferenceExprSyntax.self) }?.value
    }
  }

  /// The value in the default branch of a choice among numbers, as in `switch score { case 0: …; default: … }`: no number is known.
  private static func withoutNumber(_ values: [Setup.Assignment]) -> ExprSyntax? {
    guard values.contains(where: { $0.conditions.contains(where: \.isForNumber) }) else { return nil }
    return values.last { $0.conditions.contains(where: \.isDefault) }?.value
  }

  /// Whether a constant has no value as long as no number is known that gives it one.
  func isMissingWithoutNumber(_ property: MemberFacts.Property, named name: String) -> Bool {
    guard property.isConstant, property.value == nil, property.type?.is(OptionalTypeSyntax.self) == true
    else { return false }
    return assigned(name)?.is(NilLiteralExprSyntax.self) == true
  }

  /// The initializer for some arguments; of several, one that needs no others.
  func initializer(for arguments: Arguments) -> InitializerDeclSyntax? {
    let labels = Set(arguments.labelled.map(\.label).filter { !$0.isEmpty })
    let fitting = initializers.filter { initializer in
      let names = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return labels.isSubset(of: names) && names.count { $0 == "_" } >= arguments.unlabelled.count
    }
    return fitting.first { initializer in
      // A filtered syntax collection would be a new tree.
      let missing = Array(initializer.signature.parameterClause.parameters).filter { parameter in
        parameter.defaultValue == nil && parameter.firstName.text != "_"
          && !labels.contains(parameter.firstName.text)
      }
      // The trailing closure is the argument of one parameter.
      return missing.isEmpty
        || missing.count == 1 && arguments.trailing != nil
          && missing.allSatisfy { $0.type.ownText.contains("->") }
    } ?? fitting.first
  }
}
