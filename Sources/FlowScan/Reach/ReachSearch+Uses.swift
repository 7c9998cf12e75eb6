// What a name, a call or an assignment can lead to.
extension ReachSearch {
  mutating func reach(_ node: Reach.Node, _ walk: inout ReachWalk) {
    graph.connect(walk.caller, to: node)
  }

  // MARK: - Reading

  mutating func read(_ name: String, _ walk: inout ReachWalk) {
    guard walk.place.locals[name] == nil else { return }
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let owner = walk.place.owner, use(plain, of: [owner], labels: nil, &walk) { return }
    if program.globalFunctions[plain] != nil { return global(plain, &walk) }
    if let properties = program.globalProperties[plain] {
      for property in properties { reach(.body(ObjectIdentifier(property)), &walk) }
    } else if name.first?.isUppercase ?? false {
      refer(to: .named(name), &walk)
    }
  }

  mutating func read(_ name: String, of base: Expression, _ walk: inout ReachWalk) {
    let type = types.type(of: base, at: walk.place)
    if ["self", "init"].contains(name), isTypeName(base) { return refer(to: type, &walk) }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    switch types.receiver(type, at: walk.place) {
    case .own(let ids): _ = use(plain, of: ids, labels: nil, &walk)
    case .foreign(let type): reach(anyone(adding: plain, to: type), &walk)
    case .unknown: reach(anyone(named: plain), &walk)
    }
  }

  /// Ties the body to the members of this name that the types have; says whether there are any.
  private mutating func use(_ name: String, of ids: [TypeID], labels: [String]?, _ walk: inout ReachWalk)
    -> Bool
  {
    var isFound = false
    for id in ids {
      let functions = knowledge.functions(name, of: id) + overrides(name, of: id)
      let fitting =
        labels.map { labels in functions.filter { $0.facts.parameters.take(labels) } } ?? functions
      for function in fitting.isEmpty ? functions : fitting {
        isFound = true
        reach(.body(function.identity), &walk)
      }
      for owner in knowledge.ancestries[id.index].compactMap(\.id) + program.descendants(of: id) {
        guard let property = program[owner].properties[name] else { continue }
        isFound = true
        reach(isFunction(property) ? .stored(name) : .body(ObjectIdentifier(property)), &walk)
      }
    }
    return isFound
  }

  private func overrides(_ name: String, of id: TypeID) -> [FunctionNode] {
    program.descendants(of: id).flatMap { program[$0].functions[name] ?? [] }
  }

  private mutating func global(_ name: String, _ walk: inout ReachWalk) {
    for function in program.globalFunctions[name] ?? [] { reach(.body(function.identity), &walk) }
  }

  /// What can be made of a type can do what its instances do.
  mutating func refer(to shape: TypeShape, _ walk: inout ReachWalk) {
    guard let name = shape.name else { return }
    switch types.receiver(shape, at: walk.place) {
    case .own(let ids): for id in ids { reach(.instances(id), &walk) }
    default:
      if isOnShow(name.lastPart) { reach(.goal, &walk) }
    }
  }

  /// Whether what is made of a library's type is a screen or drives screens; what a mere box holds is seen by itself.
  private func isOnShow(_ name: String) -> Bool {
    knowledge.isScreen(name) || knowledge.isSystem(name)
      || (knowledge.isContainer(name) && ["Controller", "Window"].contains(where: name.hasSuffix))
  }

  // MARK: - Calling

  mutating func see(_ callee: Expression, calledWith arguments: [Argument], _ walk: inout ReachWalk) {
    let labels = arguments.map(\.label)
    seeArguments(arguments, of: callee, &walk)
    switch callee {
    case .name(let name, _): call(name.withoutLabels, labels, &walk)
    case .member(nil, let name, _): added(name.withoutLabels, labels, &walk)
    case .member(let base?, let name, _):
      seeBase(base, &walk)
      let isOwn = call(name.withoutLabels, on: base, labels, &walk)
      if !isOwn, tells(name.withoutLabels, arguments, walk) { reach(.goal, &walk) }
    default: see(callee, &walk)
    }
  }

  /// What a collection or a publisher hands to a closure is one of its elements.
  private mutating func seeArguments(_ arguments: [Argument], of callee: Expression, _ walk: inout ReachWalk)
  {
    let outer = walk.place.locals["$0"]
    if case .member(let base?, _, _) = callee, arguments.contains(where: \.value.isClosure) {
      walk.place.locals["$0"] = types.type(of: base, at: walk.place).elementType
    }
    for argument in arguments { see(argument.value, &walk) }
    walk.place.locals["$0"] = outer
  }

