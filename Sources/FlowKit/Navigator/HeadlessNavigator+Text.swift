extension HeadlessNavigator {
  /// The content of the screen, in one line.
  ///
  /// ```
  /// CartScreen > PaymentScreen / sheet: HelpScreen
  /// [*shop: ListScreen > ItemScreen | settings: -]
  /// [primary: FoldersScreen | secondary: MailScreen]
  /// DashboardScreen{ChartScreen}
  /// ```
  public var description: String {
    let modals = modals.map { " / \($0.style?.name ?? ""): \($0.stackText)" }
    return stackText + modals.joined()
  }

  private var stackText: String {
    entries.isEmpty ? "-" : entries.map(text).joined(separator: " > ")
  }

  private func text(_ entry: Entry) -> String {
    if let bar = entry.content as? TabBar { return text(bar) }
    if let split = entry.content as? SplitView { return text(split) }
    let inner = entry.inner.compactMap { $0 as? HeadlessNavigator }.filter { !$0.entries.isEmpty }
    return entry.screenID + inner.map { "{\($0.stackText)}" }.joined()
  }

  private func text(_ split: SplitView) -> String {
    let columns = split.columns.map { column in
      "\(column.column): \((column.navigator as? HeadlessNavigator)?.stackText ?? "?")"
    }
    return "[\(columns.joined(separator: " | "))]"
  }

  private func text(_ bar: TabBar) -> String {
    let tabs = bar.tabs.enumerated().map { index, tab in
      let stack = (tab.navigator as? HeadlessNavigator)?.stackText ?? "?"
      return "\(index == bar.selected ? "*" : "")\(tab.name): \(stack)"
    }
    return "[\(tabs.joined(separator: " | "))]"
  }
}
