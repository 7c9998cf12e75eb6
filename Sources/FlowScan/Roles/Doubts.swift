extension Knowledge {
  /// A router that chooses a screen is a flow; one that only pushes what it is handed is not.
  func settleDoubts() {
    let mechanics = doubtful.filter { id in
      !FlowPlay(id, knowledge: self).run().sightings.contains { sighting in
        switch sighting.subject {
        case .screen, .system: true
        case .flow(let thing): thing.id.map { !doubtful.contains($0) } ?? false
        default: false
        }
      }
    }
    dismiss(mechanics)
  }
}
