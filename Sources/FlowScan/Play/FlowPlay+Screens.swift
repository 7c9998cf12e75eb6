// What screens, and what they hold, say to the flow.
extension FlowPlay {
  /// Plays the code of the screens and of what they hold, where it speaks to the flow.
  func playScreens() {
    for screen in ownModules() {
      for thing in player.cluster(of: screen) where player.heard.insert(ObjectIdentifier(thing)).inserted {
        play(thing, of: screen)
      }
    }
    var next = 0
    while next < player.sightings.count, player.heard.count < 400 {
      let sighting = player.sightings[next]
      next += 1
      guard case .show(.screen(let screen, _), _) = sighting.deed, screen.isMade else { continue }
      for thing in player.cluster(of: screen) where player.heard.insert(ObjectIdentifier(thing)).inserted {
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

  func frame(_ screen: Thing, _ trigger: String) -> Frame {
    let cause = Cause(kind: .sender, sender: screen, trigger: trigger, isSpeech: true)
    return Frame(
      outer: nil, me: nil, function: nil, owner: nil, file: screen.file, scope: Scope(), arguments: [],
      cause: cause)
  }
}
