// The choice of a stack for a presentation.

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
