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
  /// It has been tested against stand-ins for UIKit alone, and has not run on a device or in a simulator.
  ///
  /// What should be on screen is kept by `HeadlessNavigator`; this class brings UIKit's controllers up to date with it, one
  /// animation after another, and takes away what the user has taken away.
  @MainActor public final class UIKitNavigator: HeadlessNavigator {
    /// The controller of this stack; that of the window is the window's `rootViewController`.
    public let controller: FlowNavigationController
    let screens: UIKitScreens

    /// The controllers of the entries.
    var pages: [Entry: UIViewController] = [:]
    /// What the controller was last given.
    var drawn: [UIViewController] = []
    /// The animation whose end the stack waits for.
    weak var moving: (any UIViewControllerTransitionCoordinator)?

    // The window's alone:
    /// The modals that are up by this navigator's doing, the lowest first.
    var presented: [UIViewController] = []
    /// Whether a modal is on its way up or down.
    var isMoving = false
    /// The animation of somebody else's modal whose end the next modal waits for.
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

    /// Takes entries away, wherever on the stack they are.
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

    /// Brings UIKit up to date with what should be on screen.
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

    /// Whether a view controller is the page of an entry already.
    func isTaken(_ controller: UIViewController) -> Bool {
      window?.stacks.contains { $0.pages.values.contains(controller) } == true
    }
  }
#endif
