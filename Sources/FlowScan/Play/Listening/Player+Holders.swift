// For which screen a thing speaks.
extension Player {
  /// The screen or child flow that a thing speaks for: itself, or the one that holds it.
  func screen(for thing: Thing) -> Thing? {
    if let id = thing.id, knowledge.isCandidate[id.index], thing !== me { return thing }
    let isOwn = thing.id.map { isScreen($0) } ?? false
    let isView = thing.id.map { knowledge.inherits($0, "View") } ?? false
    if isOwn, !isView || isShown(thing) { return thing }
    return holder(of: thing) ?? (isOwn ? thing : nil)
  }

  private func isShown(_ thing: Thing) -> Bool {
    seen.contains { sighting in
      if case .show(.screen(let shown, _), _) = sighting.deed {
        shown === thing || shown.id == thing.id
      } else {
        false
      }
    }
  }

  /// A screen that was made with a thing, directly or through what it was made with.
  func holder(of thing: Thing) -> Thing? {
    made.first { screen in
      guard screen !== thing, let id = screen.id, isScreen(id) else { return false }
      return holds(screen, thing, depth: 0)
    }
  }

  private func holds(_ owner: Thing, _ thing: Thing, depth: Int) -> Bool {
    let held = owner.given.map(\.value) + Array(owner.fields.values)
    return held.contains { value in
      value.leaves.contains { leaf in
        guard case .thing(let inner) = leaf else { return false }
        if inner === thing { return true }
        return depth < 1 && inner.isMade && inner !== me && holds(inner, thing, depth: depth + 1)
      }
    }
  }

  func onlyScreen() -> Thing? {
    let screens = made.filter {
      $0.maker == flow && ($0.id.map { knowledge.isScreen($0) && !knowledge.isTransparent($0) } ?? false)
    }
    return screens.count == 1 ? screens[0] : nil
  }
}
