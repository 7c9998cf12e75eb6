// A flow with tabs shows a tab bar as one entry; the content of a tab starts when the tab is first selected.

extension CoordinatorBase {
  /// Shows the flow's tabs and selects the first.
  func showTabs() { makeTabBar()?.select(0) }

  /// Selects the tab of a route, and starts its content if needed.
  func selectTab<Target: Presentable>(
    _ core: RouteCore, _ onEnd: (@MainActor (AnyEnding) -> Void)?, _ build: () -> Target
  ) -> Target? {
    guard let bar = tabBar ?? makeTabBar(), let index = bar.tabs.firstIndex(where: { $0.core === core })
    else { return nil }
    let tab = bar.tabs[index]
    bar.mark(index)
    if core.details.parameters.isEmpty, let content = content(of: tab) {
      if let child = content as? CoordinatorBase, let onEnd { child.addEndHandler(onEnd) }
      return content as? Target
    }
    let target = build()
    return show(target, by: core, in: Place(navigator: tab.navigator, extent: .whole), onEnd) ? target : nil
  }

  /// Starts the content of a tab, if it is empty and its route has no parameters.
  func startTab(_ tab: TabBar.Tab) {
    guard phase == .running, content(of: tab) == nil, let route = book?.page(of: tab.core)?.route else {
      return
    }
    change {
      guard let target = route.target(for: self, values: []) else { return }
      _ = show(target, by: tab.core, in: Place(navigator: tab.navigator, extent: .whole))
    }
  }

  /// The tab bar that the flow shows.
  public var tabBar: TabBar? { shown.lazy.compactMap { $0.content as? TabBar }.last }
}

extension CoordinatorBase {
  private func makeTabBar() -> TabBar? {
    guard let place, let book else { return nil }
    let pages = book.pages.filter { $0.details.presentation == .tab }
    let bar = TabBar(owner: self)
    let entry = Entry(bar, route: nil, owner: self)
    bar.tabs = pages.map { page in
      TabBar.Tab(page, navigator: place.navigator.makeInner(in: entry))
    }
    entry.inner = bar.tabs.map(\.navigator)
    change { put(entry, in: Place(navigator: place.navigator, extent: .shared)) }
    return bar
  }

  private func content(of tab: TabBar.Tab) -> (any Presentable)? {
    children.first { $0.place?.navigator === tab.navigator } ?? tab.navigator.entries.first?.content
  }

  /// Adds a closure that receives the ending of the flow.
  func addEndHandler(_ onEnd: @escaping @MainActor (AnyEnding) -> Void) {
    let earlier = deliver
    deliver = { ending in
      earlier?(ending)
      onEnd(ending)
    }
  }
}
