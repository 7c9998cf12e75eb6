/// A function with the place where it belongs.
final class FunctionNode: Sendable {
  let facts: FunctionFacts
  /// The type whose body or extension declares it; none for a global function.
  let owner: TypeID?
  let file: String
  let mentions: Set<String>

  init(facts: FunctionFacts, owner: TypeID?, file: String) {
    self.facts = facts
    self.owner = owner
    self.file = file
    mentions = Mentions.of(facts.body, facts.parameters)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A property with the place where it belongs.
final class PropertyNode: Sendable {
  let facts: PropertyFacts
  let owner: TypeID?
  let file: String
  let mentions: Set<String>

  init(facts: PropertyFacts, owner: TypeID?, file: String) {
    self.facts = facts
    self.owner = owner
    self.file = file
    mentions = Mentions.of(facts.getter + facts.observers + [.expression(facts.value)], [])
  }
}

/// One declaration of a type in the program; two apps of one folder may each have an `AppCoordinator`.
struct TypeID: Hashable, Sendable, Comparable {
  let index: Int
  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A type with everything that its extensions add.
struct TypeNode: Sendable {
  let id: TypeID
  let name: String
  let kind: TypeFacts.Kind
  let file: String
  let place: Place
  var summary: String
  var generics: [GenericFacts]
  var inherits: [TypeShape]
  var attributes: [AttributeFacts]
  var cases: [CaseFacts]
  var properties: [String: PropertyNode] = [:]
  var propertyOrder: [String] = []
  var functions: [String: [FunctionNode]] = [:]
  var functionOrder: [FunctionNode] = []
  var aliases: [String: AliasFacts] = [:]

  /// The last part of the name, as people say it.
  var shortName: String { name.lastPart }
}

extension String {
  var lastPart: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The name of a function without the labels that `handle(action:)` carries.
  var withoutLabels: String {
    firstIndex(of: "(").map { String(self[..<$0]) } ?? self
  }
}
