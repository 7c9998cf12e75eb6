/// The tabs of a flow: a tab bar as one entry; the content of a tab starts when the tab is first selected.
@MainActor struct FlowTabs {
  let flow: CoordinatorBase

  /// Shows the flow's tabs and selects the first.
  func show() { makeTabBar()?.select(0) }

  /// Selects the tab of a route, and starts its content if needed.
  func select<Target: Presentable>(
    _ core: RouteCore, _ onEnd: (@MainActor (AnyEnding) -> Void)?, _ build: () -> Target
  ) -> Target? {
    guard let bar = flow.tabBar ?? makeTabBar(), let index = bar.tabs.firstIndex(where: { $0.core === core })
    else { return nil }
    let tab = bar.tabs[index]
    bar.mark(index)
    if core.details.parameters.isEmpty, let content = content(of: tab) {
      if let child = content as? CoordinatorBase, let onEnd { child.addEndHandler(onEnd) }
      return content as? Target
    }
    let target = build()
    let place = Place(navigator: tab.navigator, extent: .whole)
    return flow.show(target, by: core, in: place, onEnd) ? target : nil
  }

  /// Starts the content of a tab, if it is empty and its route has no parameters.
  func start(_ tab: TabBar.Tab) {
    guard flow.phase == .running, content(of: tab) == nil, let route = flow.book?.page(of: tab.core)?.route
    else { return }
    flow.change {
      guard let target = route.target(for: flow, values: []) else { return }
      _ = flow.show(target, by: tab.core, in: Place(navigator: tab.navigator, extent: .whole))
    }
  }

  private func makeTabBar() -> TabBar? {
    guard let place = flow.place, let book = flow.book else { return nil }
    let pages = book.pages.filter { $0.details.presentation == .tab }
    let bar = TabBar { [weak flow] tab in
      if let flow { FlowTabs(flow: flow).start(tab) }
    }
    let entry = Entry(bar, route: nil, owner: flow)
    bar.tabs = pages.map { page in
      TabBar.Tab(
        name: page.name, routeID: page.id, core: page.route.core,
        navigator: place.navigator.makeInner(in: entry))
    }
    entry.inner = bar.tabs.map(\.navigator)
    flow.change { flow.put(entry, in: Place(navigator: place.navigator, extent: .shared)) }
    return bar
  }

  private func content(of tab: TabBar.Tab) -> (any Presentable)? {
    flow.children.first { $0.place?.navigator === tab.navigator } ?? tab.navigator.entries.first?.content
  }
}
