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

/// A type with everything that its extensions add; it is shared by all who look at it, and never changes.
final class TypeNode: Sendable {
  let id: TypeID
  let name: String
  let kind: TypeFacts.Kind
  let file: String
  let place: Place
  let summary: String
  let generics: [GenericFacts]
  let inherits: [TypeShape]
  let attributes: [AttributeFacts]
  let cases: [CaseFacts]
  let properties: [String: PropertyNode]
  let propertyOrder: [String]
  let functions: [String: [FunctionNode]]
  let functionOrder: [FunctionNode]
  let aliases: [String: AliasFacts]

  /// The last part of the name, as people say it.
  let shortName: String

  init(_ draft: TypeDraft) {
    id = draft.id
    name = draft.name
    kind = draft.kind
    file = draft.file
    place = draft.place
    summary = draft.summary
    generics = draft.generics
    inherits = draft.inherits
    attributes = draft.attributes
    cases = draft.cases
    properties = draft.properties
    propertyOrder = draft.propertyOrder
    functions = draft.functions
    functionOrder = draft.functionOrder
    aliases = draft.aliases
    shortName = draft.name.lastPart
  }
}

extension String {
  var lastPart: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The name of a function without the labels that `handle(action:)` carries.
  var withoutLabels: String {
    utf8.firstIndex(of: UInt8(ascii: "(")).map { String(self[..<$0]) } ?? self
  }
}
