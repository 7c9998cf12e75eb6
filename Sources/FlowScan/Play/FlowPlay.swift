/// Plays one flow from its making to its end, in the order in which a run would come upon things.
struct FlowPlay {
  let player: Player
  var knowledge: Knowledge { player.knowledge }
  var program: Program { player.program }

  init(_ flow: TypeID, knowledge: Knowledge) {
    player = Player(flow, knowledge: knowledge)
  }

  /// What the flow was seen to do.
  func run() -> Player {
    player.readTable()
    player.readList()
    player.runWaiting()
    start()
    player.runWaiting()
    player.playTable()
    playWrappedRoutes()
    playHosts()
    playReducer()
    player.runWaiting()
    player.readPaths()
    answerLinks()
    player.runWaiting()
    playWhatIsLeft(butFor: player.answers)
    player.runWaiting()
    hearDelegates()
    player.runWaiting()
    playScreens()
    player.runWaiting()
    playWhatIsLeft(butFor: [])
    player.runSilentHandlers()
    player.runWaiting()
    player.showUnaskedPaths()
    player.answerEvents()
    return player
  }

  // MARK: - Making and starting

  private func start() {
    let frame = player.root(Cause(kind: .start, sender: nil, trigger: player.table?.rule.start ?? ""))
    playInitialValues(frame)
    for function in knowledge.functions("init", of: player.flow)
    where function.facts.hasBody && function.owner == player.flow {
      _ = player.enter(function, on: player.me, [], in: frame)
    }
    for ancestor in knowledge.ancestries[player.flow.index].compactMap(\.id) {
      for function in program[ancestor].functionOrder where function.facts.hasBody && isStart(function) {
        guard !player.visited.contains(function.identity) else { continue }
        _ = player.enter(function, on: player.me, [], in: frame)
      }
    }
    wakeScreens(frame)
    playContent(frame)
    if player.startsByTable { player.showFirst(at: program[player.flow].place, in: frame) }
  }

  /// Screens that the flow keeps are made when somebody asks for them; who listens to them is set there.
  private func wakeScreens(_ frame: Frame) {
    let node = program[player.flow]
    for name in node.propertyOrder {
      guard let property = node.properties[name], !property.facts.isComputed, !property.facts.isStatic,
        property.facts.value != .nothing,
        let id = knowledge.concrete(property.facts.type, in: node.id, from: property.file),
        knowledge.isScreen(id)
      else { continue }
      _ = player.read(name, of: player.me, in: frame)
    }
  }

  /// A view that is a flow of its own shows what its content shows.
  private func playContent(_ frame: Frame) {
    let node = program[player.flow]
    guard knowledge.isScreen(player.flow) else { return }
    for name in node.propertyOrder {
      guard let property = node.properties[name], property.facts.isComputed, !property.facts.isStatic,
        !property.mentions.isDisjoint(with: knowledge.relevantNames)
      else { continue }
      _ = player.subjects(of: player.read(name, of: player.me, in: frame))
    }
  }

  /// Properties whose value names the first route, as `NavigationStack(initial: \.start)`.
  private func playInitialValues(_ frame: Frame) {
    for name in program[player.flow].propertyOrder {
      guard let property = program[player.flow].properties[name], !property.facts.isComputed else { continue }
      if knowledge.isRouteList(property.facts.type) {
        player.showRoutes(
          player.read(name, of: player.me, in: frame), name, at: property.facts.place, in: frame)
      } else if !property.mentions.isDisjoint(with: knowledge.triggers.keys) {
        _ = player.read(name, of: player.me, in: frame)
      }
    }
  }

  private func isStart(_ function: FunctionNode) -> Bool {
    guard !function.facts.isStatic else { return false }
    if let table = player.table { return function.facts.name == table.rule.start }
    if ["start", "launch", "begin"].contains(where: { function.facts.name.hasPrefix($0) }) { return true }
    return ["present", "coordinate", "run"].contains(function.facts.name)
      && isDemandedOfFlows(function.facts.name)
  }

