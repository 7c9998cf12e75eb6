// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor open class UINavigationController: UIViewController {
  public var delegate: (any UINavigationControllerDelegate)? {
    get { hiddenDelegate as? any UINavigationControllerDelegate }
    set { hiddenDelegate = newValue }
  }
  @HiddenWeak private var hiddenDelegate: AnyObject?
  public private(set) var isNavigationBarHidden = false
  @Hidden private var stack: [UIViewController] = []
  @Hidden private var beforeSwipe: [UIViewController]?

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ new: [UIViewController], animated: Bool) {
    if Set(new.map(ObjectIdentifier.init)).count < new.count { Complaints.add("has a controller twice") }
    if new.contains(where: { $0 is UINavigationController && !stack.contains($0) }) {
      Complaints.add("has a stack on a stack")
    }
    if new.contains(where: { $0 is UISplitViewController }) { Complaints.add("has a split view on a stack") }
    if new.contains(where: { $0.parent != nil && $0.parent !== self }) {
      Complaints.add("has a controller of another parent")
    }
    if let transition, !transition.isOver { Complaints.add("changes its stack while it moves") }
    change(to: new, animated: animated)
  }

  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst())
    if !gone.isEmpty { setViewControllers(Array(stack.prefix(1)), animated: animated) }
    return gone
  }

  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  /// What a split view does where the screen is narrow: puts the stack of another column on this one.
  public func collapse(_ other: UINavigationController) { adopt(stack + [other]) }

  private func change(to new: [UIViewController], animated: Bool) {
    let before = stack.last
    adopt(new)
    guard let top = new.last, top !== before, view.window != nil else { return }
    guard animated, before != nil else { return tell(top, animated: false) }
    let transition = Transition()
    self.transition = transition
    Clock.later { [weak self] in
      guard let self, self.transition === transition else { return }
      self.end(transition)
    }
  }

  private func adopt(_ new: [UIViewController]) {
    for old in stack where !new.contains(old) { old.removeFromParent() }
    for added in new where added.parent !== self { addChild(added) }
    stack = new
  }

  private func tell(_ top: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}

extension UINavigationController {
  /// What a finger does: touches the back button.
  @discardableResult
  public func touchBack() -> Bool {
    guard transition == nil else { return false }
    return popViewController(animated: true) != nil
  }

  /// What a finger does: begins to drag from the left edge; the stack counts as popped from now on.
  @discardableResult
  public func beginSwipe() -> Bool {
    guard stack.count > 1, transition == nil else { return false }
    beforeSwipe = stack
    transition = Transition()
    adopt(Array(stack.dropLast()))
    return true
  }

  /// Lets go past the middle.
  public func finishSwipe() { endSwipe(isCancelled: false) }

  /// Lets go before the middle: the stack is what it was, and the delegate hears nothing.
  public func cancelSwipe() { endSwipe(isCancelled: true) }

  private func endSwipe(isCancelled: Bool) {
    guard let before = beforeSwipe, let transition else { return }
    beforeSwipe = nil
    if isCancelled { adopt(before) }
    end(transition, isCancelled: isCancelled)
  }

  private func end(_ transition: Transition, isCancelled: Bool = false) {
    transition.end(isCancelled: isCancelled)
    if self.transition === transition { self.transition = nil }
    if !isCancelled, let top = stack.last { tell(top, animated: true) }
  }
}