  private mutating func call(_ name: String, _ labels: [String], _ walk: inout ReachWalk) {
    guard walk.place.locals[name] == nil else { return }
    if let owner = walk.place.owner, use(name, of: [owner], labels: labels, &walk) { return }
    if program.globalFunctions[name] != nil { return global(name, &walk) }
    if name.first?.isUppercase ?? false { refer(to: .named(name), &walk) }
    if shows(name, labels, on: nil, walk) { reach(.goal, &walk) }
  }

  /// Ties a call to what it may mean; says whether the program itself declares it.
  private mutating func call(_ name: String, on base: Expression, _ labels: [String], _ walk: inout ReachWalk)
    -> Bool
  {
    if ["append", "insert"].contains(name), let last = base.calledName, knowledge.bindings[last] != nil {
      reach(.goal, &walk)
      return false
    }
    if ["removeLast", "popLast"].contains(name), isPlain(base, walk) { return false }
    let type = types.type(of: base, at: walk.place)
    if name == "init" {
      refer(to: type, &walk)
      return true
    }
    if name == "hasPrefix", type == AddressParts.type { reach(.goal, &walk) }
    if name.first?.isUppercase ?? false { refer(to: .named((type.name ?? "") + "." + name), &walk) }
    switch types.receiver(type, at: walk.place) {
    case .own(let ids):
      if use(name, of: ids, labels: labels, &walk) { return true }
      if shows(name, labels, on: ids, walk) { reach(.goal, &walk) }
    case .foreign(let type):
      if shows(name, labels, on: nil, walk) { reach(.goal, &walk) }
      reach(anyone(adding: name, to: type), &walk)
    case .unknown:
      if shows(name, labels, on: nil, walk) { reach(.goal, &walk) }
      if !Foreign.everyday.contains(name) { reach(anyone(called: name, labels), &walk) }
    }
    return false
  }

  /// `.name(…)`, of which only the place where it stands can tell the type.
  mutating func added(_ name: String, _ labels: [String], _ walk: inout ReachWalk) {
    if shows(name, labels, on: nil, walk) { reach(.goal, &walk) }
    if let functions = knowledge.addedStatics[name] {
      for function in functions { reach(.body(function.identity), &walk) }
    }
  }

  /// Whether a call of a library's function may put something on show, ask for a route, end a flow or tell others.
  private func shows(_ name: String, _ labels: [String], on ids: [TypeID]?, _ walk: ReachWalk) -> Bool {
    if knowledge.triggers[name] != nil || knowledge.back.contains(name) || knowledge.links[name] != nil {
      return true
    }
    if Storyboards.verbs.contains(name) || knowledge.tables.verbs.contains(name)
      || knowledge.pathVerbs.contains(name)
    {
      return true
    }
    if knowledge.conventions.ends.contains(where: { $0.name == name }) { return true }
    return knowledge.verbs[name]?.contains { verb in
      guard verb.labels.allSatisfy(labels.contains) else { return false }
      guard let ids, !verb.on.isEmpty else { return true }
      return ids.contains { id in verb.on.contains { knowledge.inherits(id, $0) } }
    } ?? false
  }

  // MARK: - Assigning

  mutating func write(_ target: Expression, _ walk: inout ReachWalk) {
    switch target {
    case .name(let name, _):
      read(name.withoutLabels, &walk)
      if walk.place.locals[name] == nil, puts(name) { reach(.goal, &walk) }
    case .member(let base?, let name, _):
      seeBase(base, &walk)
      read(name.withoutLabels, of: base, &walk)
      if puts(name) { reach(.goal, &walk) }
    case .index(let base, _): write(base, &walk)
    case .tuple(let parts): for part in parts { write(part.value, &walk) }
    default: see(target, &walk)
    }
  }

  /// Whether what is shortened here is a list of this body's own, and no path that is on show.
  private func isPlain(_ base: Expression, _ walk: ReachWalk) -> Bool {
    guard case .name(let name, _) = base else { return false }
    return walk.place.locals[name] != nil && knowledge.bindings[name] == nil
  }

  private func puts(_ name: String) -> Bool {
    knowledge.assignments[name] != nil || knowledge.bindings[name] != nil
  }
}

extension Foreign {
  /// Functions of collections and publishers, which hardly anybody declares anew.
  fileprivate static let everyday: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "contains", "first", "append",
    "insert",
    "removeAll", "joined", "enumerated", "prefix", "suffix", "dropFirst", "min", "max", "sort", "firstIndex",
  ]
}
