/// A type while its declaration and its extensions are being put together.
struct TypeDraft {
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

  init(_ facts: TypeFacts, id: TypeID, file: String) {
    self.id = id
    name = facts.name
    kind = facts.kind
    self.file = file
    place = facts.place
    summary = facts.summary
    generics = facts.generics
    inherits = facts.inherits
    attributes = facts.attributes
    cases = facts.cases
    addMembers(of: facts, from: file)
  }

  /// Adds what an extension adds.
  mutating func extend(by facts: TypeFacts, from file: String) {
    inherits += facts.inherits
    cases += facts.cases
    if summary.isEmpty { summary = facts.summary }
    addMembers(of: facts, from: file)
  }

  private mutating func addMembers(of facts: TypeFacts, from file: String) {
    for property in facts.properties where properties[property.name] == nil {
      properties[property.name] = PropertyNode(facts: property, owner: id, file: file)
      propertyOrder.append(property.name)
    }
    for function in facts.functions {
      let node = FunctionNode(facts: function, owner: id, file: file)
      functions[function.name, default: []].append(node)
      functionOrder.append(node)
    }
    for alias in facts.aliases { aliases[alias.name] = alias }
  }
}
