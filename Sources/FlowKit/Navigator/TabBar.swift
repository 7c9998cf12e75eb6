/// The tab bar of a flow; a navigator shows it as one entry.
@MainActor public final class TabBar: Presentable {
  /// One tab.
  @MainActor public struct Tab {
    /// The name of the tab's route.
    public let name: String
    /// The id of the tab's route.
    public let routeID: String
    /// The details of the route, with the title and the icon.
    public var details: RouteDetails { core.details }
    /// The tab's stack; empty until the tab is first selected.
    public let navigator: any Navigator

    let core: RouteCore

    init(name: String, routeID: String, core: RouteCore, navigator: any Navigator) {
      self.name = name
      self.routeID = routeID
      self.core = core
      self.navigator = navigator
    }
  }

  /// The tabs, in the order in which their routes are declared.
  public internal(set) var tabs: [Tab] = []
  /// The index of the visible tab.
  public private(set) var selected = 0
  /// Called with the tab that was selected; for navigators.
  public var onSelect: (@MainActor (Int) -> Void)?

  /// Starts the content of a tab if it has none.
  private let start: @MainActor (Tab) -> Void

  init(start: @escaping @MainActor (Tab) -> Void) { self.start = start }

  /// Selects a tab and starts its content if it has none; does nothing if there is no such tab.
  public func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    mark(index)
    start(tabs[index])
  }

  func mark(_ index: Int) {
    selected = index
    onSelect?(index)
  }
}