  /// Whether the protocol that makes a type a coordinator asks for a function.
  private func isDemandedOfFlows(_ name: String) -> Bool {
    knowledge.ancestries[player.flow.index].dropFirst().compactMap(\.id).contains { id in
      program[id].kind == .protocol && knowledge.isFlowProtocol(id)
        && program[id].functions[name]?.contains { !$0.facts.hasBody } ?? false
    }
  }

  // MARK: - Links

  /// Plays the functions that are handed a link once for each link that there is.
  private func answerLinks() {
    for function in knowledge.ancestries[player.flow.index].compactMap(\.id).flatMap({
      program[$0].functionOrder
    }) {
      guard function.facts.hasBody, function.facts.name != "init" else { continue }
      for parameter in function.facts.parameters { answerLinks(function, parameter) }
    }
  }

  private func answerLinks(_ function: FunctionNode, _ parameter: ParameterFacts) {
    guard let name = parameter.type.name,
      let id = program.find(name, in: function.owner, from: function.file),
      let cases = knowledge.linkCases[id]
    else { return }
    for (name, pattern) in cases.sorted(by: { $0.key < $1.key }) {
      let payload = program[id].cases.first { $0.name == name }?.parameters ?? []
      let frame = player.root(Cause(kind: .link, sender: nil, trigger: pattern))
      let member = EnumMember(
        type: id, name: name,
        payload: payload.map { .init(label: $0.label, value: player.symbol($0.type, in: frame)) })
      _ = player.enter(
        function, on: player.me, [.init(label: parameter.label, value: .member(member))], in: frame)
    }
  }

  // MARK: - Delegates

  /// Plays the methods by which screens and child flows tell the flow what happened.
  private func hearDelegates() {
    for ancestor in knowledge.ancestries[player.flow.index].dropFirst() {
      guard let id = ancestor.id, program[id].kind == .protocol else { continue }
      for requirement in program[id].functionOrder where !requirement.facts.hasBody {
        hear(requirement, of: id)
      }
    }
  }

  private func hear(_ requirement: FunctionNode, of delegate: TypeID) {
    let answers = knowledge.functions(requirement.facts.name, of: player.flow).filter {
      $0.facts.hasBody && $0.facts.parameters.map(\.label) == requirement.facts.parameters.map(\.label)
    }
    guard let answer = overload(answers, for: requirement),
      answer.owner == player.flow || !answer.mentions.isEmpty
    else { return }
    for sender in senders(to: delegate, by: requirement) {
      var cause = Cause(kind: .sender, sender: sender, trigger: requirement.facts.name)
      if let screen = player.screen(for: sender) { cause.sender = screen }
      let given = arguments(of: answer, from: sender, cause)
      _ = player.enter(answer, on: player.me, given, in: player.root(cause))
      player.runWaiting()
    }
  }

  private func overload(_ answers: [FunctionNode], for requirement: FunctionNode) -> FunctionNode? {
    answers.first { $0.facts.parameters.map(\.type) == requirement.facts.parameters.map(\.type) }
      ?? answers.first
  }

  /// The sender hands itself over where a parameter is of its type.
  private func arguments(of answer: FunctionNode, from sender: Thing, _ cause: Cause) -> [Value.Labelled] {
    let frame = player.root(cause)
    return answer.facts.parameters.map { parameter in
      let symbol = player.symbol(parameter.type, in: frame)
      guard let id = symbol.things.first?.id, let own = sender.id,
        knowledge.ancestries[own.index].contains(where: { $0.id == id })
      else { return .init(label: parameter.label, value: symbol) }
      return .init(label: parameter.label, value: .thing(sender))
    }
  }

  /// The things that call the flow through a protocol: those that hold it, else those that could.
  private func senders(to delegate: TypeID, by requirement: FunctionNode) -> [Thing] {
    let holders = player.everyThing().filter { holds($0, delegate) }
    let speaking = holders.filter { mentions($0, requirement.facts.name) }
    if !speaking.isEmpty { return unique(speaking) }
    // Where one type alone speaks through this protocol, it is meant even if it never calls this method.
    if !holders.isEmpty { return unique(holders).count == 1 ? unique(holders) : [] }
    let able = player.made.filter { couldHold($0, delegate) && mentions($0, requirement.facts.name) }
    return unique(able)
  }

