/// The bodies of types, read as they are asked for.
final class Workings {
  let knowledge: Knowledge
  private var types: StaticTypes
  private var known: [TypeID: [Body]] = [:]
  var program: Program { knowledge.program }

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
    types = StaticTypes(knowledge)
  }

  /// What a type's own functions and properties do.
  func bodies(of id: TypeID) -> [Body] {
    if let bodies = known[id] { return bodies }
    var walk = DeedWalk(knowledge, types)
    let node = program[id]
    let bodies =
      node.functionOrder.map { walk.body(of: $0) }
      + node.propertyOrder.compactMap { node.properties[$0] }.map { walk.body(of: $0) }
    known[id] = bodies
    return bodies
  }

  func type(of value: Expression, at deed: Deed) -> TypeShape {
    types.type(of: value, at: deed.scope.types)
  }

  func type(of property: PropertyNode) -> TypeShape { types.type(of: property) }

  /// All declarations above a type, itself first.
  func line(of id: TypeID) -> [TypeID] { knowledge.ancestries[id.index].compactMap(\.id) }
}
