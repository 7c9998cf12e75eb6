// The effect of taking a route: a screen becomes an entry of the flow, a coordinator its child.

extension CoordinatorBase {
  /// Takes a route to the target that a closure builds; nil if that is impossible.
  func take<Target: Presentable>(
    _ core: RouteCore, onEnd: (@MainActor (AnyEnding) -> Void)? = nil, build: () -> Target
  ) -> Target? {
    guard phase == .running, place != nil else { return nil }
    return change {
      if core.details.presentation == .tab { return FlowTabs(flow: self).select(core, onEnd, build) }
      if let column = core.details.presentation.column {
        return FlowColumns(flow: self).show(in: column, core, onEnd, build)
      }
      let target = build()
      guard let stack = stack(for: core.details.presentation) else { return nil }
      return show(target, by: core, in: stack, onEnd) ? target : nil
    }
  }

  /// Shows a screen or a child flow in a place.
  func show(
    _ target: any Presentable, by core: RouteCore, in stack: Place,
    _ onEnd: (@MainActor (AnyEnding) -> Void)? = nil
  ) -> Bool {
    if case .modal = core.details.presentation {
      modals.removeAll { $0.navigator == nil }
      modals.append(ModalStack(navigator: stack.navigator, isOwn: !(target is CoordinatorBase)))
      (stack.navigator as? HeadlessNavigator)?.detents = core.details.detents
    }
    if let child = target as? CoordinatorBase { return add(child, by: core, in: stack, onEnd) }
    let entry = Entry(target, route: core, owner: self)
    put(entry, in: stack)
    return true
  }

  /// Puts an entry on screen.
  func put(_ entry: Entry, in stack: Place) {
    entry.navigator = stack.navigator
    switch stack.extent {
    case .whole: stack.navigator.setRoot(entry, keeping: 0, animated: isAnimated)
    case .top: stack.navigator.push(entry, animated: isAnimated)
    case .shared: owner.replacePart(in: stack.navigator, with: entry)
    }
    shown.append(entry)
    context?.notify(self, .showed(route: entry.routeID, screen: entry.screenID))
    // A stack that is gone itself, such as that of a tab, accepts nothing; the flow must not assume that it shows the entry.
    let entries = stack.navigator.entries
    if entries.last !== entry, !entries.contains(entry) { Entry.wereRemoved([entry]) }
  }

  /// Replaces everything shown by the flow and those below it, wherever it is, with one entry.
  private func replacePart(in navigator: any Navigator, with entry: Entry) {
    let before = allShown
    let base = base(in: navigator)
    if base > 0, base == navigator.entries.count {
      navigator.push(entry, animated: isAnimated)
    } else {
      navigator.setRoot(entry, keeping: base, animated: isAnimated)
    }
    remove(before)
  }
}

extension CoordinatorBase {
  private func add(
    _ child: CoordinatorBase, by core: RouteCore, in stack: Place,
    _ onEnd: (@MainActor (AnyEnding) -> Void)?
  ) -> Bool {
    guard child.phase == .idle else {
      context?.notify(self, .ignored(route: book?.id(of: core) ?? "", reason: .coordinatorShownBefore))
      return false
    }
    child.parent = self
    children.append(child)
    child.context = context
    child.place = stack
    child.arrival = core
    child.arrivalID = book?.id(of: core) ?? ""
    child.deliver = { [weak self] ending in
      if let self { core.details.onEnd?(self, ending) }
      onEnd?(ending)
    }
    child.begin()
    return true
  }

  /// Adds a closure that receives the ending of the flow.
  func addEndHandler(_ onEnd: @escaping @MainActor (AnyEnding) -> Void) {
    let earlier = deliver
    deliver = { ending in
      earlier?(ending)
      onEnd(ending)
    }
  }

  /// Starts a flow that has been given its place.
  func begin() {
    phase = .running
    context?.notify(self, .started(flow: flowID, by: arrivalID))
    change { start() }
  }

  /// Shows the default first screen of a flow.
  func showFirst() {
    guard phase == .running, let book else { return }
    if book.pages.contains(where: { $0.details.presentation == .tab }) { return FlowTabs(flow: self).show() }
    if book.pages.contains(where: { $0.details.presentation.column != nil }) {
      return FlowColumns(flow: self).show()
    }
    let first = book.pages.first { $0.details.presentation == .root && $0.details.parameters.isEmpty }
    _ = first?.route.go(from: self, values: [])
  }
}