  private func unique(_ things: [Thing]) -> [Thing] {
    var seen: Set<TypeID?> = []
    return things.filter { seen.insert($0.id).inserted }
  }

  private func holds(_ thing: Thing, _ delegate: TypeID) -> Bool {
    guard thing !== player.me, let id = thing.id else { return false }
    return thing.fields.contains { name, value in
      guard value.things.contains(where: { $0 === player.me }),
        let (property, ancestor) = knowledge.property(name, of: id)
      else {
        return false
      }
      return isOf(property.facts.type, delegate, ancestor, property)
    }
  }

  private func couldHold(_ thing: Thing, _ delegate: TypeID) -> Bool {
    guard let id = thing.id else { return false }
    return knowledge.ancestries[id.index].contains { ancestor in
      guard let owner = ancestor.id else { return false }
      return program[owner].properties.values.contains { isOf($0.facts.type, delegate, ancestor, $0) }
    }
  }

  private func isOf(_ type: TypeShape, _ delegate: TypeID, _ ancestor: Ancestor, _ property: PropertyNode)
    -> Bool
  {
    let shapes = program.resolveAlias(
      type.replacing(knowledge.substitution(of: ancestor)), in: property.owner
    ).parts
    return shapes.contains { shape in
      guard let name = shape.name, let id = program.find(name, in: property.owner, from: property.file) else {
        return false
      }
      guard program[id].kind == .protocol else { return false }
      return id == delegate || knowledge.ancestries[id.index].contains { $0.id == delegate }
    }
  }

  private func mentions(_ thing: Thing, _ name: String) -> Bool {
    guard let id = thing.id else { return false }
    return knowledge.ancestries[id.index].contains { ancestor in
      guard let owner = ancestor.id else { return false }
      let node = program[owner]
      return node.functionOrder.contains { $0.mentions.contains(name) }
        || node.properties.values.contains { $0.mentions.contains(name) }
    }
  }

  // MARK: - Screens

  /// Plays the code of the screens and of what they hold, where it speaks to the flow.
  private func playScreens() {
    var done: Set<ObjectIdentifier> = []
    for screen in ownModules() {
      for thing in player.cluster(of: screen) where done.insert(ObjectIdentifier(thing)).inserted {
        play(thing, of: screen)
      }
    }
    var next = 0
    while next < player.sightings.count, done.count < 400 {
      let sighting = player.sightings[next]
      next += 1
      guard case .show(.screen(let screen, _), _) = sighting.deed, screen.isMade else { continue }
      for thing in player.cluster(of: screen) where done.insert(ObjectIdentifier(thing)).inserted {
        play(thing, of: screen)
      }
      player.runWaiting()
    }
  }

  /// The screens that a router builds together with itself, for others to show.
  private func ownModules() -> [Thing] {
    let node = program[player.flow]
    let builders = node.functionOrder.filter {
      $0.facts.isStatic && $0.facts.hasBody && $0.mentions.contains(node.shortName)
    }
    return builders.flatMap { player.enter($0, on: nil, [], in: player.root(Cause())).things }
      .filter { thing in thing.isMade && thing.id.map { player.isScreen($0) } ?? false }
  }

  private func play(_ thing: Thing, of screen: Thing) {
    guard let id = thing.id, thing !== player.me else { return }
    let spoken = player.spokenNames
    for ancestor in knowledge.ancestries[id.index].compactMap(\.id) {
      let node = program[ancestor]
      for function in node.functionOrder
      where function.facts.hasBody && function.facts.name != "init"
        && !function.mentions.isDisjoint(with: spoken)
      {
        _ = player.enter(function, on: thing, [], in: frame(screen, function.facts.name))
      }
      for name in node.propertyOrder {
        guard let property = node.properties[name], !property.mentions.isDisjoint(with: spoken),
          !property.facts.isStatic
        else {
          continue
        }
        // What a view's body says is named after what it says; other properties speak under their own name.
        _ = player.read(name, of: thing, in: frame(screen, isView(property) ? "" : name))
      }
    }
  }

