#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The controller of a tab bar.
  final class FlowTabBarController: UITabBarController, UITabBarControllerDelegate {
    private(set) var bar: TabBar?

    /// Shows a tab bar and observes the selection.
    func show(_ bar: TabBar, onChange: @escaping @MainActor () -> Void) {
      self.bar = bar
      delegate = self
      bar.onSelect = { _ in onChange() }
    }

    /// Updates the controllers.
    func draw() {
      guard let bar else { return }
      let wanted = bar.tabs.compactMap(controller)
      if viewControllers != wanted { viewControllers = wanted }
      if wanted.indices.contains(bar.selected), selectedIndex != bar.selected { selectedIndex = bar.selected }
    }

    private func controller(of tab: TabBar.Tab) -> UIViewController? {
      guard let controller = (tab.navigator as? UIKitNavigator)?.controller else { return nil }
      if controller.parent !== self { controller.tabBarItem = item(of: tab) }
      return controller
    }

    private func item(of tab: TabBar.Tab) -> UITabBarItem {
      let icon = tab.details.icon
      let image = icon.isEmpty ? nil : UIImage(named: icon) ?? UIImage(systemName: icon)
      let title = tab.details.title.isEmpty ? tab.name : tab.details.title
      return UITabBarItem(title: title, image: image, tag: 0)
    }

    /// Called only after a tap by the user.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      guard let index = viewControllers?.firstIndex(of: viewController) else { return }
      bar?.select(index)
    }
  }
#endif
