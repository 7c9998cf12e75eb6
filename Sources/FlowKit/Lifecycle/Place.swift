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
