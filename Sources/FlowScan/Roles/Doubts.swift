/// Tells flows from mechanics by what they were seen to do.
///
/// A router that chooses a screen is a flow; one that only pushes what it is handed is not.
struct Doubts {
  private let knowledge: Knowledge

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  /// The candidates that turned out to be mechanics.
  func mechanics(among players: [Player]) -> Set<TypeID> {
    Set(players.filter { isMechanics($0) }.map(\.flow))
  }

  private func isMechanics(_ player: Player) -> Bool {
    guard knowledge.doubtful.contains(player.flow), !player.choosesUnknown,
      !player.sightings.contains(where: chooses)
    else {
      return false
    }
    return !knowledge.isStrong(player.flow) || player.carries || isBound(player.flow)
  }

  /// Whether a sighting shows something of the flow's own choice, and not another piece of mechanics.
  private func chooses(_ sighting: Sighting) -> Bool {
    switch sighting.subject {
    case .screen, .system: true
    case .flow(let thing): thing.id.map { !knowledge.doubtful.contains($0) } ?? false
    default: false
    }
  }

  /// Whether SwiftUI looks at one of its properties for what to show.
  private func isBound(_ id: TypeID) -> Bool {
    knowledge.program[id].propertyOrder.contains { knowledge.bindings[$0] != nil }
  }
}
