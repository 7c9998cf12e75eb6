import FlowKit
import UIKit

/// A flow in a window, and somebody with a finger; what is seen is read from UIKit's controllers alone.
@MainActor final class OnPhone<Flow: Coordinator> {
  let flow: Flow
  let window = UIWindow()
  let navigator: UIKitNavigator

  init(
    _ flow: Flow, registry: Registry? = nil,
    screens: UIKitScreens = UIKitScreens(make: { ScreenController($0) })
  ) {
    Complaints.forget()
    self.flow = flow
    navigator = UIKitNavigator(screens)
    window.rootViewController = navigator.controller
    flow.launch(in: navigator, registry: registry)
    window.makeKeyAndVisible()
    Clock.settle()
  }

  /// What is on screen when all animations have ended.
  var seen: String {
    Clock.settle()
    return modals.map(\.text).joined(separator: " / ")
  }

  /// The window's controller and all that is presented over it, the lowest first.
  var modals: [UIViewController] {
    var all: [UIViewController] = [navigator.controller]
    while let next = all.last?.presentedViewController { all.append(next) }
    return all
  }

  /// The stacks and rows of tabs that are seen, from the outermost to the innermost.
  var visible: [UIViewController] {
    var all = [modals[modals.count - 1]]
    while let inner = all.last?.inner { all.append(inner) }
    return all
  }

  var tabs: UITabBarController? { visible.lazy.compactMap { $0 as? UITabBarController }.last }

  /// The innermost stack that has a back button.
  var stack: UINavigationController? {
    visible.lazy.compactMap { $0 as? UINavigationController }.last { $0.viewControllers.count > 1 }
  }

  func touchBack() {
    Clock.settle()
    stack?.touchBack()
    Clock.settle()
  }

  func swipeBack(isCancelled: Bool = false) {
    Clock.settle()
    guard let stack, stack.beginSwipe() else { return }
    if isCancelled { stack.cancelSwipe() } else { stack.finishSwipe() }
    Clock.settle()
  }

  func swipeDown() {
    Clock.settle()
    modals.last?.swipeAway()
    Clock.settle()
  }

  func touch(tab index: Int) {
    Clock.settle()
    tabs?.touchTab(index)
    Clock.settle()
  }
}

/// The view controller of a screen that is a value.
final class ScreenController: UIViewController {
  convenience init(_ screen: any Presentable) {
    self.init()
    title = (screen as? Page).map { "\($0.flow):\($0.number)" } ?? "\(type(of: screen))"
  }
}

extension UIViewController {
  fileprivate var inner: UIViewController? {
    if let stack = self as? UINavigationController { return stack.topViewController }
    return (self as? UITabBarController)?.selectedViewController
  }

  /// What this controller shows, in one line.
  var text: String {
    if let stack = self as? UINavigationController {
      return stack.viewControllers.isEmpty ? "-" : stack.viewControllers.map(\.text).joined(separator: " ")
    }
    if let tabs = self as? UITabBarController {
      let texts = (tabs.viewControllers ?? []).enumerated().map {
        ($0 == tabs.selectedIndex ? "*" : "") + $1.text
      }
      return "[\(texts.joined(separator: " | "))]"
    }
    return (title ?? "?") + children.map { "{\($0.text)}" }.joined()
  }
}
