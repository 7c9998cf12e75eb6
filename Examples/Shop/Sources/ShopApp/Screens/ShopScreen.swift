public import FlowKit

/// A screen of the example, which only consists of its content, so that it runs without a display.
public protocol ShopScreen: Presentable {
  /// The line at the top.
  var title: String { get }
  /// The rows of text.
  var rows: [String] { get }
  /// The layout, for a drawing of the screen.
  var layout: Layout { get }
  /// The actions, by the name of the closure that each calls.
  @MainActor var buttons: KeyValuePairs<String, @MainActor () -> Void> { get }
}

extension ShopScreen {
  /// No rows.
  public var rows: [String] { [] }
  /// No actions.
  @MainActor public var buttons: KeyValuePairs<String, @MainActor () -> Void> { [:] }
}
