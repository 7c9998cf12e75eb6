// The actions of a user.

extension HeadlessNavigator {
  /// The visible stack: that of the top modal or of the window, and within it that of the selected tab or last column.
  public var visible: HeadlessNavigator { visibleStacks.last ?? self }

  /// Taps the back button; returns false if there is none.
  @discardableResult
  public func goBack() -> Bool {
    guard let stack = visibleStacks.last(where: { $0.entries.count > 1 }), let last = stack.entries.last
    else {
      return false
    }
    stack.lose([last])
    return true
  }

  /// Returns to the lowest screen of the visible stack, like a tap on the selected tab.
  public func goBackToRoot() {
    let stack = visible
    stack.lose(Array(stack.entries.dropFirst()))
  }

  /// Swipes the top modal away; returns false if there is none, or its style does not allow it.
  @discardableResult
  public func swipeDown() -> Bool {
    guard let modal = top.modals.last, modal.style?.isDismissable == true else { return false }
    modal.lose(modal.entries)
    return true
  }

  /// Taps a button of an alert, given by its title; does nothing if there is no such button.
  public func choose(_ title: String) {
    guard let modal = top.modals.last, let alert = modal.entries.last?.content as? AlertMessage else {
      return
    }
    guard let choice = alert.choices.first(where: { $0.title == title }) else { return }
    modal.lose(modal.entries)
    choice.action()
  }

  /// Closes an alert or a system screen; returns false if neither is visible.
  @discardableResult
  public func closeAlert() -> Bool {
    guard let modal = top.modals.last, modal.style == .alert || modal.style == .system else { return false }
    modal.lose(modal.entries)
    return true
  }

  /// Taps a tab of the innermost tab bar, given by the name of its route; returns false if there is none.
  @discardableResult
  public func select(tab name: String) -> Bool {
    for stack in visibleStacks.reversed() {
      guard let bar = stack.entries.last?.content as? TabBar else { continue }
      guard let index = bar.tabs.firstIndex(where: { $0.name == name }) else { continue }
      bar.select(index)
      return true
    }
    return false
  }

  /// The visible stacks, from the outermost to those of the innermost selected tab and of all columns.
  private var visibleStacks: [HeadlessNavigator] {
    var stacks = [top.modals.last ?? top]
    var next = 0
    while next < stacks.count {
      stacks += Self.seen(in: stacks[next].entries.last?.content).compactMap { $0 as? HeadlessNavigator }
      next += 1
    }
    return stacks
  }

  private static func seen(in content: (any Presentable)?) -> [any Navigator] {
    if let bar = content as? TabBar, bar.tabs.indices.contains(bar.selected) {
      return [bar.tabs[bar.selected].navigator]
    }
    return (content as? SplitView)?.columns.map(\.navigator).filter { !$0.entries.isEmpty } ?? []
  }
}
