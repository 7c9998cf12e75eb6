/// The place where a flow shows its screens.
@MainActor struct Place {
  /// The part of the stack that belongs to the flow.
  enum Extent {
    /// All of it: the window, a modal, a tab, an embedded part.
    case whole
    /// The entries that it pushes on top of others.
    case top
    /// The part that belongs to its parent.
    case shared
  }

  let navigator: any Navigator
  let extent: Extent
}

/// The stack of a modal, retained only by those who are in it.
@MainActor struct ModalStack {
  weak var navigator: (any Navigator)?
  /// Whether the flow that presented it shows its own screens in it.
  let isOwn: Bool

  var isUp: Bool { navigator?.entries.isEmpty == false }
}
