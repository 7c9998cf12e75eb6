import SwiftFacts

/// The types of which code makes objects without naming them: `ListController(rows: [.init(title: "Help") { … }])`.
struct ImpliedTypes {
  let search: RelevanceSearch
  private var program: Program { search.program }

  init(search: RelevanceSearch) { self.search = search }

  /// The types that `.init(…)` may stand for in a body: what it returns, sets, or hands to the types that it makes.
  func made(by mentions: [Program.Mention], in body: RelevanceSearch.Body) -> Set<TypeIndex> {
    guard mentions.contains(where: { $0.kind == .implicit && $0.name == search.semantics.initializer }) else {
      return []
    }
    let owner = search.owner(of: body)
    var found = Set(search.resultTypes(of: body))
    if Int(body) >= program.functions.count {
      found.formUnion(program.type(of: program.properties[Int(body) - program.functions.count]).types)
    }
    for mention in mentions {
      if owner >= 0, let property = program.property(mention.name, of: owner) {
        found.formUnion(program.type(of: program.properties[Int(property)]).types)
      }
      guard mention.kind == .called || mention.kind == .calledMember else { continue }
      for type in search.typesByShortName[mention.name] ?? [] { found.formUnion(taken(by: type)) }
    }
    return found.filter { !program.types[Int($0)].isForeign }
  }

  /// The types of what an object is made with.
  private func taken(by type: TypeIndex) -> [TypeIndex] {
    let info = program.types[Int(type)]
    let initializers = (info.functions[search.semantics.initializer] ?? []).map { program.functions[Int($0)] }
    return initializers.flatMap { initializer in
      initializer.parameters.flatMap { program.parameterType($0, of: initializer).types }
    }
      + info.propertyOrder.flatMap { program.type(of: program.properties[Int($0)]).types }
  }
}
