#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// The source of the view controllers for a `UIKitNavigator`.
  ///
  /// A `UIViewController` that is `Presentable` needs nothing here.
  ///
  /// ```swift
  /// extension CartViewController: Presentable {}
  /// let screens = UIKitScreens(make: { ($0 as? CartScreen).map { UIHostingController(rootView: $0) } })
  /// ```
  @MainActor public struct UIKitScreens {
    /// Makes the view controller of a screen that is not a `UIViewController` itself; nil if it cannot.
    public var make: @MainActor (any Presentable) -> UIViewController?
    /// Makes the controller of each stack; supply your own to customise its bar.
    public var makeStack: @MainActor () -> FlowNavigationController
    /// Configures a modal before it appears: the anchor of a popover, or the handle of a sheet.
    public var prepare: @MainActor (UIViewController, ModalStyle) -> Void
    /// Called when no view controller was found; an empty one with the screen's name is shown instead.
    public var missing: @MainActor (Entry) -> Void

    /// Makes a source; omitted closures do nothing.
    public init(
      make: @escaping @MainActor (any Presentable) -> UIViewController? = { _ in nil },
      makeStack: @escaping @MainActor () -> FlowNavigationController = { FlowNavigationController() },
      prepare: @escaping @MainActor (UIViewController, ModalStyle) -> Void = { _, _ in },
      missing: @escaping @MainActor (Entry) -> Void = { _ in }
    ) {
      self.make = make
      self.makeStack = makeStack
      self.prepare = prepare
      self.missing = missing
    }
  }
#endif
