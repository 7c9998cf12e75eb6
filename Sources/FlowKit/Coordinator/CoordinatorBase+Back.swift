extension CoordinatorBase {
  /// Pops the top of the flow's stack, like the back button, but not the last entry of the stack.
  public func pop() {
    guard let navigator = front, navigator.entries.count > 1 else { return }
    change { navigator.pop(animated: isAnimated) }
  }

  /// Removes everything above the flow's first entry, whether shown by the flow, its children or others.
  public func popToRoot() {
    guard let first = shown.first, first.navigator === place?.navigator else { return }
    pop(to: first)
  }

  /// Removes everything above one of the flow's entries.
  public func pop(to entry: Entry) {
    guard let navigator = entry.navigator, shown.contains(where: { $0 === entry }) else { return }
    change { navigator.pop(to: entry, animated: isAnimated) }
  }

  /// Removes everything above the last screen of another flow in the same tree, on the stack in which that flow is shown.
  ///
  /// ```swift
  /// if let cart = app.subtree.first(where: { $0 is CartFlow }) { app.pop(to: cart) }
  /// ```
  public func pop(to flow: CoordinatorBase) {
    guard flow.root === root, let navigator = flow.place?.navigator else { return }
    guard let last = flow.shown.last(where: { $0.navigator === navigator }) else { return }
    change { navigator.pop(to: last, animated: isAnimated) }
  }

  /// Dismisses the last modal that the flow has presented, with everything in it and above it.
  public func dismiss() {
    guard let modal = modals.last(where: { $0.isUp })?.navigator else { return }
    change { modal.dismiss(animated: isAnimated) }
  }
}
