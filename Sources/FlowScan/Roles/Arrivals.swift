/// What flows are made with, where the one who makes them knows more than their own code tells: which router it is that stands
/// behind a protocol with several implementers.
struct Arrivals: Equatable {
  private var types: [TypeID: [String: Set<TypeID>]] = [:]
  private var wishes: [TypeID: Set<FirstWish>] = [:]

  /// The types that a flow is given under a name.
  func types(given name: String, to flow: TypeID) -> [TypeID] {
    (types[flow]?[name] ?? []).sorted()
  }

  /// What a flow is asked for first.
  func wishes(of flow: TypeID) -> [FirstWish] {
    (wishes[flow] ?? []).sorted()
  }

  /// Whether something is known of a flow, other than before, that it did not know by itself when it was played.
  func tellMore(of player: Player, than before: Arrivals) -> Bool {
    let flow = player.flow
    if wishes[flow] != before.wishes[flow] { return true }
    return (types[flow] ?? [:]).contains { name, given in
      guard let known = player.missing[name], before.types[flow]?[name] != given else { return false }
      return known.map { given != [$0] } ?? true
    }
  }

  /// Notes what the flows are given that a player saw being made.
  mutating func learn(from player: Player) {
    let knowledge = player.knowledge
    wishes.merge(player.wishes) { $0.union($1) }
    for child in player.made {
      guard let id = child.id, knowledge.isCandidate[id.index], id != player.flow else { continue }
      for argument in child.given {
        for type in argument.value.things.compactMap(\.id) where isChoice(type, knowledge) {
          types[id, default: [:]][argument.label, default: []].insert(type)
        }
      }
    }
  }

  /// Only a class that is one of several behind a protocol tells anything, and no screen or flow.
  private func isChoice(_ type: TypeID, _ knowledge: Knowledge) -> Bool {
    let program = knowledge.program
    guard program[type].kind == .class, !knowledge.isCandidate[type.index], !knowledge.isScreen(type) else {
      return false
    }
    return knowledge.ancestries[type.index].compactMap(\.id).contains { id in
      program[id].kind == .protocol && program.implementers(of: id).count > 1
    }
  }
}
