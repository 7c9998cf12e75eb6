/// Finds the flows with which the app begins: those that its delegate, its scenes or its `App` make.
struct Entries {
  private let knowledge: Knowledge

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  private static let beginnings: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "NSApplicationDelegate",
  ]

  /// The delegates, scenes and apps themselves.
  func makers() -> [TypeID] {
    knowledge.program.types.map(\.id).filter {
      !knowledge.ancestorNames[$0.index].isDisjoint(with: Self.beginnings)
    }
  }

  func find() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for node in knowledge.program.types
    where !knowledge.ancestorNames[node.id.index].isDisjoint(with: Self.beginnings) {
      let mentions = node.functionOrder.map(\.mentions) + node.properties.values.map(\.mentions)
      for name in mentions.joined() {
        guard let id = knowledge.program.find(name, in: node.id, from: node.file),
          knowledge.isCandidate[id.index]
        else { continue }
        found.insert(id)
      }
      for property in node.properties.values {
        if let id = knowledge.concrete(property.facts.type, in: node.id, from: node.file),
          knowledge.isCandidate[id.index]
        {
          found.insert(id)
        }
      }
    }
    return found.union(Launches(knowledge).find())
  }
}
