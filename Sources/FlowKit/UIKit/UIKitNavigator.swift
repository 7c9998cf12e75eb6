#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A navigator that shows its stacks with UIKit.
  ///
  /// ```swift
  /// let navigator = UIKitNavigator()
  /// window.rootViewController = navigator.controller
  /// app.launch(in: navigator)
  /// ```
  ///
  /// It has only been tested with stand-ins for UIKit, and has not run on a device or in a simulator.
  ///
  /// `HeadlessNavigator` keeps the wanted state; this class updates UIKit's controllers to match, one animation after another, and
  /// removes what the user has removed.
  @MainActor public final class UIKitNavigator: HeadlessNavigator {
    /// The controller of this stack; the one of the window is the window's `rootViewController`.
    public let controller: FlowNavigationController
    let screens: UIKitScreens

    /// The view controllers of the entries.
    var pages: [Entry: UIViewController] = [:]
    /// The view controllers last given to the controller.
    var drawn: [UIViewController] = []
    /// The animation that the stack waits for.
    weak var moving: (any UIViewControllerTransitionCoordinator)?

    // Used only in the window:
    /// The modals presented by this navigator, the lowest first.
    var presented: [UIViewController] = []
    /// Whether a modal is being presented or dismissed.
    var isMoving = false
    /// The animation of a foreign modal that the next modal waits for.
    weak var movingOthers: (any UIViewControllerTransitionCoordinator)?
    private var isAnimated = true
    private var isDrawing = false
    private var isOutdated = false

    /// Makes an empty window whose screens are view controllers.
    public override convenience init() { self.init(UIKitScreens()) }

    /// Makes an empty window whose screens come from a source.
    public init(_ screens: UIKitScreens) {
      self.screens = screens
      controller = screens.makeStack()
      super.init()
      controller.navigator = self
      controller.delegate = controller
    }

    /// Makes a stack with a controller of its own.
    public override func makeStack() -> HeadlessNavigator { UIKitNavigator(screens) }

    /// Replaces all but the lowest `count` entries with one.
    public override func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {
      window?.isAnimated = animated
      super.setRoot(entry, keeping: count, animated: animated)
    }

    /// Puts an entry on top.
    public override func push(_ entry: Entry, animated: Bool) {
      window?.isAnimated = animated
      super.push(entry, animated: animated)
    }

    /// Removes entries, wherever on the stack they are.
    public override func remove(_ gone: [Entry], animated: Bool) {
      window?.isAnimated = animated
      super.remove(gone, animated: animated)
    }

    override func changed() {
      drawWindow()
      super.changed()
    }
  }

  extension UIKitNavigator {
    /// The navigator of the window that this stack is part of.
    var window: UIKitNavigator? { top as? UIKitNavigator }

    /// All stacks on screen, outer ones first.
    private var stacks: [UIKitNavigator] {
      var stacks = [self] + modals.compactMap { $0 as? UIKitNavigator }
      var next = 0
      while next < stacks.count {
        stacks += stacks[next].entries.flatMap(\.inner).compactMap { $0 as? UIKitNavigator }
        next += 1
      }
      return stacks
    }

    /// Updates UIKit to match the wanted state.
    func drawWindow() {
      guard let window else { return }
      window.isOutdated = true
      guard !window.isDrawing else { return }
      window.isDrawing = true
      while window.isOutdated {
        window.isOutdated = false
        window.noticeDismissals()
        for stack in window.stacks { stack.draw(animated: window.isAnimated) }
        window.drawModals(animated: window.isAnimated)
      }
      window.isDrawing = false
    }

    /// Whether a view controller already belongs to an entry.
    func isTaken(_ controller: UIViewController) -> Bool {
      window?.stacks.contains { $0.pages.values.contains(controller) } == true
    }
  }
#endif
