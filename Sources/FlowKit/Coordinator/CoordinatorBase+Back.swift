extension CoordinatorBase {
  /// Takes the top of the flow's stack away, as the back button does; not the last that is left of the stack.
  public func pop() {
    guard let navigator = front, navigator.entries.count > 1 else { return }
    change { navigator.pop(animated: isAnimated) }
  }

  /// Takes away all that the flow, its children and others have put above the first thing that the flow shows.
  public func popToRoot() {
    guard let first = shown.first, first.navigator === place?.navigator else { return }
    pop(to: first)
  }

  /// Takes away all above something that the flow shows.
  public func pop(to entry: Entry) {
    guard let navigator = entry.navigator, shown.contains(where: { $0 === entry }) else { return }
    change { navigator.pop(to: entry, animated: isAnimated) }
  }

  /// Takes away all above the last screen of a flow of the same tree, on the stack that the flow was shown in.
  ///
  /// ```swift
  /// if let cart = app.subtree.first(where: { $0 is CartFlow }) { app.pop(to: cart) }
  /// ```
  public func pop(to flow: CoordinatorBase) {
    guard flow.root === root, let navigator = flow.place?.navigator else { return }
    guard let last = flow.shown.last(where: { $0.navigator === navigator }) else { return }
    change { navigator.pop(to: last, animated: isAnimated) }
  }

  /// Takes the last modal away that the flow has put up, with all that is in it and over it.
  public func dismiss() {
    guard let modal = modals.last(where: { $0.isUp })?.navigator else { return }
    change { modal.dismiss(animated: isAnimated) }
  }
}

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Takes away all above the last screen or child flow that was shown by a route; nothing where there is none.
  public func pop<Style, Input, Target>(to route: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>) {
    guard let core = self.route(at: route)?.core else { return }
    if let entry = shown.last(where: { $0.core === core }) { pop(to: entry) }
    if let child = children.last(where: { $0.arrival === core }) { pop(to: child) }
  }
}
