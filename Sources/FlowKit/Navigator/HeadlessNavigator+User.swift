// What somebody with a finger can do.

extension HeadlessNavigator {
  /// The stack that is seen: that of the top modal or of the window, and inside it that of the selected tab.
  public var visible: HeadlessNavigator { visibleStacks.last ?? self }

  /// Touches the back button; false where there is none.
  @discardableResult
  public func goBack() -> Bool {
    guard let stack = visibleStacks.last(where: { $0.entries.count > 1 }), let last = stack.entries.last
    else {
      return false
    }
    stack.lose([last])
    return true
  }

  /// Goes back to the lowest screen of the stack that is seen, as a touch on the selected tab does.
  public func goBackToRoot() {
    let stack = visible
    stack.lose(Array(stack.entries.dropFirst()))
  }

  /// Swipes the top modal away; false where there is none, or where its style does not let go.
  @discardableResult
  public func swipeDown() -> Bool {
    guard let modal = top.modals.last, modal.style?.isDismissable == true else { return false }
    modal.lose(modal.entries)
    return true
  }

  /// Touches a button of an alert, by its title; nothing where there is no such button.
  public func choose(_ title: String) {
    guard let modal = top.modals.last, let alert = modal.entries.last?.content as? AlertMessage else {
      return
    }
    guard let choice = alert.choices.first(where: { $0.title == title }) else { return }
    modal.lose(modal.entries)
    choice.action()
  }

  /// Closes an alert, or what the system shows; false where neither is seen.
  @discardableResult
  public func closeAlert() -> Bool {
    guard let modal = top.modals.last, modal.style == .alert || modal.style == .system else { return false }
    modal.lose(modal.entries)
    return true
  }

  /// Touches a tab of the innermost row of tabs, by the name of its route; false where there is none.
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

  /// The stacks that are seen, from the outermost to that of the innermost selected tab.
  private var visibleStacks: [HeadlessNavigator] {
    var stacks = [top.modals.last ?? top]
    while let bar = stacks.last?.entries.last?.content as? TabBar, bar.tabs.indices.contains(bar.selected),
      let inner = bar.tabs[bar.selected].navigator as? HeadlessNavigator
    {
      stacks.append(inner)
    }
    return stacks
  }
}
