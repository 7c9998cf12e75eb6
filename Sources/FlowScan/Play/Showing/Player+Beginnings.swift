// Flows that are handed over together with what they are asked for first: `contribute(withNextPresentable:withNextStepper:)`.
extension Player {
  /// Notes what the flows of a call are asked for first; a screen's own asker belongs to the screen.
  func noteBeginning(_ name: String, _ given: [Value.Labelled]) {
    for rule in knowledge.beginnings[name] ?? [] {
      guard let begun = given.first(where: { $0.label == rule.flow })?.value,
        let asker = given.first(where: { $0.label == rule.asker })?.value
      else { continue }
      for thing in begun.leaves.flatMap(\.things) {
        if let id = thing.id, knowledge.isCandidate[id.index] {
          wishes[id, default: []].formUnion(wishes(of: asker, rule, depth: 0))
        } else if rule.flow != rule.asker, thing.isMade {
          thing.given.append(.init(label: rule.asker, value: asker))
        }
      }
    }
  }

  private func wishes(of asker: Value, _ rule: Conventions.Beginning, depth: Int) -> [FirstWish] {
    guard depth < 4 else { return [] }
    return asker.leaves.flatMap { leaf -> [FirstWish] in
      switch leaf {
      case .member(let member):
        return member.type.map { [wish(.step($0, member.name), rule)] } ?? []
      case .thing(let thing):
        if let id = thing.id { return [wish(.type(id), rule)] }
        // A box of the library, as a stepper that is made of several.
        return thing.given.flatMap { wishes(of: $0.value, rule, depth: depth + 1) }
      default: return []
      }
    }
  }

  private func wish(_ asker: FirstWish.Asker, _ rule: Conventions.Beginning) -> FirstWish {
    FirstWish(asker: asker, handler: rule.handler, says: rule.says)
  }
}

extension FlowPlay {
  /// Plays what those who make the flow ask of it first.
  func playFirstWishes() {
    for wish in knowledge.arrivals.wishes(of: player.flow) {
      switch wish.asker {
      case .step(let type, let name):
        let payload = program[type].cases.first { $0.name == name }?.parameters ?? []
        let frame = player.root(Cause(kind: .start))
        let values = payload.map { Value.Labelled(label: $0.label, value: player.symbol($0.type, in: frame)) }
        answer(.member(EnumMember(type: type, name: name, payload: values)), by: wish.handler)
      case .type(let id): hear(id, wish)
      }
      player.runWaiting()
    }
  }

  private func hear(_ asker: TypeID, _ wish: FirstWish) {
    let node = program[asker]
    let thing =
      asker == player.flow
      ? player.me : Thing(in: player.arena, .named(node.name), id: asker, isMade: false, file: node.file)
    for name in wish.says {
      let frame = player.root(Cause(kind: .start))
      if knowledge.property(name, of: asker) != nil {
        for leaf in player.given(by: name, of: thing, in: frame).leaves { answer(leaf, by: wish.handler) }
      } else {
        player.enter(named: name, of: thing, with: [], in: frame)
      }
    }
  }

  private func answer(_ step: Value, by handler: String) {
    guard case .member = step,
      let answer = knowledge.functions(handler, of: player.flow).first(where: \.facts.hasBody),
      let parameter = answer.facts.parameters.first
    else { return }
    let frame = player.root(Cause(kind: .start))
    _ = player.enter(answer, on: player.me, [.init(label: parameter.label, value: step)], in: frame)
  }
}
