public import FlowKit

/// The Shop on a phone without a display: it runs anywhere, its buttons are touched by name, and its screen is text.
///
/// ```swift
/// let phone = Phone()
/// phone.touch("onSkip")
/// print(phone.seen)
/// ```
@MainActor public final class Phone {
  /// The first flow.
  public let app: AppFlow
  /// The state of the app.
  public let shop: ShopState
  let glass = HeadlessNavigator()

  /// The registry of the whole app.
  public nonisolated static var registry: Registry { Registry(root: AppFlow.self, name: "Shop") }

  /// Launches the app, from a link or without one.
  public init(
    _ shop: ShopState = ShopState(), observer: (any FlowObserver)? = nil, opening link: String? = nil
  ) {
    self.shop = shop
    app = AppFlow(shop)
    app.launch(in: glass, registry: Self.registry, observer: observer, opening: link)
  }
}

extension Phone {
  /// The visible screens, in one line.
  public var seen: String { glass.description }

  /// The screen on top; nil for an alert.
  public var screen: (any ShopScreen)? { glass.topmost.entries.last?.content as? any ShopScreen }

  /// Touches a button of the screen on top; false if there is none with the name.
  @discardableResult
  public func touch(_ button: String) -> Bool {
    guard let found = screen?.buttons.first(where: { $0.key == button }) else { return false }
    found.value()
    return true
  }

  /// Touches the back button.
  @discardableResult
  public func goBack() -> Bool { glass.goBack() }

  /// Swipes the top modal away.
  @discardableResult
  public func swipeDown() -> Bool { glass.swipeDown() }

  /// Touches a tab.
  @discardableResult
  public func select(tab name: String) -> Bool { glass.select(tab: name) }

  /// Touches a button of an alert.
  public func choose(_ title: String) { glass.choose(title) }
}

extension HeadlessNavigator {
  /// The stack that receives touches: that of the top modal, and inside it that of the selected tab.
  fileprivate var topmost: HeadlessNavigator { visible }
}
