/// The names of functions and properties that can lead to something being shown.
///
/// Starts with the primitives and goes on to all that mention them, so that bodies which never navigate are not played.
enum RelevantNames {
  static func find(in program: Program, from knowledge: Knowledge) -> Set<String> {
    var names = Set(knowledge.verbs.keys)
    names.formUnion(knowledge.assignments.keys)
    names.formUnion(knowledge.triggers.keys)
    names.formUnion(knowledge.beginnings.keys)
    names.formUnion(knowledge.back)
    names.formUnion(knowledge.bindings.keys)
    names.formUnion(knowledge.links.keys)
    for rule in knowledge.conventions.paths { names.formUnion([rule.builder] + rule.verbs.keys) }
    names.formUnion(knowledge.tables.verbs)
    names.formUnion(Storyboards.verbs)
    names.formUnion(knowledge.conventions.ends.map(\.name))
    for node in program.types where knowledge.isCandidate[node.id.index] { names.insert(node.shortName) }
    let bodies = everyBody(in: program)
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (name, mentions) in bodies where !names.contains(name) && !mentions.isDisjoint(with: names) {
        names.insert(name)
        hasGrown = true
      }
    }
    return names
  }

  private static func everyBody(in program: Program) -> [(String, Set<String>)] {
    var bodies: [(String, Set<String>)] = []
    for node in program.types {
      for function in node.functionOrder {
        bodies.append(
          (function.facts.name == "init" ? node.shortName : function.facts.name, function.mentions))
      }
      for name in node.propertyOrder {
        if let property = node.properties[name] { bodies.append((name, property.mentions)) }
      }
    }
    for (name, functions) in program.globalFunctions { bodies += functions.map { (name, $0.mentions) } }
    for (name, properties) in program.globalProperties { bodies += properties.map { (name, $0.mentions) } }
    return bodies.filter { !$0.1.isEmpty }
  }
}
