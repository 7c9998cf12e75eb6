public import FlowKit

/// The Shop on a phone without glass: it runs anywhere, is touched by name, and says what is seen.
///
/// ```swift
/// let phone = Phone()
/// phone.touch("onSkip")
/// print(phone.seen)
/// ```
@MainActor public final class Phone {
  /// The first flow.
  public let app: AppFlow
  /// What the app remembers.
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
  /// What is on the glass, in one line.
  public var seen: String { glass.description }

  /// The screen on top; nil for an alert.
  public var screen: (any ShopScreen)? { glass.topmost.entries.last?.content as? any ShopScreen }

  /// Touches a button of the screen on top; false if there is none of the name.
  @discardableResult
  public func touch(_ button: String) -> Bool {
    guard let found = screen?.buttons.first(where: { $0.key == button }) else { return false }
    found.value()
    return true
  }

  /// Touches the back button.
  @discardableResult
  public func goBack() -> Bool { glass.goBack() }

  /// Swipes the top card away.
  @discardableResult
  public func swipeDown() -> Bool { glass.swipeDown() }

  /// Touches a tab.
  @discardableResult
  public func select(tab name: String) -> Bool { glass.select(tab: name) }

  /// Touches a button of an alert.
  public func choose(_ title: String) { glass.choose(title) }
}

extension HeadlessNavigator {
  /// The stack that takes touches: of the top modal, and inside it of the selected tab.
  fileprivate var topmost: HeadlessNavigator { visible }
}
