// The stacks on which a flow shows its screens.

extension CoordinatorBase {
  /// The place for a target of a presentation; nil if there is none.
  func stack(for presentation: Presentation) -> Place? {
    guard let place, let front else { return nil }
    switch presentation {
    case .root, .start: return Place(navigator: place.navigator, extent: .shared)
    case .push: return Place(navigator: front, extent: .top)
    case .modal(let style): return Place(navigator: front.makeModal(style), extent: .whole)
    case .embed: return embedded(in: place, front)
    case .tab, .column: return nil
    }
  }

  /// The stack inside the screen that the flow shows; the flow's own place if it shows none.
  private func embedded(in place: Place, _ front: any Navigator) -> Place {
    guard let host = shown.last(where: { $0.navigator === front }) else {
      return Place(navigator: place.navigator, extent: .shared)
    }
    let inner = front.makeInner(in: host)
    host.inner.append(inner)
    return Place(navigator: inner, extent: .whole)
  }
}

extension CoordinatorBase {
  /// The stack for the flow's next screen: that of its last own modal, or the one it was shown in.
  var front: (any Navigator)? {
    modals.last { $0.isOwn && $0.isUp }?.navigator ?? place?.navigator
  }

  /// The ancestor whose part of the stack this flow occupies.
  var owner: CoordinatorBase {
    var flow = self
    while flow.place?.extent == .shared, let parent = flow.parent { flow = parent }
    return flow
  }

  /// All entries that the flow and those below it have on screen.
  var allShown: [Entry] { subtree.flatMap(\.shown) }

  /// The index of the lowest entry of the flow and those below it on a stack.
  func firstIndex(in navigator: any Navigator) -> Int? {
    if shown.isEmpty, children.isEmpty { return nil }
    let shown = Set(allShown)
    return navigator.entries.firstIndex(where: shown.contains)
  }

  /// The number of entries of a stack below the flow's part of it.
  func base(in navigator: any Navigator) -> Int {
    if place?.extent == .whole, place?.navigator === navigator { return 0 }
    return firstIndex(in: navigator) ?? navigator.entries.count
  }
}
