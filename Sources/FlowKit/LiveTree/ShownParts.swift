// The content of view controllers according to UIKit's own functions: their storage is hidden from reflection.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  extension Reflection {
    /// The parts of a window or view controller.
    mutating func shownParts(of object: Any) -> [Property] {
      guard object is UIViewController || object is UIWindow else { return [] }
      guard isOnMainActor else {
        omit("view controllers could not be asked for their content, since this is not the main thread")
        return []
      }
      nonisolated(unsafe) let asked = object
      nonisolated(unsafe) var parts: [Property] = []
      MainActor.assumeIsolated { parts = ShownParts.parts(of: asked) }
      return parts
    }
  }

  @MainActor private enum ShownParts {
    static func parts(of object: Any) -> [Property] {
      if let window = object as? UIWindow {
        return [part("rootViewController", window.rootViewController as Any, .parts)]
      }
      guard let controller = object as? UIViewController else { return [] }
      let modal = controller.presentedViewController
      // Each controller answers with what its containers present, too.
      let isOwn = modal?.presentingViewController === controller
      return contents(of: controller) + (isOwn ? [part("presentedViewController", modal as Any, .modal)] : [])
    }

    private static func contents(of controller: UIViewController) -> [Property] {
      switch controller {
      case let stack as UINavigationController: [part("viewControllers", stack.viewControllers, .stack)]
      case let tabs as UITabBarController:
        [part("viewControllers", tabs.viewControllers ?? [], .tabs(selected: tabs.selectedIndex))]
      case let split as UISplitViewController: columns(of: split)
      default: [part("children", controller.children, .parts)]
      }
    }

    /// The columns, each with the stack that UIKit puts around it.
    private static func columns(of split: UISplitViewController) -> [Property] {
      // UIKit traps if the columns of a split view without a style are requested.
      guard split.style != .unspecified else {
        return [part("viewControllers", split.viewControllers, .parts)]
      }
      var columns: [(String, UISplitViewController.Column)] = [
        ("primary", .primary), ("secondary", .secondary),
      ]
      if split.style == .tripleColumn { columns.insert(("supplementary", .supplementary), at: 1) }
      return columns.map { name, column in
        let content = split.viewController(for: column)
        return part(name, content?.navigationController ?? content as Any, .parts)
      }
    }

    private static func part(_ name: String, _ value: Any, _ placement: Placement) -> Property {
      Property(name: name, value: value, ownership: .strong, placement: placement)
    }
  }
#else
  extension Reflection {
    /// Returns nothing: there are no view controllers on this platform.
    func shownParts(of object: Any) -> [Property] { [] }
  }
#endif