  private func isView(_ property: PropertyNode) -> Bool {
    property.facts.name == "body" || property.facts.type == .named("View")
  }

  private func frame(_ screen: Thing, _ trigger: String) -> Frame {
    let cause = Cause(kind: .sender, sender: screen, trigger: trigger, isSpeech: true)
    return Frame(
      outer: nil, me: nil, function: nil, owner: nil, file: screen.file, scope: Scope(), arguments: [],
      cause: cause)
  }

  // MARK: - The rest

  /// Plays the methods that nothing above has come to: their routes are known, who asks for them is not.
  private func playWhatIsLeft(butFor skipped: Set<String>) {
    for function in program[player.flow].functionOrder
    where isLeft(function) && !skipped.contains(function.facts.name) {
      _ = player.enter(function, on: player.me, [], in: player.root(Cause()))
      player.runWaiting()
    }
  }

  private func isLeft(_ function: FunctionNode) -> Bool {
    let facts = function.facts
    guard facts.hasBody, facts.name != "init", !facts.isStatic, !player.visited.contains(function.identity)
    else { return false }
    return !function.mentions.isDisjoint(with: knowledge.relevantNames)
  }
}

extension Player {
  /// The names by which code speaks to this flow: its own methods, closures that it sets, routes that it answers.
  var spokenNames: Set<String> {
    var names = Set(knowledge.triggers.keys)
    if hasWrappedRoutes || !hosts.isEmpty { names.formUnion(knowledge.verbs.keys) }
    if hasWrappedRoutes || !hosts.isEmpty { names.formUnion(knowledge.back) }
    for ancestor in knowledge.ancestries[flow.index].compactMap(\.id) {
      for function in program[ancestor].functionOrder where function.facts.name != "init" {
        names.insert(function.facts.name)
      }
    }
    if let table { names.formUnion(table.rule.verbs) }
    if let pathRule { names.formUnion(Array(pathRule.verbs.keys) + knowledge.back) }
    return names
  }

  /// A screen and what it holds, as view models and presenters; other flows and screens are not part of it.
  func cluster(of screen: Thing) -> [Thing] {
    var result = [screen]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(screen)]
    var next = 0
    while next < result.count, result.count < 40 {
      let thing = result[next]
      next += 1
      for argument in thing.given { add(partsOf: argument.value, to: &result, &seen) }
      for (_, value) in thing.fields.filter({ !$0.value.isUnknown }).sorted(by: { $0.key < $1.key }) {
        add(partsOf: value, to: &result, &seen)
      }
    }
    return result
  }

  private func add(partsOf value: Value, to result: inout [Thing], _ seen: inout Set<ObjectIdentifier>) {
    switch value {
    case .thing(let inner):
      guard let id = inner.id, inner !== me, !knowledge.isCandidate[id.index], !knowledge.isScreen(id)
      else { return }
      if seen.insert(ObjectIdentifier(inner)).inserted { result.append(inner) }
    case .several(let values), .list(let values):
      for value in values { add(partsOf: value, to: &result, &seen) }
    case .tuple(let parts): for part in parts { add(partsOf: part.value, to: &result, &seen) }
    default: return
    }
  }

  /// All things that came up: the screens and children with what they hold.
  func everyThing() -> [Thing] {
    if foundThings.steps == steps { return foundThings.all }
    let all = findEveryThing()
    foundThings = (steps, all)
    return all
  }

  private func findEveryThing() -> [Thing] {
    var result: [Thing] = []
    var seen: Set<ObjectIdentifier> = []
    for thing in made {
      for part in cluster(of: thing) where seen.insert(ObjectIdentifier(part)).inserted {
        result.append(part)
      }
    }
    return result
  }
}
