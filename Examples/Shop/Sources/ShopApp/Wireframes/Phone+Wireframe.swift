import FlowKit

extension Phone {
  /// The screen on top with everything that a phone draws around it, and its id in the graph; nil for an alert.
  public var wireframe: (screen: String, frame: Wireframe)? {
    let stack = glass.visible
    guard let entry = stack.entries.last, let screen = entry.content as? any ShopScreen else { return nil }
    var frame = Wireframe(title: screen.title, layout: screen.layout)
    let below = stack.entries.dropLast().last?.content as? any ShopScreen
    frame.back = below?.title ?? ""
    frame.isSheet = !glass.modals.isEmpty
    if let bar = stack.host?.content as? TabBar {
      frame.tabs = bar.tabs.map(\.details.title)
      frame.selectedTab = bar.selected
    }
    return (entry.screenID, frame)
  }
}

extension ShopScreen {
  /// Its rows, for a screen without a layout of its own.
  public var layout: Layout { Layout(rows.isEmpty ? [] : [.rows(rows.map { Row($0) })]) }
}
