/// The columns of a flow: a split view as one entry; each column has a stack of its own, which a route replaces.
@MainActor struct FlowColumns {
  let flow: CoordinatorBase

  /// Shows the flow's columns, with the first route without parameters of each.
  func show() { _ = makeSplitView(without: nil) }

  /// Shows the target of a route in a column, unless the column shows that already.
  func show<Target: Presentable>(
    in column: SplitColumn, _ core: RouteCore, _ onEnd: (@MainActor (AnyEnding) -> Void)?,
    _ build: () -> Target
  ) -> Target? {
    guard let split = flow.splitView ?? makeSplitView(without: column),
      let navigator = split.navigator(of: column)
    else { return nil }
    defer { split.bringToFront(column) }
    if core.details.parameters.isEmpty, let content = content(of: navigator, by: core) {
      if let child = content as? CoordinatorBase, let onEnd { child.addEndHandler(onEnd) }
      return content as? Target
    }
    let target = build()
    let place = Place(navigator: navigator, extent: .whole)
    return flow.show(target, by: core, in: place, onEnd) ? target : nil
  }

  private func makeSplitView(without empty: SplitColumn?) -> SplitView? {
    guard let place = flow.place, let book = flow.book else { return nil }
    let used = Set(book.pages.compactMap(\.details.presentation.column))
    let split = SplitView()
    let entry = Entry(split, route: nil, owner: flow)
    split.columns = SplitColumn.allCases.filter(used.contains).map {
      SplitView.Column(column: $0, navigator: place.navigator.makeInner(in: entry))
    }
    entry.inner = split.columns.map(\.navigator)
    flow.change {
      flow.put(entry, in: Place(navigator: place.navigator, extent: .shared))
      for column in split.columns where column.column != empty { fill(column) }
    }
    return split
  }

  /// Takes the first route without parameters that leads to a column.
  private func fill(_ column: SplitView.Column) {
    let page = flow.book?.pages.first {
      $0.details.presentation == .column(column.column) && $0.details.parameters.isEmpty
    }
    guard let route = page?.route, let target = route.target(for: flow, values: []) else { return }
    _ = flow.show(target, by: route.core, in: Place(navigator: column.navigator, extent: .whole))
  }

  private func content(of navigator: any Navigator, by core: RouteCore) -> (any Presentable)? {
    flow.children.first { $0.place?.navigator === navigator && $0.arrival === core }
      ?? navigator.entries.first { $0.core === core && $0.owner === flow }?.content
  }
}

extension Presentation {
  /// The column, if it is one.
  var column: SplitColumn? {
    if case .column(let column) = self { column } else { nil }
  }
}
