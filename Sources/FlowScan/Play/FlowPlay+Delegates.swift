// What screens and child flows tell through protocols.
extension FlowPlay {
  /// Plays the methods by which screens and child flows tell the flow what happened.
  func hearDelegates() {
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
  func arguments(of answer: FunctionNode, from sender: Thing, _ cause: Cause) -> [Value.Labelled] {
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
    let able = player.made.filter { thing in
      thing.id.map { couldHold($0, delegate) } ?? false && mentions(thing, requirement.facts.name)
    }
    return unique(able)
  }

  private func unique(_ things: [Thing]) -> [Thing] {
    var seen: Set<TypeID?> = []
    return things.filter { seen.insert($0.id).inserted }
  }

  private func holds(_ thing: Thing, _ delegate: TypeID) -> Bool {
    guard thing !== player.me, let id = thing.id, couldHold(id, delegate) else { return false }
    return thing.fields.contains { name, value in
      guard value.things.contains(where: { $0 === player.me }),
        let (property, ancestor) = knowledge.property(name, of: id)
      else {
        return false
      }
      return isOf(property.facts.type, delegate, ancestor, property)
    }
  }

  /// Whether a type has a property of the protocol; this hangs on no flow, and many flows ask.
  private func couldHold(_ id: TypeID, _ delegate: TypeID) -> Bool {
    let key = Knowledge.HolderKey(holder: id, delegate: delegate)
    if let known = knowledge.holderMemo[key] { return known }
    let holds = knowledge.ancestries[id.index].contains { ancestor in
      guard let owner = ancestor.id else { return false }
      return program[owner].properties.values.contains { isOf($0.facts.type, delegate, ancestor, $0) }
    }
    knowledge.holderMemo[key] = holds
    return holds
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

  func mentions(_ thing: Thing, _ name: String) -> Bool {
    guard let id = thing.id else { return false }
    let key = Knowledge.MemberKey(id: id, name: name)
    if let known = knowledge.mentionMemo[key] { return known }
    let mentions = knowledge.ancestries[id.index].contains { ancestor in
      guard let owner = ancestor.id else { return false }
      let node = program[owner]
      return node.functionOrder.contains { $0.mentions.contains(name) }
        || node.properties.values.contains { $0.mentions.contains(name) }
    }
    knowledge.mentionMemo[key] = mentions
    return mentions
  }
}
