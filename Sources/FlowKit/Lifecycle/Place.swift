/// Where a flow shows what it shows.
@MainActor struct Place {
  /// How much of the stack is the flow's own.
  enum Extent {
    /// All of it: the window, a modal, a tab, an embedded part.
    case whole
    /// What it puts on top of the others' screens.
    case top
    /// The part that is its parent's.
    case shared
  }

  let navigator: any Navigator
  let extent: Extent
}

/// The stack of a modal, held by those alone who are in it.
@MainActor struct ModalStack {
  weak var navigator: (any Navigator)?
  /// Whether the flow that put it up shows its own screens in it.
  let isOwn: Bool

  var isUp: Bool { navigator?.entries.isEmpty == false }
}

extension CoordinatorBase {
  /// The stack that the flow's next screen goes on: that of its last own modal, or else the one it was shown in.
  var front: (any Navigator)? {
    modals.last { $0.isOwn && $0.isUp }?.navigator ?? place?.navigator
  }

  /// The flow whose part of the stack this one takes up.
  var owner: CoordinatorBase {
    var flow = self
    while flow.place?.extent == .shared, let parent = flow.parent { flow = parent }
    return flow
  }

  /// Everything that the flow and those below it have on screen.
  var allShown: [Entry] { subtree.flatMap(\.shown) }

  /// The lowest entry of the flow and those below it on a stack.
  func firstIndex(in navigator: any Navigator) -> Int? {
    if shown.isEmpty, children.isEmpty { return nil }
    let shown = Set(allShown)
    return navigator.entries.firstIndex(where: shown.contains)
  }

  /// How many entries of a stack lie below the flow's part of it.
  func base(in navigator: any Navigator) -> Int {
    if place?.extent == .whole, place?.navigator === navigator { return 0 }
    return firstIndex(in: navigator) ?? navigator.entries.count
  }
}
