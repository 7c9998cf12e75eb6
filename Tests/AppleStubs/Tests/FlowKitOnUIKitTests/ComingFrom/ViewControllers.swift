import FlowKit
import UIKit

// What the pages of Documentation/ComingFrom show: a list of items, an item, and a modal in which a new one is made.

/// Something on the list.
struct Item: Equatable, Sendable { let name: String }

final class ItemsViewController: UIViewController, Presentable {
  var onItem: @MainActor (Item) -> Void = { _ in }
  var onNew: @MainActor () -> Void = {}

  convenience init(
    onItem: @escaping @MainActor (Item) -> Void = { _ in }, onNew: @escaping @MainActor () -> Void = {}
  ) {
    self.init()
    title = "Items"
    self.onItem = onItem
    self.onNew = onNew
  }
}

final class ItemViewController: UIViewController, Presentable {
  convenience init(_ item: Item) {
    self.init()
    title = item.name
  }
}

final class NewItemViewController: UIViewController, Presentable {
  var onSave: @MainActor (Item) -> Void = { _ in }
  var onCancel: @MainActor () -> Void = {}

  convenience init(
    onSave: @escaping @MainActor (Item) -> Void = { _ in }, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    self.init()
    title = "New"
    self.onSave = onSave
    self.onCancel = onCancel
  }
}

final class LoginViewController: UIViewController, Presentable {
  var onLogin: @MainActor () -> Void = {}

  convenience init(onLogin: @escaping @MainActor () -> Void = {}) {
    self.init()
    title = "Login"
    self.onLogin = onLogin
  }
}

final class StepViewController: UIViewController, Presentable {
  var onNext: @MainActor () -> Void = {}

  convenience init(_ name: String, onNext: @escaping @MainActor () -> Void = {}) {
    self.init()
    title = name
    self.onNext = onNext
  }
}

/// A window, and somebody with a finger; the same for what a page shows before and after.
@MainActor final class Glass {
  private let window = UIWindow()
  private var navigator: UIKitNavigator?

  init(_ controller: UIViewController) {
    Complaints.forget()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Clock.settle()
  }

  convenience init(_ flow: CoordinatorBase) {
    let navigator = UIKitNavigator()
    self.init(navigator.controller)
    self.navigator = navigator
    flow.launch(in: navigator)
    Clock.settle()
  }

  /// What is on screen when all animations have ended, in one line.
  var seen: String {
    Clock.settle()
    return layers.map(\.text).joined(separator: " / ")
  }

  /// The screen on top.
  func top<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    Clock.settle()
    let layer = layers.last
    return ((layer as? UINavigationController)?.topViewController ?? layer) as? Screen
  }

  func touchBack() {
    Clock.settle()
    (layers.last as? UINavigationController)?.touchBack()
    Clock.settle()
  }

  func swipeDown() {
    Clock.settle()
    layers.last?.swipeAway()
    Clock.settle()
  }

  private var layers: [UIViewController] {
    var all = [window.rootViewController].compactMap { $0 }
    while let next = all.last?.presentedViewController { all.append(next) }
    return all
  }
}
