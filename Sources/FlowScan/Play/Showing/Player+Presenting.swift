extension Player {
  /// A screen that the flow offers under a name by which parents put flows on show is its own first screen.
  func presentOwnScreens(through names: Set<String>) {
    for name in names.sorted() {
      guard let (property, _) = knowledge.property(name, of: flow) else { continue }
      let frame = root(Cause(kind: .start))
      for subject in subjects(of: read(name, of: me, in: frame)) {
        guard case .screen(let thing, _) = subject, !isShownAlready(thing) else { continue }
        sightings.append(
          Sighting(
            deed: .show(subject, style: "root"), flow: flow,
            cause: Cause(kind: .start, sender: nil, trigger: "start"), label: nil,
            route: RouteName(name: "start", parameters: [], summary: ""), file: property.file,
            place: property.facts.place))
      }
    }
  }

  private func isShownAlready(_ thing: Thing) -> Bool {
    sightings.contains {
      if case .show(.screen(let shown, _), _) = $0.deed { shown.id == thing.id } else { false }
    }
  }
}
