#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Where the view controllers of a `UIKitNavigator` come from.
  ///
  /// A `UIViewController` that is `Presentable` needs nothing here.
  ///
  /// ```swift
  /// extension CartViewController: Presentable {}
  /// let screens = UIKitScreens(make: { ($0 as? CartScreen).map { UIHostingController(rootView: $0) } })
  /// ```
  @MainActor public struct UIKitScreens {
    /// Makes the view controller of anything that is none itself; nil where it knows none.
    public var make: @MainActor (any Presentable) -> UIViewController?
    /// Makes the controller of each stack; give one of your own to dress its bar.
    public var makeStack: @MainActor () -> FlowNavigationController
    /// Changes a modal before it appears: its detents, or what a popover points at.
    public var prepare: @MainActor (UIViewController, ModalStyle) -> Void
    /// Hears of what no view controller was found for; an empty one with the screen's name is shown in its place.
    public var missing: @MainActor (Entry) -> Void

    /// Makes a source; what is left out does nothing.
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
