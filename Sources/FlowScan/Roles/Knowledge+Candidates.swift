// Which types may be flows; what they do decides later.
extension Knowledge {
  /// Whether a type may be a flow, by what it is called and what it inherits; what it does decides later.
  func looksLikeFlow(_ node: TypeNode) -> Bool {
    guard canBeFlow(node) else { return false }
    let names = ancestorNames[node.id.index]
    if !names.isDisjoint(with: conventions.flows) || holdsRoutes(node) || pathRule(of: node) != nil {
      return true
    }
    return names.contains { name in conventions.flowNames.contains { name.hasSuffix($0) } }
  }

  /// The rule by which a type lists builders of screens, if it does.
  func pathRule(of node: TypeNode) -> Conventions.Paths? {
    conventions.paths.first { rule in
      !node.functions(listing: rule.builder).isEmpty || !node.properties(listing: rule.builder).isEmpty
    }
  }

  /// Whether a view or a view controller puts something on show in its own code.
  func showsByItself(_ node: TypeNode) -> Bool {
    let mentions = node.functionOrder.map(\.mentions) + node.properties.values.map(\.mentions)
    return !isTransparent(node.id)
      && mentions.contains { !$0.isDisjoint(with: verbs.keys) || !$0.isDisjoint(with: Storyboards.verbs) }
  }

  /// Whether its name or what it inherits leaves no doubt that it may be a flow.
  func isStrong(_ id: TypeID) -> Bool { looksLikeFlow(program[id]) }

  func looksDoubtful(_ node: TypeNode) -> Bool {
    guard canBeFlow(node) else { return false }
    return ancestorNames[node.id.index].contains { name in
      conventions.doubtfulNames.contains { name.hasSuffix($0) }
    }
  }

  /// Whether a type takes in screens or flows, so that it may only show what it is handed.
  func isCarrier(_ node: TypeNode) -> Bool {
    node.functionOrder.contains { function in
      function.facts.hasBody && function.facts.name != "init"
        && function.facts.parameters.contains { takesShown($0.type, function) }
    }
  }

  func takesShown(_ type: TypeShape, _ function: FunctionNode) -> Bool {
    type.parts.contains { part in
      guard let name = part.name else { return false }
      if isScreen(name) { return true }
      guard let id = program.find(name, in: function.owner, from: function.file) else { return false }
      return isScreen(id) || program.implementers(of: id).contains { isCandidate[$0.index] }
    }
  }

  private func canBeFlow(_ node: TypeNode) -> Bool {
    guard [.class, .struct, .actor].contains(node.kind), !isBase(node) else { return false }
    if holdsRoutes(node) { return true }
    if isScreen(node.id) { return isScreenThatCoordinates(node) }
    return ancestorNames[node.id.index].isDisjoint(with: Knowledge.helpers)
  }

  /// A view controller that declares itself a coordinator, too.
  private func isScreenThatCoordinates(_ node: TypeNode) -> Bool {
    guard !inherits(node.id, "View") else { return false }
    return ancestries[node.id.index].dropFirst().contains { ancestor in
      guard let id = ancestor.id, program[id].kind == .protocol else { return false }
      return conventions.flowNames.contains { program[id].shortName.hasSuffix($0) }
    }
  }

  /// Types of the system that are called coordinators and are none.
  static let helpers: Set<String> = [
    "NSFileCoordinator", "NSPersistentStoreCoordinator", "UIViewRepresentable", "UIApplicationDelegate",
    "App",
    "UIViewControllerTransitionCoordinator", "XCTestCase", "UIWindowSceneDelegate", "View",
  ]

  /// A class that others build on and that is never made itself.
  private func isBase(_ node: TypeNode) -> Bool {
    guard let heirs = program.heirs[node.id], !heirs.isEmpty else { return false }
    return !node.generics.isEmpty || !constructed.contains(node.shortName)
  }
}
