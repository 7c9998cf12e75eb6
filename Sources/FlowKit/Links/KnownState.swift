/// The known state from which a link continues, independent of where the app was.
@MainActor struct KnownState {
  /// The first flow of the tree.
  let root: CoordinatorBase

  /// Brings the running flows at the start of a chain to the front, and removes everything else.
  ///
  /// Returns the last of these flows and the number of steps that lead to it.
  func settle(along steps: [LinkStep]) -> (flow: CoordinatorBase, steps: Int) {
    let kept = runningFlows(along: steps)
    for index in kept.indices.reversed() {
      guard let first = firstEntry(of: kept[index]) else { continue }
      bringToFront(first)
      for flow in kept[...index] { selectOwnTab(of: flow) }
      return (kept[index], index)
    }
    root.change { root.remove(root.allShown) }
    return (root, 0)
  }

  private func runningFlows(along steps: [LinkStep]) -> [CoordinatorBase] {
    var flows = [root]
    for step in steps {
      guard !step.isBelow, let flow = flows.last, let core = flow.book?.page(named: step.name)?.route.core,
        core.canStay,
        let child = flow.children.first(where: { $0.arrival === core })
      else { break }
      flows.append(child)
    }
    return flows
  }

  /// The lowest entry of a flow and those below it in the flow's own stack.
  private func firstEntry(of flow: CoordinatorBase) -> Entry? {
    guard let navigator = flow.place?.navigator else { return nil }
    return flow.firstIndex(in: navigator).map { navigator.entries[$0] }
  }

  private func bringToFront(_ entry: Entry) {
    let kept = Underneath(entry)
    root.change { root.remove(root.allShown.filter { !kept.contains($0) }) }
  }

  private func selectOwnTab(of flow: CoordinatorBase) {
    guard flow.arrival?.details.presentation == .tab, let bar = flow.parent?.tabBar,
      let index = bar.tabs.firstIndex(where: { $0.core === flow.arrival })
    else { return }
    bar.mark(index)
  }
}

extension RouteCore {
  /// Whether a child shown by this route may stay when a link is opened.
  fileprivate var canStay: Bool {
    guard details.parameters.isEmpty else { return false }
    switch details.presentation {
    case .root, .start, .tab, .column, .embed: return true
    case .push, .modal: return false
    }
  }
}

/// An entry with everything below it, and the other tabs of the bars around it.
@MainActor private struct Underneath {
  private var entries: Set<Entry> = []
  private var stacks: Set<ObjectIdentifier> = []

  init(_ entry: Entry) {
    var next: Entry? = entry
    while let top = next {
      guard let navigator = top.navigator else { break }
      stacks.insert(ObjectIdentifier(navigator))
      entries.formUnion(navigator.entries.prefix { $0 !== top } + [top])
      next = navigator.host
    }
  }

  func contains(_ entry: Entry) -> Bool {
    if entries.contains(entry) { return true }
    guard let navigator = entry.navigator, !stacks.contains(ObjectIdentifier(navigator)) else { return false }
    return navigator.host.map(contains) ?? false
  }
}
