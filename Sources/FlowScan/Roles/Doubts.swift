extension Knowledge {
  /// A router that chooses a screen is a flow; one that only pushes what it is handed is not.
  func settleDoubts() {
    let mechanics = doubtful.filter { id in
      let player = FlowPlay(id, knowledge: self).run()
      let chooses = player.sightings.contains { self.chooses($0) }
      return !chooses && (!isStrong(id) || player.carries || isBound(id))
    }
    dismiss(mechanics)
  }

  /// Whether a sighting shows something of the flow's own choice, and not another piece of mechanics.
  private func chooses(_ sighting: Sighting) -> Bool {
    switch sighting.subject {
    case .screen, .system: true
    case .flow(let thing): thing.id.map { !doubtful.contains($0) } ?? false
    default: false
    }
  }

  /// Whether SwiftUI looks at one of its properties for what to show.
  private func isBound(_ id: TypeID) -> Bool {
    program[id].propertyOrder.contains { bindings[$0] != nil }
  }
}
