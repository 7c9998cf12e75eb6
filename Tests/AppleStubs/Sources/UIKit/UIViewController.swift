// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public var view: UIView {
    if let loadedView { return loadedView }
    let view = UIView()
    view.owner = self
    loadedView = view
    return view
  }
  @Hidden private var loadedView: UIView?
  public var tabBarItem: UITabBarItem? = UITabBarItem()

  @HiddenWeak public private(set) var parent: UIViewController?
  @Hidden public private(set) var children: [UIViewController] = []

  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  public var presentationController: UIPresentationController? {
    if presentation == nil { presentation = UIPresentationController(self) }
    return presentation
  }
  @Hidden private var presentation: UIPresentationController?
  public var sheetPresentationController: UISheetPresentationController? {
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    if isSheet, sheet == nil { sheet = UISheetPresentationController(self) }
    return isSheet ? sheet : nil
  }
  @Hidden private var sheet: UISheetPresentationController?
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return popover
  }
  private var popover: UIPopoverPresentationController {
    let made = popoverMade ?? UIPopoverPresentationController(self)
    popoverMade = made
    return made
  }
  @Hidden private var popoverMade: UIPopoverPresentationController?

  @Hidden public private(set) var presentedViewController: UIViewController?
  @HiddenWeak public private(set) var presenter: UIViewController?
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  public private(set) var isBeingPresented = false
  public private(set) var isBeingDismissed = false

  @HiddenWeak var homeWindow: UIWindow?
  @Hidden var transition: Transition?

  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? presentedViewController?.transition ?? parent?.transitionCoordinator
  }

  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The window that this controller is part of, whether it is seen or lies under another one.
  var windowShownIn: UIWindow? {
    homeWindow ?? parent?.windowShownIn ?? presenter?.windowShownIn
  }

  /// Whether something over the whole screen has taken this controller's view out of the window.
  var isCovered: Bool {
    if let parent { return parent.isCovered }
    var upper = presentedViewController
    while let next = upper {
      if next.modalPresentationStyle == .fullScreen, !next.isBeingPresented { return true }
      upper = next.presentedViewController
    }
    return false
  }
}

extension UIViewController {
  public func present(
    _ other: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    guard view.window != nil else { return Complaints.add("presents while it is in no window") }
    guard presentedViewController == nil else { return Complaints.add("presents while it presents") }
    guard other.presenter == nil, other.parent == nil else {
      return Complaints.add("presents what is shown already")
    }
    guard !isBeingDismissed, !isBeingPresented else { return Complaints.add("presents while it moves") }
    presentedViewController = other
    other.presenter = self
    other.isBeingPresented = true
    move(other, animated: animated) {
      other.isBeingPresented = false
      other.viewDidAppear(animated)
      completion?()
    }
  }

  /// Takes away what this controller presents, or the controller itself where it presents nothing.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let other = presentedViewController else {
      if let presenter { return presenter.dismiss(animated: animated, completion: completion) }
      if let parent { return parent.dismiss(animated: animated, completion: completion) }
      return
    }
    guard !other.isBeingDismissed, !other.isBeingPresented else {
      return Complaints.add("dismisses what moves")
    }
    other.isBeingDismissed = true
    move(other, animated: animated) { [weak self] in
      self?.letGo(animated)
      completion?()
    }
  }

  private func move(_ other: UIViewController, animated: Bool, then end: @escaping @MainActor () -> Void) {
    guard animated else { return end() }
    let transition = Transition()
    other.transition = transition
    Clock.later {
      guard other.transition === transition else { return }
      other.transition = nil
      end()
      transition.end()
    }
  }

  private func letGo(_ animated: Bool) {
    guard let other = presentedViewController else { return }
    other.letGo(false)
    presentedViewController = nil
    other.viewDidDisappear(animated)
    other.isBeingDismissed = false
    other.presenter = nil
  }
}

extension UIViewController {
  /// What a finger does: drags the sheet down and lets go below the middle, or taps beside a popover.
  @discardableResult
  public func swipeAway() -> Bool {
    guard startSwipeAway() else { return false }
    let presenter = presenter
    transition = nil
    presenter?.letGo(true)
    presentationController?.tellDismissed()
    if modalPresentationStyle == .popover { popover.tellDismissed() }
    return true
  }

  /// What a finger does: drags the sheet down a little and lets go.
  public func swipeAwayAndBack() {
    guard startSwipeAway() else { return }
    isBeingDismissed = false
    transition = nil
  }

  private func startSwipeAway() -> Bool {
    let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
    guard presenter != nil, presentedViewController == nil, !isBeingPresented, !isBeingDismissed else {
      return false
    }
    guard !isModalInPresentation, styles.contains(modalPresentationStyle) else { return false }
    isBeingDismissed = true
    return true
  }
}
