#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // One stack: its controllers and their contents.

  extension UIKitNavigator {
    /// Whether the stack's content is presented directly, without a navigation bar.
    var isPlain: Bool { style == .alert || style == .system }

    /// Updates the controller's stack; later, if it is moving.
    func draw(animated: Bool) {
      guard !isPlain else { return keepPages() }
      if let coordinator = controller.transitionCoordinator, wait(for: coordinator) { return }
      settle(animated: animated)
    }

    /// Waits for the end of an animation to draw this stack; returns false if the end will not be reported.
    private func wait(for coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
      if coordinator === moving { return true }
      moving = coordinator
      return coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        // The coordinator still exists here, and UIKit does not support a second animation before its end.
        self?.settle(animated: false)
      }
    }

    private func settle(animated: Bool) {
      noticePops()
      keepPages()
      let wanted = entries.map(page) + collapsedColumns
      if controller.viewControllers != wanted {
        let isMove = animated && !drawn.isEmpty && !wanted.isEmpty
        drawn = wanted
        controller.setViewControllers(wanted, animated: isMove)
      }
      drawn = wanted
      let isBarHidden = wanted.count <= 1 && (host != nil && !isInTab || wanted.first?.isWhole == true)
      controller.setNavigationBarHidden(isBarHidden, animated: false)
      for entry in entries { drawInside(entry) }
    }

    private var isInTab: Bool { host?.content is TabBar || host?.content is SplitView }

    /// The stacks of other columns that UIKit has put on this one because the screen is narrow.
    private var collapsedColumns: [UIViewController] {
      host?.content is SplitView ? controller.viewControllers.filter { $0 is FlowNavigationController } : []
    }

    /// Removes the entries that are no longer on the controller's stack.
    private func noticePops() {
      let there = controller.viewControllers
      let gone = entries.filter { entry in
        guard let page = pages[entry] else { return false }
        return drawn.contains(page) && !there.contains(page)
      }
      if !gone.isEmpty { lose(gone) }
    }

    /// Forgets the view controllers of entries that are gone.
    private func keepPages() {
      let here = Set(entries)
      pages = pages.filter { here.contains($0.key) }
    }

    private func drawInside(_ entry: Entry) {
      guard let page = pages[entry] else { return }
      if let tabs = page as? FlowTabBarController { return tabs.draw() }
      if let split = page.heldSplit { return split.draw() }
      for case let inner as UIKitNavigator in entry.inner {
        if inner.entries.isEmpty { inner.controller.leaveParent() } else { page.embed(inner.controller) }
      }
    }
  }

  extension UIViewController {
    /// Whether it fills a stack by itself and has bars of its own.
    fileprivate var isWhole: Bool { self is FlowTabBarController || heldSplit != nil }
  }
#endif
