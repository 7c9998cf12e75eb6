/// Finds what can matter: goes through all bodies once, notes who calls whom, and goes back from what shows something.
struct ReachSearch {
  let knowledge: Knowledge
  var program: Program { knowledge.program }
  var graph = ReachGraph()
  var types: StaticTypes
  /// All functions and properties that have a name, for calls of which nobody knows on what.
  private var named: [String: [Member]] = [:]
  /// The cases that flows tell apart; who hands one of them over may raise an event.
  var events: Set<String> { knowledge.events }

  struct Member {
    let node: Reach.Node
    let parameters: [ParameterFacts]?
    /// The type of a library to which the program adds it.
    let addedTo: String?
  }

  static func find(in knowledge: Knowledge) -> Reach {
    var search = ReachSearch(knowledge)
    search.collect()
    search.lookAtAll()
    return search.graph.reach()
  }

  private init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
    types = StaticTypes(knowledge)
  }

  // MARK: - All bodies

  private mutating func collect() {
    for node in program.types {
      let addedTo = node.kind == .extension ? node.shortName : nil
      for function in node.functionOrder { collect(function, addedTo) }
      for name in node.propertyOrder {
        guard let property = node.properties[name], !property.mentions.isEmpty else { continue }
        named[name, default: []].append(
          Member(node: .body(ObjectIdentifier(property)), parameters: nil, addedTo: addedTo))
      }
    }
    for function in program.globalFunctions.values.joined() { collect(function, nil) }
  }

  private mutating func collect(_ function: FunctionNode, _ addedTo: String?) {
    guard function.facts.hasBody, function.facts.name != "init" else { return }
    named[function.facts.name, default: []].append(
      Member(node: .body(function.identity), parameters: function.facts.parameters, addedTo: addedTo))
  }

  private mutating func lookAtAll() {
    for node in program.types {
      lookAtInstances(of: node)
      for function in node.functionOrder { look(at: function) }
      for property in node.propertyOrder.compactMap({ node.properties[$0] }) {
        look(at: property)
        if isFunction(property) { lookAtStored(property, of: node) }
      }
    }
    for function in program.globalFunctions.values.joined() { look(at: function) }
    for property in program.globalProperties.values.joined() { look(at: property) }
  }

  /// What its instances do is what any of its own and inherited members does.
  private mutating func lookAtInstances(of type: TypeNode) {
    guard type.kind != .extension else { return }
    let instances = graph.number(of: .instances(type.id))
    if knowledge.isCandidate[type.id.index] || isController(type.id) { graph.connect(instances, to: .goal) }
    for ancestor in knowledge.ancestries[type.id.index].compactMap(\.id) {
      let node = program[ancestor]
      guard ancestor == type.id || [.class, .struct, .enum, .actor].contains(node.kind) else { continue }
      for function in node.functionOrder { graph.connect(instances, to: .body(function.identity)) }
      for property in node.properties.values {
        graph.connect(instances, to: .body(ObjectIdentifier(property)))
        if isFunction(property) { graph.connect(instances, to: .stored(property.facts.name)) }
      }
    }
  }

  func isController(_ id: TypeID) -> Bool {
    knowledge.isScreen(id) && !knowledge.inherits(id, "View")
  }

  private mutating func look(at function: FunctionNode) {
    let caller = graph.number(of: .body(function.identity))
    if let owner = function.owner, knowledge.isCandidate[owner.index], answers(function) {
      graph.connect(caller, to: .goal)
    }
    var walk = ReachWalk(caller: caller, place: .init(of: function, in: program))
    for parameter in function.facts.parameters {
      walk.place.locals[parameter.name] = parameter.type
      see(parameter.standard, &walk)
    }
    see(function.facts.body, &walk)
  }

  /// Whether others can tell a flow something by a function.
  private func answers(_ function: FunctionNode) -> Bool {
    function.facts.result == .void && !function.facts.isPrivate && function.facts.name != "init"
  }

  private mutating func look(at property: PropertyNode) {
    let caller = graph.number(of: .body(ObjectIdentifier(property)))
    var walk = ReachWalk(caller: caller, place: .init(owner: property.owner, file: property.file))
    see(property.facts.value, &walk)
    see(property.facts.getter, &walk)
    walk.place.locals["newValue"] = property.facts.type
    see(property.facts.observers, &walk)
  }

  func isFunction(_ property: PropertyNode) -> Bool {
    program.resolveAlias(property.facts.type, in: property.owner).isFunction
  }

  // MARK: - Names of which nobody knows whose they are

  /// The node of a name; the first time it is asked for, it is tied to all that have the name.
  mutating func anyone(named name: String) -> Reach.Node {
    let node = Reach.Node.name(name)
    guard !graph.has(node) else { return node }
    let hub = graph.number(of: node)
    let all = named[name] ?? []
    let properties = all.filter { $0.parameters == nil }
    for member in properties.isEmpty ? all : properties { graph.connect(hub, to: member.node) }
    return node
  }

  /// The same of a call whose labels are known.
  mutating func anyone(called name: String, _ labels: [String]) -> Reach.Node {
    let node = Reach.Node.call(name, labels)
    guard !graph.has(node) else { return node }
    let hub = graph.number(of: node)
    for member in named[name] ?? [] where member.takes(labels) { graph.connect(hub, to: member.node) }
    return node
  }

  /// What the program adds to a type of a library, or to what may stand above it.
  mutating func anyone(adding name: String, to type: String) -> Reach.Node {
    let node = Reach.Node.added(name, type)
    guard !graph.has(node) else { return node }
    let hub = graph.number(of: node)
    let above = SystemTypes.chain(type)
    for member in named[name] ?? [] {
      guard let added = member.addedTo, !added.hasPrefix("UI") || above.contains(added) || type == "Foreign"
      else {
        continue
      }
      graph.connect(hub, to: member.node)
    }
    return node
  }
}

extension ReachSearch.Member {
  /// Whether a call with these labels may mean it; a property may hold a function.
  func takes(_ labels: [String]) -> Bool {
    guard let parameters else { return true }
    return parameters.take(labels)
  }
}

extension [ParameterFacts] {
  /// Whether a call with these labels may be for these parameters.
  func take(_ labels: [String]) -> Bool {
    guard labels.count <= count else { return false }
    var next = startIndex
    for label in labels where label != Argument.trailing {
      guard let found = self[next...].firstIndex(where: { $0.label == label }) else { return false }
      next = found + 1
    }
    return true
  }
}

/// One body that is gone through.
struct ReachWalk {
  let caller: Int
  var place: StaticTypes.Place
}
