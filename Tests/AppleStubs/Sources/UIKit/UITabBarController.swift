// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public final class UITabBarItem: NSObject {
  public let title: String?
  public let image: UIImage?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
  }

  override init() {
    title = nil
    image = nil
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

@MainActor open class UITabBarController: UIViewController {
  public var delegate: (any UITabBarControllerDelegate)? {
    get { hiddenDelegate as? any UITabBarControllerDelegate }
    set { hiddenDelegate = newValue }
  }
  @HiddenWeak private var hiddenDelegate: AnyObject?
  public var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      for old in tabs ?? [] where newValue?.contains(old) != true { old.removeFromParent() }
      tabs = newValue
      for new in newValue ?? [] where new.parent !== self { addChild(new) }
    }
  }
  @Hidden private var tabs: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  /// What a finger does: touches a tab, which on the selected one goes back to its first screen.
  public func touchTab(_ index: Int) {
    let isAgain = index == selectedIndex
    selectedIndex = index
    guard let selected = selectedViewController else { return }
    if isAgain, let stack = selected as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: selected)
  }
}
